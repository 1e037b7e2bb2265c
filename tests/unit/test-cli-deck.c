/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-fixture.h"

#include <string.h>

#define TITLE(text) "<title>" text "</title>"
#define VALUE(stat, text) "<value stat='" stat "'>" text "</value>"
#define CARD(id, attributes, values) \
  "<card id='" id "' page='1' " attributes ">" TITLE (id) values "</card>"
#define REDS "faction='rouges'"
#define OPTION(id, title) "<option id='" id "'>" TITLE (title) "</option>"

static const char game_xml[] =
  "<game format='1' id='essai' xml:lang='fr'>" TITLE ("Essai") "<players min='2' max='2'/>"
  "<source id='livret'>" TITLE ("Livret") "</source>"
  "<stat id='deck' on='card' kind='choice' role='deck'>" TITLE ("Paquet")
  OPTION ("fight", "Combats") OPTION ("tricks", "Ruses") OPTION ("empty", "Vide") "</stat>"
  "<stat id='icons' on='card' kind='pieces' role='icons'>" TITLE ("Unités") "</stat>"
  "<stat id='strength' on='card' kind='integer'>" TITLE ("Force") "</stat>"
  "<stat id='copies' on='card' kind='integer' role='copies'>" TITLE ("Exemplaires") "</stat>"
  "<stat id='box' on='card' kind='choice' role='edition'>" TITLE ("Boîte")
  OPTION ("first", "Jeu") OPTION ("first-only", "Jeu seul") OPTION ("more", "Ajout")
  OPTION ("other", "Autre") "</stat>"
  "</game>";

static const char entries_xml[] =
  "<entries format='1' game='essai' xml:lang='fr'>"
  "<faction id='rouges' page='1'>" TITLE ("Rouges") "</faction>"
  "<faction id='carmin' of='rouges' page='1'>" TITLE ("Carmin") "</faction>"
  "<faction id='verts' page='1'>" TITLE ("Verts") "</faction>"
  "<unit id='eclaireur' page='1' faction='rouges'>" TITLE ("Éclaireur") "</unit>"
  CARD ("own", "faction='carmin'", VALUE ("deck", "tricks") VALUE ("strength", "7"))
  CARD ("always", REDS, VALUE ("deck", "fight") VALUE ("icons", "eclaireur") VALUE ("copies", "3")
        VALUE ("strength", "4") VALUE ("box", "first"))
  CARD ("replaced", REDS, VALUE ("deck", "fight") VALUE ("copies", "2") VALUE ("box", "first-only"))
  CARD ("added", REDS, VALUE ("deck", "fight") VALUE ("icons", "eclaireur") VALUE ("box", "more"))
  CARD ("strange", REDS, VALUE ("deck", "fight") VALUE ("box", "other"))
  CARD ("nothing", REDS, VALUE ("deck", "tricks"))
  CARD ("loose", REDS, VALUE ("strength", "1"))
  CARD ("everybody", "shared='true'", VALUE ("deck", "tricks") VALUE ("strength", "2"))
  "</entries>";

static void
write_game (CliFixture *fixture)
{
  g_autofree char *folder = cli_fixture_dup_game_folder (fixture);

  cli_write_file (folder, "game.xml", game_xml);
  cli_write_file (folder, "entries.xml", entries_xml);
}

/* "fight 5/2: always replaced; tricks 2/1: own nothing" for what adc writes. */
static char *
describe (JsonObject *object)
{
  JsonArray *decks = json_object_get_array_member (object, "decks");
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (decks); i++) {
    JsonObject *deck = json_array_get_object_element (decks, i);
    JsonArray *cards = json_object_get_array_member (deck, "cards");

    cli_assert_members (deck, "id title cards count unknown");
    g_string_append_printf (out, "%s%s %d/%d:", i > 0 ? "; " : "",
                            json_object_get_string_member (deck, "id"),
                            (int) json_object_get_int_member (deck, "count"),
                            (int) json_object_get_int_member (deck, "unknown"));
    for (guint j = 0; j < json_array_get_length (cards); j++)
      g_string_append_printf (out, " %s",
                              json_object_get_string_member (
                                json_array_get_object_element (cards, j), "id"));
  }

  return g_string_free (out, FALSE);
}

static void
test_editions (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *line;
    const char *edition;
    const char *wanted;
  } cases[] = {
    { "deck essai rouges --json", "first",
      "fight 5/2: always replaced; tricks 1/1: nothing; cards 1/0: loose" },
    { "deck essai rouges --json --edition first", "first",
      "fight 5/2: always replaced; tricks 1/1: nothing; cards 1/0: loose" },
    { "deck essai rouges --json --edition more --deck fight", "more", "fight 4/0: always added" },
    { "deck --edition other --json essai rouges --deck fight", "other",
      "fight 4/1: always strange" },
    { "deck essai carmin --json --deck tricks", "first", "tricks 2/1: own nothing" },
    { "deck essai carmin --json --deck empty", "first", "" },
    { "deck essai verts --json", "first", "" },
    { "deck essai all --json", "first", "tricks 1/0: everybody" },
  };

  write_game (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(JsonNode) root = cli_run_json (fixture, cases[i].line);
    JsonObject *object = json_node_get_object (root);
    g_autofree char *found = describe (object);

    cli_assert_members (object, "game faction edition decks");
    g_assert_cmpstr (found, ==, cases[i].wanted);
    g_assert_cmpstr (json_object_get_string_member (object, "game"), ==, "essai");
    g_assert_cmpstr (json_object_get_string_member (object, "edition"), ==, cases[i].edition);
  }
}

static void
test_values (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = NULL;
  JsonObject *card, *values;

  write_game (fixture);
  root = cli_run_json (fixture, "deck essai rouges --deck fight --json");
  card = cli_find_by_id (
    json_object_get_array_member (
      json_array_get_object_element (
        json_object_get_array_member (json_node_get_object (root), "decks"), 0),
      "cards"),
    "always");
  cli_assert_members (card, "id title values bases incomplete");
  values = json_object_get_object_member (card, "values");
  g_assert_cmpint (json_object_get_int_member (values, "strength"), ==, 4);
  g_assert_cmpstr (json_object_get_string_member (values, "icons"), ==, "eclaireur");
}

/* Columns are what at least one card of that deck has. */
static void
test_text (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  write_game (fixture);
  {
    g_auto(CliRun) run = cli_run (fixture, "deck essai rouges --lang en");

    g_assert_cmpint (run.status, ==, 0);
    g_assert_cmpstr (run.err, ==, "");
    cli_assert_contains (run.out, "Combats   Unités     Force  Exemplaires  Boîte\n"
                                  "always    Éclaireur  4      3            Jeu\n"
                                  "replaced  ?          ?      2            Jeu seul\n"
                                  "5 cards, of which 2 unknown\n\n");
    cli_assert_contains (run.out, "Ruses\nnothing\n1 card, of which 1 unknown\n\n");
    cli_assert_contains (run.out, "Cards  Force\nloose  1\n1 card\n\n");
    g_assert_null (strstr (run.out, "Vide"));
  }
  {
    g_auto(CliRun) run = cli_run (fixture, "deck essai verts --lang en");

    g_assert_cmpint (run.status, ==, 0);
    g_assert_cmpstr (run.out, ==, "There is no such card.\n");
  }
}

/* A game that tells no decks apart has one. */
static void
test_one_deck (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_json (fixture, "deck neuroshima-hex moloch --json");
  g_autoptr(JsonNode) again =
    cli_run_json (fixture, "deck neuroshima-hex moloch --json --deck cards");
  JsonObject *object = json_node_get_object (root);
  JsonArray *decks = json_object_get_array_member (object, "decks");

  g_assert_true (json_object_get_null_member (object, "edition"));
  g_assert_cmpuint (json_array_get_length (decks), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (decks, 0), "id"),
                   ==, "cards");
  g_assert_true (json_node_equal (root, again));
}

static void
test_mistakes (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *line;
    const char *part;
  } cases[] = {
    { "deck --lang en", "Usage: adc deck" },
    { "deck --lang en essai", "Usage: adc deck" },
    { "deck --lang en essai rouges verts", "Usage: adc deck" },
    { "deck --lang en esai rouges", "There is no game “esai”; the nearest names are essai" },
    { "deck --lang en essai rouge", "the nearest names are rouges" },
    { "deck --lang en essai eclaireur", "“eclaireur” is not of the kind “faction”" },
    { "deck --lang en essai rouges --deck figth",
      "Essai has no deck “figth”; there are fight, tricks, empty." },
    { "deck --lang en essai rouges --deck cards", "Essai has no deck “cards”" },
    { "deck --lang en essai rouges --edition first-only",
      "Essai has no edition “first-only”; there are first, more, other." },
    { "deck --lang en neuroshima-hex moloch --edition first",
      "The cards of Neuroshima Hex! are all of one edition." },
    { "deck --lang en neuroshima-hex moloch --deck fight",
      "Neuroshima Hex! has no deck “fight”; there are cards." },
    { "deck --lang en essai rouges --deck", "needs a value" },
    { "units --lang en essai --deck fight", "cannot be used here" },
  };

  write_game (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto(CliRun) run = cli_run (fixture, cases[i].line);

    g_assert_cmpint (run.status, ==, 2);
    g_assert_cmpstr (run.out, ==, "");
    cli_assert_one_sentence (run.err);
    cli_assert_contains (run.err, cases[i].part);
  }
}

int
main (int argc, char **argv)
{
  static const CliTest tests[] = {
    { "/cli-deck/editions", test_editions }, { "/cli-deck/values", test_values },
    { "/cli-deck/text", test_text },         { "/cli-deck/one-deck", test_one_deck },
    { "/cli-deck/mistakes", test_mistakes },
  };

  return cli_run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}

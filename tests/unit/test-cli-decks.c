/* SPDX-License-Identifier: GPL-3.0-or-later */

/* “adc deck check” and the other commands about deck files. */

#include "cli-fixture.h"

#include <string.h>

#define TITLES(fr, en) "<title>" fr "</title><title xml:lang='en'>" en "</title>"

static const char game_xml[] =
  "<game format='1' id='essai' xml:lang='fr'>" TITLES ("Essai", "Trial")
  "<players min='2' max='4'/>"
  "<source id='livret'>" TITLES ("Livret", "Booklet") "</source>"
  "<stat id='sort' on='card' kind='choice'>" TITLES ("Sorte", "Sort")
  "<option id='attack'>" TITLES ("Attaque", "Attack") "</option></stat>"
  "</game>";

static const char entries_xml[] =
  "<entries format='1' game='essai' xml:lang='fr'>"
  "<faction id='rouges' page='1'>" TITLES ("Rouges", "Reds") "</faction>"
  "<rule id='taille' page='4'>" TITLES ("Taille", "Size") "<p>Quatre.</p><p xml:lang='en'>Four.</p>"
  "</rule>"
  "<card id='raid' page='1' faction='rouges'>" TITLES ("Raid", "Foray")
  "<value stat='sort'>attack</value></card>"
  "<card id='mine' page='1' faction='rouges'>" TITLES ("Mine", "Pit") "</card>"
  "<card id='eclaireur' page='1' faction='rouges'>" TITLES ("Éclaireur", "Scout") "</card>"
  "<deck-kind id='paquet' factions='true'>" TITLES ("Paquet", "Pack")
  "<choice id='partie'>" TITLES ("Partie", "Party")
  "<option id='seul'>" TITLES ("Seul", "Alone") "</option>"
  "<option id='equipe'>" TITLES ("En équipe", "Team") "</option></choice>"
  "<admit on='card' whose='own'/>"
  "<zone id='pioche' role='draw'>" TITLES ("Pioche", "Stock") "</zone>"
  "<zone id='main' role='hand'>" TITLES ("Main", "Hand") "</zone>"
  "<deal opening='2' turn='1'/>"
  "<list options='equipe'><take card='raid' count='4'/></list>"
  "<list><take card='raid' count='1'/><take card='mine' count='3'/></list>"
  "</deck-kind>"
  "<deck-rule id='nombre' page='4' deck='paquet' min='4' max='4' rule='taille'>"
  TITLES ("Quatre cartes", "Four Cards") "</deck-rule>"
  "</entries>";

typedef struct {
  char *list, *deck, *other; /* paths */
} Files;

static void
files_clear (Files *files)
{
  g_free (files->list);
  g_free (files->deck);
  g_free (files->other);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Files, files_clear)

static Files
write_game (CliFixture *fixture)
{
  g_autofree char *folder = cli_fixture_dup_game_folder (fixture);

  cli_write_file (folder, "game.xml", game_xml);
  cli_write_file (folder, "entries.xml", entries_xml);
  return (Files) { g_build_filename (fixture->data_home, "list.txt", NULL),
                   g_build_filename (fixture->data_home, "one.adcdeck", NULL),
                   g_build_filename (fixture->data_home, "two.adcdeck", NULL) };
}

/* The command, with a path, or whatever it is, for FILE. */
static CliRun
run (CliFixture *fixture, const char *line, const char *file)
{
  g_auto(GStrv) parts = g_strsplit (line, "FILE", -1);
  g_autofree char *command = g_strjoinv (file, parts);

  return cli_run (fixture, command);
}

static JsonNode *
run_json (CliFixture *fixture, const char *line, const char *file)
{
  g_auto(GStrv) parts = g_strsplit (line, "FILE", -1);
  g_autofree char *command = g_strjoinv (file, parts);

  return cli_run_json (fixture, command);
}

static void
assert_run (CliFixture *fixture, const char *line, const char *file, int status, const char *out,
            const char *err)
{
  g_auto(CliRun) result = run (fixture, line, file);

  if (result.status != status)
    g_error ("adc %s: %d\n%s%s", line, result.status, result.out, result.err);
  cli_assert_contains (result.out, out);
  cli_assert_contains (result.err, err);
  if (*err == '\0')
    g_assert_cmpstr (result.err, ==, "");
}

static void
test_new (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(Files) files = write_game (fixture);

  assert_run (fixture, "deck new essai paquet rouges --lang en", "", 0,
              "<card id=\"mine\" name=\"Pit\" count=\"3\"/>", "");
  assert_run (fixture, "deck new essai paquet rouges --option equipe", "", 0,
              "<card id=\"raid\" name=\"Raid\" count=\"4\"/>", "");
  assert_run (fixture, "deck new essai free --lang en", "", 0, "kind=\"free\"", "");
  assert_run (fixture, "deck new essai paquet --lang en", "", 2, "", "rouges");
  assert_run (fixture, "deck new essai paquet verts --lang en", "", 2, "", "rouges");
  assert_run (fixture, "deck new essai free rouges --lang en", "", 2, "", "leave");
  assert_run (fixture, "deck new essai pack rouges --lang en", "", 2, "", "paquet, free");
  assert_run (fixture, "deck new essai paquet rouges --players 9 --lang en", "", 2, "", "2 to 4");
  assert_run (fixture, "deck new essai paquet rouges --option three --lang en", "", 2, "",
              "seul, equipe");
  assert_run (fixture, "deck new essai paquet rouges --edition x --lang en", "", 2, "",
              "one edition");
}

static void
test_check (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(Files) files = write_game (fixture);
  g_auto(CliRun) illegal = { 0 };

  assert_run (fixture, "deck new essai paquet rouges -o FILE", files.deck, 0, "", "");
  assert_run (fixture, "deck check FILE --lang en", files.deck, 0, "Legal.", "");

  cli_write_file (fixture->data_home, "list.txt", "5 Raid\n");
  assert_run (fixture, "deck import essai paquet rouges FILE -o FILE.adcdeck", files.list, 0, "",
              "");
  illegal = run (fixture, "deck check FILE.adcdeck --lang en", files.list);
  g_assert_cmpint (illegal.status, ==, 1);
  g_assert_cmpstr (illegal.out, ==,
                   "Rouges\nNot legal: 1 rule is broken.\n\n"
                   "Broken: Pack: 5, and it takes exactly 4.\n"
                   "  Four Cards; Booklet, p.\u00a04; essai/deck-rule/nombre\n"
                   "  Repair: Remove 1 × Foray\n");
}

static void
test_check_json (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(Files) files = write_game (fixture);
  g_autoptr(JsonNode) root = NULL;
  JsonObject *object, *finding;

  assert_run (fixture, "deck new essai paquet rouges -o FILE", files.deck, 0, "", "");
  root = run_json (fixture, "deck check FILE --json --lang en", files.deck);
  object = json_node_get_object (root);
  cli_assert_members (object, "game kind title legal verdict summary count unknown findings");
  g_assert_true (json_object_get_boolean_member (object, "legal"));
  g_assert_cmpstr (json_object_get_string_member (object, "verdict"), ==, "kept");
  g_assert_cmpint (json_object_get_int_member (object, "count"), ==, 4);
  finding =
    json_array_get_object_element (json_object_get_array_member (object, "findings"), 0);
  cli_assert_members (finding, "verdict message location title citation rule card count unknown "
                               "min max repair");
  g_assert_cmpstr (json_object_get_string_member (finding, "location"), ==,
                   "essai/deck-rule/nombre");
  g_assert_cmpstr (json_object_get_string_member (finding, "rule"), ==, "taille");
}

static void
test_unreadable (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const commands[] = { "deck check FILE", "deck code FILE", "deck export FILE",
                                           "deck odds FILE --want raid" };
  g_auto(Files) files = write_game (fixture);

  cli_write_file (fixture->data_home, "one.adcdeck", "<deck format='1'>\n<nonsense/></deck>");
  cli_write_file (fixture->data_home, "two.adcdeck",
                  "<deck format='1' game='nowhere' kind='free'><title>A</title></deck>");
  for (guint i = 0; i < G_N_ELEMENTS (commands); i++) {
    assert_run (fixture, commands[i], "/no/such/file", 2, "", "/no/such/file");
    assert_run (fixture, commands[i], files.deck, 2, "", "one.adcdeck:");
    assert_run (fixture, commands[i], files.other, 2, "", "nowhere");
  }
}

static void
test_import (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(Files) files = write_game (fixture);
  g_auto(CliRun) result = { 0 };

  cli_write_file (fixture->data_home, "list.txt", "2x Foray\n3 Mime\n\nHand\nMine\n0 Raid\n");
  result = run (fixture, "deck import essai paquet rouges FILE --lang en", files.list);
  g_assert_cmpint (result.status, ==, 1);
  g_assert_cmpstr (result.err, ==,
                   "adc: Line 2: Trial has no “Mime”; did you mean “Mine”? It is kept under that "
                   "name.\n"
                   "adc: Line 6: how many of “Raid” there are must be a number from 1 to 9999. "
                   "They are left out.\n");
  cli_assert_contains (result.out, "<zone id=\"pioche\">");
  cli_assert_contains (result.out, "<card id=\"raid\" name=\"Foray\" count=\"2\"/>");
  cli_assert_contains (result.out, "<card name=\"Mime\" count=\"3\"/>");
  cli_assert_contains (result.out, "<zone id=\"main\">");

  assert_run (fixture, "deck import essai paquet rouges FILE", "/no/such/list", 2, "",
              "/no/such/list");
  assert_run (fixture, "deck import essai free FILE --lang en", files.list, 1, "free", "Line 2");
}

static void
test_import_json (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(Files) files = write_game (fixture);
  g_autoptr(JsonNode) root = NULL;
  JsonObject *object, *card;

  cli_write_file (fixture->data_home, "list.txt", "2x Raid\n2 Mine");
  root = run_json (fixture, "deck import essai paquet rouges FILE --json --lang en", files.list);
  object = json_node_get_object (root);
  cli_assert_members (object, "game kind title faction edition players options ignored notes cards "
                              "count strangers");
  g_assert_cmpint (json_object_get_int_member (object, "count"), ==, 4);
  card = json_array_get_object_element (json_object_get_array_member (object, "cards"), 0);
  cli_assert_members (card, "zone id name category count known");
  g_assert_cmpstr (json_object_get_string_member (card, "name"), ==, "Foray");
}

static void
test_export (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(Files) files = write_game (fixture);
  g_autoptr(JsonNode) root = NULL;
  g_autofree char *csv = NULL;

  assert_run (fixture, "deck new essai paquet rouges -o FILE", files.deck, 0, "", "");
  assert_run (fixture, "deck export FILE --lang en", files.deck, 0, "\n    3 × Pit\n", "");
  assert_run (fixture, "deck export FILE --format markdown", files.deck, 0, "\n- 3 × Mine\n", "");
  assert_run (fixture, "deck export FILE --format csv -o FILE.csv", files.deck, 0, "", "");
  csv = g_strconcat (files.deck, ".csv", NULL);
  assert_run (fixture, "deck import essai paquet rouges FILE", csv, 0,
              "<card id=\"mine\" name=\"Mine\" count=\"3\"/>", "");
  assert_run (fixture, "deck export FILE --format pdf --lang en", files.deck, 2, "", "markdown");

  root = run_json (fixture, "deck export FILE --json", files.deck);
  cli_assert_members (json_node_get_object (root),
                      "game kind title faction edition players options ignored notes cards count "
                      "text");
}

static void
test_code (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const char *arguments[] = { "deck", "decode", NULL, "-o", NULL, NULL };
  g_auto(Files) files = write_game (fixture);
  g_auto(CliRun) code = { 0 };
  g_auto(CliRun) decoded = { 0 };
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr(JsonNode) root = NULL;

  assert_run (fixture, "deck new essai paquet rouges -o FILE", files.deck, 0, "", "");
  code = run (fixture, "deck code FILE", files.deck);
  g_assert_true (g_str_has_prefix (code.out, "ADC1-"));
  g_strchomp (code.out);
  assert_run (fixture, "deck decode FILE", code.out, 0, "<card id=\"raid\"", "");
  arguments[2] = code.out;
  arguments[4] = files.other;
  decoded = cli_run_in (fixture, "C", arguments);
  g_assert_cmpint (decoded.status, ==, 0);
  g_assert_cmpstr (decoded.out, ==, "");
  g_assert_true (g_file_get_contents (files.deck, &before, NULL, NULL));
  g_assert_true (g_file_get_contents (files.other, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);

  assert_run (fixture, "deck decode ADC9-AAAA --lang en", "", 2, "", "newer");
  code.out[strlen (code.out) - 3] ^= 1;
  assert_run (fixture, "deck decode FILE --lang en", code.out, 2, "", "damaged");

  root = run_json (fixture, "deck code FILE --json", files.deck);
  cli_assert_members (json_node_get_object (root), "game kind title code");
}

static double
get_low (JsonObject *object, guint position)
{
  JsonArray *odds = json_object_get_array_member (object, "odds");
  JsonObject *one = json_array_get_object_element (odds, position);

  cli_assert_members (one, "when number low high");
  g_assert_cmpfloat (json_object_get_double_member (one, "low"), ==,
                     json_object_get_double_member (one, "high"));
  return json_object_get_double_member (one, "low");
}

/* One card of four. */
static void
test_odds (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(Files) files = write_game (fixture);
  g_autoptr(JsonNode) root = NULL;
  JsonObject *object;

  assert_run (fixture, "deck new essai paquet rouges -o FILE", files.deck, 0, "", "");
  assert_run (fixture, "deck odds FILE --want foray --draw 1 --lang en", files.deck, 0,
              "At least 1 × Foray\n"
              "  With 1 card drawn      25.0\u00a0%\n"
              "  With the opening hand  50.0\u00a0%\n",
              "");
  root = run_json (fixture, "deck odds FILE --want mine:2 --draw 2 --turn 3 --json --lang en",
                   files.deck);
  object = json_node_get_object (root);
  cli_assert_members (object, "game kind title card want at-least to-draw in-hand odds");
  g_assert_cmpfloat_with_epsilon (get_low (object, 0), 0.5, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_low (object, 1), 0.5, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_low (object, 2), 1, 1e-12);

  assert_run (fixture, "deck odds FILE --draw 1 --lang en", files.deck, 2, "", "--want");
  assert_run (fixture, "deck odds FILE --want forya --lang en", files.deck, 2, "", "“Foray”");
  assert_run (fixture, "deck odds FILE --want eclaireur --lang en", files.deck, 2, "", "Scout");
  assert_run (fixture, "deck odds FILE --want mine --draw 0 --lang en", files.deck, 2, "",
              "--draw");
  assert_run (fixture, "deck odds FILE --want mine --turn 0 --lang en", files.deck, 2, "",
              "--turn");
}

static void
test_help (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  assert_run (fixture, "deck odds --help --lang en", "", 0, "--want CARD[:K]", "");
  assert_run (fixture, "deck check --lang en", "", 2, "", "Usage: adc deck check");
  assert_run (fixture, "--help", "", 0, "deck import", "");

  /* In columns, whatever letters a name has. */
  assert_run (fixture, "deck odds --help --lang fr", "", 0, "--want CARTE[:K]  la carte", "");
  assert_run (fixture, "deck import --help --lang fr", "", 0, "--option ID,…     ce dont", "");
}

int
main (int argc, char *argv[])
{
  static const CliTest tests[] = {
    { "/cli-decks/new", test_new },
    { "/cli-decks/check", test_check },
    { "/cli-decks/check-json", test_check_json },
    { "/cli-decks/unreadable", test_unreadable },
    { "/cli-decks/import", test_import },
    { "/cli-decks/import-json", test_import_json },
    { "/cli-decks/export", test_export },
    { "/cli-decks/code", test_code },
    { "/cli-decks/odds", test_odds },
    { "/cli-decks/help", test_help },
  };

  return cli_run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-fixture.h"

#include <fcntl.h>
#include <glib-unix.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

static void
test_help (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char * const lines[] = { "--help",
                                       "-h",
                                       "--version",
                                       "games --help",
                                       "search -h",
                                       "show --help",
                                       "units --help",
                                       "validate --help --lang fr",
                                       "search --json --help" };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_auto(CliRun) run = cli_run (fixture, lines[i]);

    g_assert_cmpint (run.status, ==, 0);
    g_assert_cmpstr (run.err, ==, "");
    cli_assert_contains (run.out, "adc");
  }
}

static void
test_games (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) run = cli_run (fixture, "games --lang en");
  g_autoptr(JsonNode) root = cli_run_json (fixture, "games --json --lang en");
  JsonObject *game = cli_find_by_id (json_node_get_array (root), "essai");

  cli_assert_contains (run.out, "essai  Trial\n");
  cli_assert_members (game, "id title titles summary players counts users_own");
  g_assert_cmpstr (json_object_get_string_member (game, "title"), ==, "Trial");
  g_assert_cmpint (json_object_get_int_member (json_object_get_object_member (game, "players"),
                                               "max"),
                   ==, 2);
  g_assert_cmpint (json_object_get_int_member (json_object_get_object_member (game, "counts"),
                                               "term"),
                   ==, 2);
  g_assert_true (json_object_get_boolean_member (game, "users_own"));
}

/* Said once, in full, where one asks for the games; elsewhere in one sentence. The other games are
 * there. */
static void
test_broken_game (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = cli_fixture_dup_game_folder (fixture);

  cli_write_file (folder, "entries.xml",
                  "<entries format='1' game='essai' xml:lang='fr'>\n<nonsense/></entries>");
  {
    g_auto(CliRun) games = cli_run (fixture, "games");
    g_auto(CliRun) search = cli_run (fixture, "search tir");

    g_assert_cmpint (games.status, ==, 0);
    cli_assert_contains (games.err, "entries.xml:2: ");
    g_assert_null (strstr (games.out, "essai"));
    g_assert_cmpint (search.status, ==, 0);
    cli_assert_one_sentence (search.err);
    cli_assert_contains (search.err, "adc games");
  }
}

static void
test_search_json (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root =
    cli_run_json (fixture, "search --json --game essai --lang fr arrete un TIR");
  JsonObject *object = json_node_get_object (root);
  JsonArray *results = json_object_get_array_member (object, "results");
  JsonObject *result = json_array_get_object_element (results, 0);

  cli_assert_members (object, "query corrected found results nearest");
  g_assert_cmpstr (json_object_get_string_member (object, "query"), ==, "arrete un TIR");
  g_assert_true (json_object_get_null_member (object, "corrected"));
  g_assert_cmpuint (json_array_get_length (results), ==, 1);
  cli_assert_members (result, "game kind id title other_title page text score");
  g_assert_cmpstr (json_object_get_string_member (result, "game"), ==, "essai");
  g_assert_cmpstr (json_object_get_string_member (result, "kind"), ==, "term");
  g_assert_cmpstr (json_object_get_string_member (result, "id"), ==, "bouclier");
  g_assert_cmpstr (json_object_get_string_member (result, "title"), ==, "Bouclier");
  g_assert_cmpstr (json_object_get_string_member (result, "text"), ==,
                   "Il arrête un tir venu de la Frontière.");
  g_assert_cmpfloat (json_object_get_double_member (result, "score"), >, 0);
}

static void
test_search_crosses_languages (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root =
    cli_run_json (fixture, "search --json --game essai --lang en arrete un tir");
  JsonObject *result =
      json_array_get_object_element (json_object_get_array_member (json_node_get_object (root),
                                                                   "results"),
                                     0);

  g_assert_cmpstr (json_object_get_string_member (result, "title"), ==, "Shield");
  g_assert_cmpstr (json_object_get_string_member (result, "text"), ==,
                   "It stops a shot from the Frontier.");
}

static void
test_search_corrects (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_json (fixture, "search --json --lang fr eclairreurr");
  g_auto(CliRun) run = cli_run (fixture, "search --lang fr eclairreurr");

  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (root), "corrected"), ==,
                   "éclaireur");
  cli_assert_contains (run.out, "éclaireur");
  cli_assert_contains (run.out, "--literal");
}

static void
test_search_options (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) literal =
    cli_run_json (fixture, "search --json --literal --lang fr eclairreurr");
  JsonObject *object = json_node_get_object (literal);
  g_autoptr(JsonNode) terms = cli_run_json (fixture, "search --json --game essai --kind term tir");
  JsonArray *results = json_object_get_array_member (json_node_get_object (terms), "results");
  g_auto(CliRun) other = cli_run (fixture, "search --lang fr --game essai --limit 1 shield");

  g_assert_true (json_object_get_null_member (object, "corrected"));
  g_assert_cmpint (json_object_get_int_member (object, "found"), ==, 0);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (object, "nearest")), >, 0);
  g_assert_cmpuint (json_array_get_length (results), >, 0);
  for (guint i = 0; i < json_array_get_length (results); i++)
    g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (results, i),
                                                    "kind"),
                     ==, "term");
  cli_assert_contains (other.out, "Bouclier"); /* and the name by which it was found */
  cli_assert_contains (other.out, "\n  Shield\n");
}

/* A unit's text says its values, a sequence's its steps. */
static void
test_search_text_is_whole (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *line;
    const char *part;
  } cases[] = {
    { "search --json --lang en --game essai scout", "Cost: 2" },
    { "search --json --lang en --game essai turn", "1. Draw" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(JsonNode) root = cli_run_json (fixture, cases[i].line);
    JsonArray *results = json_object_get_array_member (json_node_get_object (root), "results");
    JsonObject *result = json_array_get_object_element (results, 0);

    cli_assert_contains (json_object_get_string_member (result, "text"), cases[i].part);
  }
}

static void
test_search_text (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) found = cli_run (fixture, "search --lang en --game essai --limit 1 shot");
  g_auto(CliRun) nothing = cli_run (fixture, "search --lang en qqqqqqqqqqqq");

  g_assert_cmpint (found.status, ==, 0);
  cli_assert_contains (found.out, "Shield");
  cli_assert_contains (found.out, "  It stops a shot from the Frontier.\n"); /* no marks where there
                                                                                is no terminal */
  cli_assert_contains (found.out, "  adc show essai term bouclier\n");
  g_assert_cmpint (nothing.status, ==, 0);
  cli_assert_contains (nothing.out, "qqqqqqqqqqqq");
}

/* The program's own help is found and read like a game, and is none. */
static void
test_guide (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) games = cli_run (fixture, "games --lang en");
  g_auto(CliRun) found = cli_run (fixture, "search --lang en --limit 1 how do I print");
  g_auto(CliRun) alone = cli_run (fixture, "search --lang fr --game aide-de-camp imprimer");
  g_auto(CliRun) in_game = cli_run (fixture, "search --lang fr --game ares imprimer");
  g_auto(CliRun) shown = cli_run (fixture, "show aide-de-camp rule tour-et-impression --lang en");
  g_auto(CliRun) units = cli_run (fixture, "units aide-de-camp --lang en");

  g_assert_null (strstr (games.out, "aide-de-camp"));
  cli_assert_contains (found.out, "Playing a Turn, Printing, Copying (Help, Aide-de-camp)");
  cli_assert_contains (found.out, "adc show aide-de-camp rule tour-et-impression");
  cli_assert_contains (alone.out, "Jouer son tour");
  g_assert_null (strstr (in_game.out, "aide-de-camp"));
  g_assert_cmpint (shown.status, ==, 0);
  cli_assert_contains (shown.out, "Help, Aide-de-camp\nAide-de-camp\n");
  g_assert_cmpint (units.status, !=, 0);
  cli_assert_one_sentence (units.err);
}

static void
test_show_json (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_json (fixture, "show essai term bouclier --json --lang en");
  JsonObject *object = json_node_get_object (root);
  JsonArray *rulings = json_object_get_array_member (object, "rulings");
  JsonArray *see_also = json_object_get_array_member (object, "see_also");

  cli_assert_members (object, "game kind id title titles page section source text values bases "
                              "incomplete rulings"
                              " see_also");
  g_assert_cmpstr (json_object_get_string_member (object, "title"), ==, "Shield");
  g_assert_cmpstr (json_object_get_string_member (json_object_get_object_member (object, "titles"),
                                                  "fr"),
                   ==, "Bouclier");
  g_assert_cmpint (json_object_get_int_member (object, "page"), ==, 9);
  g_assert_cmpstr (json_object_get_string_member (object, "section"), ==, "Bouclier");
  g_assert_cmpstr (json_object_get_string_member (object, "source"), ==, "Booklet");
  g_assert_cmpuint (json_array_get_length (rulings), ==, 1);
  cli_assert_members (json_array_get_object_element (rulings, 0), "id kind title text");
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (rulings, 0),
                                                  "kind"),
                   ==, "erratum");
  cli_assert_members (json_array_get_object_element (see_also, 0), "kind id title");
}

/* Ours, deduced, the user's, unknown. */
static void
test_values_json (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) shown = cli_run_json (fixture, "show essai unit eclaireur --json");
  g_autoptr(JsonNode) listed = cli_run_json (fixture, "units essai --json");
  JsonObject *unit = cli_find_by_id (json_node_get_array (listed), "eclaireur");
  JsonObject *objects[] = { json_node_get_object (shown), unit };

  cli_assert_members (unit, "id title faction values bases incomplete");
  g_assert_cmpstr (json_object_get_string_member (unit, "faction"), ==, "rouges");
  for (guint i = 0; i < G_N_ELEMENTS (objects); i++) {
    JsonObject *values = json_object_get_object_member (objects[i], "values");
    JsonObject *bases = json_object_get_object_member (objects[i], "bases");
    JsonArray *incomplete = json_object_get_array_member (objects[i], "incomplete");

    cli_assert_members (values, "cost speed range abilities");
    g_assert_cmpint (json_object_get_int_member (values, "cost"), ==, 2);
    g_assert_cmpint (json_object_get_int_member (values, "speed"), ==, 7);
    g_assert_cmpstr (json_object_get_string_member (values, "abilities"), ==, "furtif");
    g_assert_cmpstr (json_object_get_string_member (bases, "cost"), ==, "stated");
    g_assert_cmpstr (json_object_get_string_member (bases, "speed"), ==, "user");
    g_assert_cmpstr (json_object_get_string_member (bases, "range"), ==, "deduced");
    g_assert_cmpstr (json_array_get_string_element (incomplete, 0), ==, "abilities");
  }
}

static void
test_unknown_value_is_null (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *completions = g_build_filename (fixture->data_home, "aide-de-camp",
                                                   "completions.xml", NULL);

  g_assert_cmpint (g_unlink (completions), ==, 0);
  {
    g_autoptr(JsonNode) root = cli_run_json (fixture, "show essai unit eclaireur --json");
    g_auto(CliRun) run = cli_run (fixture, "show essai unit eclaireur");
    JsonObject *object = json_node_get_object (root);

    g_assert_true (
        json_object_get_null_member (json_object_get_object_member (object, "values"), "speed"));
    g_assert_false (
        json_object_has_member (json_object_get_object_member (object, "bases"), "speed"));
    cli_assert_contains (run.out, "Vitesse    ?\n");
  }
}

static void
test_show_text (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) term = cli_run (fixture, "show essai term bouclier --lang en");
  g_auto(CliRun) unit = cli_run (fixture, "show essai unit eclaireur --lang en");
  g_auto(CliRun) sequence = cli_run (fixture, "show essai sequence tour --lang en");
  g_auto(CliRun) ruling = cli_run (fixture, "show essai ruling avis --lang en");

  cli_assert_contains (term.out, "Shield (Bouclier)\n");
  cli_assert_contains (term.out, "Booklet, p. 9, “Bouclier”\n");
  cli_assert_contains (term.out, "It stops a shot from the Frontier.\n");
  cli_assert_contains (term.out, "Erratum: Two shields\n");
  cli_assert_contains (term.out, "They add up.\n");
  cli_assert_contains (term.out, "Frontier: adc show essai term frontiere\n");
  cli_assert_contains (unit.out, "Cost       2\n");
  cli_assert_contains (unit.out, "Vitesse    7 (yours)\n");
  cli_assert_contains (unit.out, "Portée     4 (deduced)\n");
  cli_assert_contains (unit.out, "Capacités  Stealthy, ?\n");
  cli_assert_contains (sequence.out, "1. Draw\n");
  cli_assert_contains (ruling.out, "Shield: adc show essai term bouclier\n");
}

/* As the window copies it. */
static void
test_show_format (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) text = cli_run (fixture, "show essai unit eclaireur --format text --lang en");
  g_auto(CliRun) term = cli_run (fixture, "show essai term bouclier --format markdown --lang en");
  g_auto(CliRun) wrong = cli_run (fixture, "show essai term bouclier --format pdf --lang en");

  cli_assert_contains (text.out, "  Vitesse    7*\n");
  cli_assert_contains (text.out, "  Portée     4~\n");
  cli_assert_contains (term.out, "# Shield\n");
  cli_assert_contains (term.out, "> **Erratum: Two shields**\n");
  g_assert_cmpint (wrong.status, ==, 2);
  cli_assert_contains (wrong.err, "--format must be text or markdown, not “pdf”.");
}

/* Above its values, with the letters explained; what is no tile is not drawn. */
static void
test_show_tile (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) unit =
    cli_run (fixture, "show neuroshima-hex unit moloch-juggernaut --lang en");
  g_auto(CliRun) card = cli_run (fixture, "show neuroshima-hex card moloch-move --lang en");

  cli_assert_contains (unit.out, "      _______________\n"
                                 "     /     B2 A      \\\n");
  cli_assert_contains (unit.out, "  B: blow, S: shot, A: armour, I: initiative, T: toughness\n");
  g_assert_cmpint (card.status, ==, 0);
  g_assert_null (strstr (card.out, "____"));
}

static void
test_units_text (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) run = cli_run (fixture, "units essai --lang en");

  g_assert_cmpint (run.status, ==, 0);
  cli_assert_contains (run.out, "Unit   Faction  Cost  Vitesse  Portée  Capacités\n");
  cli_assert_contains (run.out, "Scout  Reds     2     7*       4~      Stealthy, ?\n");
}

static void
test_validate (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *folder = cli_fixture_dup_game_folder (fixture);
  g_autofree char *text_line = g_strdup_printf ("validate %s --lang en", folder);
  g_autofree char *json_line = g_strdup_printf ("validate %s --json", folder);

  {
    g_auto(CliRun) sound = cli_run (fixture, text_line);
    g_autoptr(JsonNode) root = cli_run_json (fixture, json_line);

    g_assert_cmpint (sound.status, ==, 0);
    g_assert_cmpstr (sound.out, ==, "No problem was found.\n");
    g_assert_cmpuint (json_array_get_length (json_node_get_array (root)), ==, 0);
  }

  cli_write_file (folder, "one.xml",
                  "<entries format='1' game='essai' xml:lang='fr'>\n<nonsense/></entries>");
  cli_write_file (folder, "two.xml", "not XML");
  {
    g_auto(CliRun) unsound = cli_run (fixture, text_line);
    g_auto(CliRun) json = cli_run (fixture, json_line);
    g_autoptr(JsonNode) root = json_from_string (json.out, NULL);
    JsonArray *problems = json_node_get_array (root);

    g_assert_cmpint (unsound.status, ==, 1);
    cli_assert_contains (unsound.out, "one.xml:2: ");
    cli_assert_contains (unsound.out, "two.xml:1: ");
    g_assert_cmpint (json.status, ==, 1);
    g_assert_cmpuint (json_array_get_length (problems), >=, 2);
    cli_assert_members (json_array_get_object_element (problems, 0), "file line message");
  }
}

static void
test_validate_scenarios (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *game = cli_fixture_dup_game_folder (fixture);
  g_autofree char *folder = g_build_filename (game, "scenarios", NULL);
  g_autofree char *file_line = g_strdup_printf ("validate %s/one.xml --lang en", folder);
  g_autofree char *game_line = g_strdup_printf ("validate %s --lang en", game);

  g_mkdir_with_parents (folder, 0700);
  cli_write_file (folder, "one.xml",
                  "<scenario format='1' game='essai' xml:lang='fr'><title>Un</title>\n"
                  "<side id='reds'/></scenario>");
  {
    g_auto(CliRun) file = cli_run (fixture, file_line);
    g_auto(CliRun) whole = cli_run (fixture, game_line);

    g_assert_cmpstr (file.out, ==, "No problem was found.\n");
    g_assert_cmpstr (whole.out, ==, "No problem was found.\n");
  }

  cli_write_file (folder, "one.xml",
                  "<scenario format='1' game='essai' xml:lang='fr'><title>Un</title>\n"
                  "<side id='reds' faction='nobody'/></scenario>");
  {
    g_auto(CliRun) whole = cli_run (fixture, game_line);

    g_assert_cmpint (whole.status, ==, 1);
    cli_assert_contains (whole.out, "scenarios/one.xml:2: ");
  }
}

static void
test_validate_missing_file (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) run = cli_run (fixture, "validate /nowhere/at/all /nor/here");

  g_assert_cmpint (run.status, ==, 1);
  cli_assert_contains (run.out, "/nowhere/at/all");
  cli_assert_contains (run.out, "/nor/here");
}

/* Each of these gets one sentence, in either language, and status 2. */
static void
test_mistakes (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *line;
    const char *part; /* of the sentence, whatever the language */
  } cases[] = {
    { "serach", "search" },
    { "", "adc --help" },
    { "--json", "“--json”" },
    { "search", "search" },
    { "show essai term", "show" },
    { "show essai term bouclier encore", "show" },
    { "units", "units" },
    { "units essai encore", "units" },
    { "validate", "validate" },
    { "games encore", "games" },
    { "units esai", "essai" },
    { "search --game esai tir", "essai" },
    { "show esai term bouclier", "essai" },
    { "show essai trem bouclier", "term" },
    { "show essai term boucleir", "bouclier" },
    { "show essai rule bouclier", "adc show essai term bouclier" },
    { "show essai card bouclir", "card" }, /* there are no cards at all */
    { "search --kind trem tir", "term" },
    { "search --limit 0 tir", "0" },
    { "search --limit -3 tir", "-3" },
    { "search --limit 99999999999 tir", "99999999999" },
    { "search --limit abc tir", "abc" },
    { "search --limit 2.5 tir", "2.5" },
    { "search tir --limit", "--limit" },
    { "search --lang de tir", "fr" },
    { "search --lang", "--lang" },
    { "search --nonsense tir", "--nonsense" },
    { "search -xy tir", "-x" },
    { "search --json=yes tir", "--json" },
    { "games --limit 3", "--limit" },
    { "units --game essai", "--game" },
  };
  g_autofree char *catalogue = g_build_filename (g_getenv ("ADC_LOCALE_DIR"), "fr", "LC_MESSAGES",
                                                 "aide-de-camp.mo", NULL);
  const gboolean translated = g_file_test (catalogue, G_FILE_TEST_EXISTS);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto(GStrv) arguments = g_strsplit (cases[i].line, " ", -1);
    g_auto(CliRun) french = cli_run_in (fixture, "C", (const char * const *) arguments);
    g_auto(CliRun) english = cli_run_in (fixture, "en_US.UTF-8", (const char * const *) arguments);
    const CliRun *runs[] = { &french, &english };

    g_test_message ("adc %s", cases[i].line);
    for (guint j = 0; j < G_N_ELEMENTS (runs); j++) {
      g_assert_cmpint (runs[j]->status, ==, 2);
      g_assert_cmpstr (runs[j]->out, ==, "");
      cli_assert_one_sentence (runs[j]->err);
    }
    cli_assert_contains (english.err, cases[i].part);
    if (translated)
      g_assert_cmpstr (french.err, !=, english.err);
  }

  if (!translated)
    g_test_skip ("the French messages are not built");
}

/* What is shown comes in one language, chosen by --lang before the locale. */
/* A kind is called what it is called in the language of the sentence, not what it is called on the command line. */
static void
test_kinds_are_translated (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) french = cli_run (fixture, "show --lang fr ares rule nope");
  g_auto(CliRun) english = cli_run (fixture, "show --lang en ares deck-rule nope");
  g_auto(CliRun) other = cli_run (fixture, "show --lang fr ares term seuil-zero");

  g_assert_cmpint (french.status, ==, 2);
  cli_assert_contains (french.err, " règles");
  g_assert_null (strstr (french.err, "rule"));
  cli_assert_contains (english.err, "has no “nope” among its deck rules; the nearest names are ");
  cli_assert_contains (other.err, "règle");
  cli_assert_contains (other.err, "adc show ares rule seuil-zero");
  cli_assert_one_sentence (french.err);
}

static void
test_language (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *locale;
    const char *language;
    const char *title;
  } cases[] = {
    { "C", NULL, "Bouclier (Shield)" },
    { "en_US.UTF-8", NULL, "Shield (Bouclier)" },
    { "fr_FR.UTF-8", NULL, "Bouclier (Shield)" },
    { "C", "--lang=en", "Shield (Bouclier)" },
    { "en_US.UTF-8", "--lang=fr", "Bouclier (Shield)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    const char *arguments[] = { "show", "essai", "term", "bouclier", cases[i].language, NULL };
    g_auto(CliRun) run = cli_run_in (fixture, cases[i].locale, arguments);

    g_assert_true (g_str_has_prefix (run.out, cases[i].title));
  }
}

/* cli_run_finish () checks that all output is UTF-8. */
static void
test_any_bytes (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *huge = g_strnfill (10000, 'x');
  const char *lines[][6] = {
    { "search", "--json", "\xff\xfe", NULL },
    { "search", "\xc3", NULL },
    { "search", "--json", "", NULL },
    { "search", "--json", "\"", "*", "c++", NULL },
    { "search", "--json", "--", "-3", NULL },
    { "search", "--json", huge, NULL },
    { "search", "--json", "\x01\x02\x1b[0m", NULL },
    { "search", "--game", "\xff", "x", NULL },
    { "show", "essai", "term", "\xff", NULL },
    { "show", "essai", "\xff", "x", NULL },
    { "validate", "/\xff", NULL },
    { "\xff", NULL },
    { "search", "--\xff", NULL },
    { "search", "-\xff", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_auto(CliRun) run = cli_run_in (fixture, "C", lines[i]);

    g_assert_cmpint (run.status, <=, 2);
    if (run.status == 0 && g_str_equal (lines[i][1], "--json")) {
      g_autoptr(JsonNode) root = json_from_string (run.out, NULL);

      g_assert_nonnull (root);
    }
  }
}

static void
assert_write_fails (GSubprocessLauncher *launcher)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(GSubprocess) process =
    g_subprocess_launcher_spawn (launcher, &error, g_getenv ("ADC_CLI"), "games", NULL);

  g_assert_no_error (error);
  {
    g_auto(CliRun) run = cli_run_finish (process);

    g_assert_cmpint (run.status, ==, 1);
    cli_assert_one_sentence (run.err);
  }
}

static void
test_full_disk (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GSubprocessLauncher) launcher =
    cli_fixture_launch (fixture, "C", G_SUBPROCESS_FLAGS_STDERR_PIPE);

  g_subprocess_launcher_set_stdout_file_path (launcher, "/dev/full");
  assert_write_fails (launcher);
}

static void
test_broken_pipe (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GSubprocessLauncher) launcher =
    cli_fixture_launch (fixture, "C", G_SUBPROCESS_FLAGS_STDERR_PIPE);
  int ends[2];

  g_assert_true (g_unix_open_pipe (ends, FD_CLOEXEC, NULL));
  close (ends[0]);
  g_subprocess_launcher_take_stdout_fd (launcher, ends[1]);
  assert_write_fails (launcher);
}

static void
test_unreadable_completions (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *parent = g_build_filename (fixture->data_home, "aide-de-camp", NULL);

  cli_write_file (parent, "completions.xml", "<nonsense/>");
  {
    g_auto(CliRun) run = cli_run (fixture, "units essai");

    g_assert_cmpint (run.status, ==, 0);
    cli_assert_one_sentence (run.err);
  }
}

/* Whatever games are shipped: a unit can be shown, and its name leads to something of that name. */
static void
check_unit (CliFixture *fixture, const char *game, JsonObject *unit)
{
  const char *title = json_object_get_string_member (unit, "title");
  g_autofree char *show_line = g_strdup_printf ("show %s unit %s --json", game,
                                                json_object_get_string_member (unit, "id"));
  g_autofree char *search_line = g_strdup_printf ("search --json --game %s %s", game, title);
  g_autoptr(JsonNode) shown = cli_run_json (fixture, show_line);
  g_autoptr(JsonNode) found = cli_run_json (fixture, search_line);
  JsonArray *results = json_object_get_array_member (json_node_get_object (found), "results");

  g_assert_cmpstr (json_object_get_string_member (json_node_get_object (shown), "title"), ==,
                   title);
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (results, 0),
                                                  "title"),
                   ==, title);
}

static void
test_shipped_games (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_json (fixture, "games --json");
  JsonArray *games = json_node_get_array (root);

  g_assert_cmpuint (json_array_get_length (games), >=, 2); /* one is the fixture's */
  for (guint i = 0; i < json_array_get_length (games); i++) {
    const char *game = json_object_get_string_member (json_array_get_object_element (games, i),
                                                      "id");
    g_autofree char *line = g_strdup_printf ("units %s --json", game);
    g_autoptr(JsonNode) units_root = cli_run_json (fixture, line);
    JsonArray *units = json_node_get_array (units_root);

    if (json_array_get_length (units) > 0)
      check_unit (fixture, game, json_array_get_object_element (units, 0));
  }
}

int
main (int argc, char **argv)
{
  static const CliTest tests[] = {
    { "/cli/help", test_help },
    { "/cli/games", test_games },
    { "/cli/broken-game", test_broken_game },
    { "/cli/search/json", test_search_json },
    { "/cli/search/languages", test_search_crosses_languages },
    { "/cli/search/corrects", test_search_corrects },
    { "/cli/search/options", test_search_options },
    { "/cli/search/whole-text", test_search_text_is_whole },
    { "/cli/search/text", test_search_text },
    { "/cli/guide", test_guide },
    { "/cli/show/json", test_show_json },
    { "/cli/show/text", test_show_text },
    { "/cli/show/format", test_show_format },
    { "/cli/show/tile", test_show_tile },
    { "/cli/units/text", test_units_text },
    { "/cli/values/json", test_values_json },
    { "/cli/values/unknown", test_unknown_value_is_null },
    { "/cli/validate/folder", test_validate },
    { "/cli/validate/scenarios", test_validate_scenarios },
    { "/cli/validate/missing", test_validate_missing_file },
    { "/cli/mistakes", test_mistakes },
    { "/cli/kinds", test_kinds_are_translated },
    { "/cli/language", test_language },
    { "/cli/any-bytes", test_any_bytes },
    { "/cli/full-disk", test_full_disk },
    { "/cli/broken-pipe", test_broken_pipe },
    { "/cli/unreadable-completions", test_unreadable_completions },
    { "/cli/shipped", test_shipped_games },
  };

  return cli_run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-battle.h"

#include <string.h>

/* Each is refused with the line that is wrong, on standard error; nothing is answered. */
static void
test_refusals (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *contents;
    int         line; /* 0: the file as a whole, or any line */
  } cases[] = {
    { "nonsense", 1 },
    { "", 0 },
    { "<scenario format='1' game='ares'>\n<title>x</title>\n<side id='a'>\n</scenario>", 4 },
    { "<!DOCTYPE scenario [<!ENTITY a 'b'>]>\n<scenario format='1' game='ares'/>", 0 },
    { "<game format='1' id='x' xml:lang='fr'/>", 1 },
    { "<scenario format='2' game='ares' xml:lang='fr'>\n<title>x</title>\n<side id='a'/>\n"
      "</scenario>", 1 },
    { "<scenario format='1' game='ares' xml:lang='fr'>\n<title>x</title>\n<side id='a'>\n<army/>\n"
      "</side>\n</scenario>", 4 },
    /* far too many */
    { SCENARIO ("", FORCE ("gun", "99999999999999999999", "1", GUN, ""),
                FORCE ("post", "1", "1", TARGET, "")), 6 },
    { SCENARIO ("", FORCE ("gun", "99", "1", GUN, ""), FORCE ("post", "1", "1", TARGET, "")), 6 },
    { SCENARIO (SETTING ("round", "999999999999"), FORCE ("gun", "1", "1", GUN, ""),
                FORCE ("post", "1", "1", TARGET, "")), 4 },
    /* two of one id, a place that does not exist, two forces in one place */
    { SCENARIO ("", FORCE ("gun", "1", "1", GUN, "") FORCE ("gun", "1", "2", GUN, ""),
                FORCE ("post", "1", "1", TARGET, "")), 7 },
    { SCENARIO ("", FORCE ("gun", "1", "nowhere", GUN, ""), FORCE ("post", "1", "1", TARGET, "")),
      6 },
    { SCENARIO ("", FORCE ("gun", "1", "1", GUN, "") FORCE ("gun-two", "1", "1", GUN, ""),
                FORCE ("post", "1", "1", TARGET, "")), 7 },
    /* a unit and a score that the game has not */
    { SCENARIO ("", "<force id='gun' unit='catapult' count='1' place='1'/>\n",
                FORCE ("post", "1", "1", TARGET, "")), 6 },
    { SCENARIO ("", FORCE ("gun", "1", "1",
                           VALUES ("infantry", "3", "77", "X", "X", "X", "recon:1"), ""),
                FORCE ("post", "1", "1", TARGET, "")), 6 },
    /* base defence on the attack, reinforcement by a force that may not, a raid of two */
    { SCENARIO ("", FORCE ("gun", "1", "1",
                           VALUES ("building", "3", "3", "X", "X", "X", "base-defence"), ""),
                FORCE ("post", "1", "1", TARGET, "")), 6 },
    { SCENARIO ("", FORCE ("gun", "1", "1", GUN, "")
                    FORCE ("tower", "1", "1.1",
                           VALUES ("infantry", "3", "3", "X", "X", "X", "no-flanking"), ""),
                FORCE ("post", "1", "1", TARGET, "")), 7 },
    { SCENARIO (SETTING ("attack", "raid"),
                FORCE ("gun", "1", "1", GUN, "") FORCE ("gun-two", "1", "2", GUN, ""),
                FORCE ("post", "1", "1", TARGET, "")), 7 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto(CliRun) text = cli_run_battle (fixture, cases[i].contents, " --lang en");
    g_auto(CliRun) json = cli_run_battle (fixture, cases[i].contents, " --json");
    g_autofree char *path = g_build_filename (fixture->data_home, "battle.xml", NULL);
    g_autofree char *place = cases[i].line > 0
                               ? g_strdup_printf ("%s:%d: ", path, cases[i].line)
                               : g_strdup_printf ("%s:", path);

    g_test_message ("%s\n%s", cases[i].contents, text.err);
    g_assert_cmpint (text.status, ==, 2);
    g_assert_cmpint (json.status, ==, 2);
    g_assert_cmpstr (text.out, ==, "");
    g_assert_cmpstr (json.out, ==, "");
    cli_assert_contains (text.err, place);
    cli_assert_contains (json.err, place);
  }
}

/* One sentence each, and status 2. */
static void
test_mistakes (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *line;
    const char *part;
  } cases[] = {
    { "battle --lang en", "battle" },
    { "battle --lang en one two", "battle" },
    { "battle --lang en --game ares x", "--game" },
    { "battle --lang en no-such-battle-at-all", "no-such-battle-at-all" },
    { "battle --lang en no-such-battle.xml", "no-such-battle.xml" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto(CliRun) run = cli_run (fixture, cases[i].line);

    g_assert_cmpint (run.status, ==, 2);
    g_assert_cmpstr (run.out, ==, "");
    cli_assert_one_sentence (run.err);
    cli_assert_contains (run.err, cases[i].part);
  }
}

static void
test_unreadable (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  const char *paths[] = { "/nowhere/at/all.xml", fixture->data_home, "/dev/null", "/\xff", "" };

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++) {
    const char *arguments[] = { "battle", paths[i], NULL };
    g_auto(CliRun) run = cli_run_in (fixture, "C", arguments);

    g_assert_cmpint (run.status, ==, 2);
    g_assert_cmpstr (run.out, ==, "");
    g_assert_cmpstr (run.err, !=, "");
  }
}

static void
test_other_games (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *game;
    const char *part;
  } cases[] = {
    { "arse", "ares" },   /* no such game */
    { "essai", "Trial" }, /* nobody can work out its battles */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *contents = g_strdup_printf ("<scenario format='1' game='%s' xml:lang='fr'>"
                                                 "<title>x</title><side id='attacker'/>"
                                                 "<side id='defender'/></scenario>",
                                                 cases[i].game);
    g_auto(CliRun) run = cli_run_battle (fixture, contents, " --lang en");

    g_assert_cmpint (run.status, ==, 2);
    g_assert_cmpstr (run.out, ==, "");
    cli_assert_one_sentence (run.err);
    cli_assert_contains (run.err, cases[i].part);
  }
}

/* The initiative of Troopers is printed on a card that nobody has described. */
static const char unknown[] =
  SCENARIO (SETTING ("place", "frontier"),
            "<force id='troopers' unit='trooper' count='2' place='1'>"
            VALUE ("abilities", "recon:1") "</force>\n",
            FORCE ("post", "1", "1", TARGET, ""));

static void
test_missing (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, unknown);
  g_auto(CliRun) run = cli_run_battle (fixture, unknown, " --lang en");
  JsonObject *answer = json_node_get_object (root);
  JsonArray *missing = json_object_get_array_member (answer, "missing");
  JsonObject *value = json_array_get_object_element (missing, 0);

  cli_assert_members (answer, "game title round rounds exact error assumptions outcomes by-round "
                              "shots survivors extras advice log notes missing warnings");
  g_assert_true (json_object_get_null_member (answer, "outcomes"));
  g_assert_cmpint (json_object_get_int_member (answer, "round"), ==, 1);
  g_assert_cmpuint (json_array_get_length (missing), ==, 1);
  cli_assert_members (value, "force stat side setting message");
  g_assert_cmpstr (json_object_get_string_member (value, "force"), ==, "troopers");
  g_assert_cmpstr (json_object_get_string_member (value, "stat"), ==, "initiative");
  g_assert_cmpint (json_object_get_int_member (cli_find_shot (answer, "troopers", "post"),
                                               "threshold"),
                   ==, 2);

  g_assert_cmpint (run.status, ==, 0);
  cli_assert_contains (run.out, "<value stat=\"initiative\">");
  cli_assert_within_80_columns (run.out);
}

/* The rulebook contradicts itself on the score of the Stealth Infantry against infantry. */
static void
test_missing_score (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root =
    cli_run_battle_json (fixture,
                         SCENARIO (SETTING ("place", "frontier"),
                                   "<force id='stealth' unit='stealth-infantry' place='1'/>\n",
                                   FORCE ("post", "1", "1", TARGET, "")));
  JsonObject *answer = json_node_get_object (root);
  JsonArray *missing = json_object_get_array_member (answer, "missing");
  JsonObject *shot = cli_find_shot (answer, "stealth", "post");

  g_assert_true (json_object_get_null_member (answer, "outcomes"));
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (missing, 0),
                                                  "stat"),
                   ==, "vs-infantry");
  g_assert_true (json_object_get_null_member (shot, "threshold"));
  g_assert_true (json_object_get_null_member (shot, "expected-hits"));
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (shot, "hits")), ==, 0);
}

/* What the user typed in once in the window counts here too. */
static void
test_completions (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *parent = g_build_filename (fixture->data_home, "aide-de-camp", NULL);

  cli_write_file (parent, "completions.xml",
                  "<completions format='1'><value game='ares' entry='trooper' stat='initiative'>3"
                  "</value></completions>");
  {
    g_autoptr(JsonNode) root = cli_run_battle_json (fixture, unknown);
    JsonObject *answer = json_node_get_object (root);

    g_assert_cmpuint (json_array_get_length (json_object_get_array_member (answer, "missing")), ==,
                      0);
    g_assert_false (json_object_get_null_member (answer, "outcomes"));
  }
}

/* A name that is no path is looked for among the examples of the games. */
static void
test_examples (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *game = cli_fixture_dup_game_folder (fixture);
  g_autofree char *folder = g_build_filename (game, "scenarios", NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  cli_write_file (folder, "duel-of-guns.xml", cli_duel);
  {
    g_autoptr(JsonNode) root = cli_run_json (fixture, "battle duel-of-guns --json --lang en");
    g_auto(CliRun) with_suffix = cli_run (fixture, "battle duel-of-guns.xml");
    g_auto(CliRun) misspelt = cli_run (fixture, "battle duel-of-gums --lang en");

    g_assert_cmpstr (json_object_get_string_member (json_node_get_object (root), "title"), ==,
                     "Artillery trial");
    g_assert_cmpint (with_suffix.status, ==, 0);
    g_assert_cmpint (misspelt.status, ==, 2);
    cli_assert_contains (misspelt.err, "duel-of-guns");
  }
}

int
main (int argc, char **argv)
{
  static const CliTest tests[] = {
    { "/cli-battle-faults/refusals", test_refusals },
    { "/cli-battle-faults/mistakes", test_mistakes },
    { "/cli-battle-faults/unreadable", test_unreadable },
    { "/cli-battle-faults/other-games", test_other_games },
    { "/cli-battle-faults/missing", test_missing },
    { "/cli-battle-faults/missing-score", test_missing_score },
    { "/cli-battle-faults/completions", test_completions },
    { "/cli-battle-faults/examples", test_examples },
  };

  return cli_run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}

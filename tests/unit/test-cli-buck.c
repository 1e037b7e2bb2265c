/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-battle.h"

#include <math.h>
#include <string.h>

/* A battle with ten-sided dice, as the terminal tells it. */

#define BATTLE(settings, first, second, log) \
  "<?xml version='1.0' encoding='UTF-8'?>\n" \
  "<scenario format='1' game='buck-rogers' xml:lang='fr'>\n" \
  "<title>Essai</title><title xml:lang='en'>Trial</title>\n" \
  settings "\n" \
  "<side id='a' faction='buck'>\n" first "</side>\n" \
  "<side id='b' faction='killer-kane'>\n" second "</side>\n" \
  log \
  "</scenario>\n"
#define PIECES(id, unit, count, place) \
  "<force id='" id "' unit='" unit "' count='" count "' place='" place "'/>\n"
#define TERRITORY SETTING ("kind", "territory") SETTING ("owner", "b")

static const char duel[] =
  BATTLE (TERRITORY,
          PIECES ("a-trooper", "trooper", "1", "zone") PIECES ("a-leader", "leader", "1", "zone"),
          PIECES ("b-gennie", "gennie", "1", "zone") PIECES ("b-factory", "factory", "1", "zone"),
          "");

static const char raid[] =
  BATTLE (TERRITORY,
          PIECES ("a-trooper", "trooper", "1", "zone")
          PIECES ("a-battler-orbit", "battler", "2", "orbit"),
          PIECES ("b-trooper", "trooper", "2", "zone"),
          "<log>\n<shot round='0' from='a-battler-orbit' at='b-trooper' dice='10 6'/>\n</log>\n");

static void
assert_close (double found, double expected)
{
  g_assert_cmpfloat_with_epsilon (found, expected, 1e-9);
}

static void
test_json (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, duel);
  JsonObject *answer = json_node_get_object (root);
  JsonObject *outcomes = json_object_get_object_member (answer, "outcomes");
  JsonObject *shot = cli_find_shot (answer, "a-trooper", "b-gennie");
  JsonArray *steps = json_object_get_array_member (shot, "steps");
  JsonObject *step = json_array_get_object_element (steps, 1);
  JsonArray *units = json_object_get_array_member (cli_find_survivors (answer, "b-factory"),
                                                   "units");

  g_assert_cmpstr (json_object_get_string_member (answer, "game"), ==, "buck-rogers");
  g_assert_true (json_object_get_boolean_member (answer, "exact"));
  cli_assert_members (outcomes, "a b nobody");
  assert_close (json_object_get_double_member (outcomes, "a"), 0.625);
  assert_close (json_object_get_double_member (outcomes, "b"), 0.375);
  g_assert_cmpint (json_object_get_int_member (shot, "threshold"), ==, 6);
  g_assert_cmpint (json_object_get_int_member (shot, "needed"), ==, 6);
  g_assert_cmpint (json_object_get_int_member (shot, "faces"), ==, 10);
  g_assert_true (json_object_get_boolean_member (shot, "at-least"));
  assert_close (json_object_get_double_member (shot, "expected-hits"), 0.5);
  g_assert_cmpstr (json_object_get_string_member (step, "label"), ==, "Leader in the zone");
  g_assert_cmpint (json_object_get_int_member (step, "value"), ==, -2);
  g_assert_cmpstr (json_object_get_string_member (step, "rule"), ==, "regle-combat-chefs");
  assert_close (json_array_get_double_element (units, 1), 0.375);
}

/* The opening is round 0, of the log and of what comes. */
static void
test_opening (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, raid);
  JsonObject *answer = json_node_get_object (root);
  JsonObject *fired = json_array_get_object_element (json_object_get_array_member (answer, "log"),
                                                     0);
  g_auto(CliRun) run = cli_run_battle (fixture, raid, " --lang en");

  g_assert_cmpint (json_object_get_int_member (answer, "round"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (fired, "round"), ==, 0);
  g_assert_cmpint (json_array_get_int_element (json_object_get_array_member (fired, "dice"), 0), ==,
                   10);
  g_assert_cmpint (run.status, ==, 0);
  cli_assert_contains (run.out, "  Before the first round\n"
                                "    Battler → Trooper (Killer Kane)  10 6\n");
}

static void
test_text (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) run = cli_run_battle (fixture, duel, " --lang en");
  static const char * const parts[] = {
    "Side A (Buck Rogers)\n",
    "    → Gennie   6 or more, 1 die  at least one 50.0\u00a0%  expected 0.50\n",
    "        8  Combat table: Trooper at Gennie\n       −2  Leader in the zone\n",
    "Outcome: exact\n", "Buck Rogers holds the zone", "62.5\u00a0%", "Round 1: 50.0\u00a0%",
    "Factories taken by the winner", "Assumptions\n",
  };

  g_assert_cmpint (run.status, ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    cli_assert_contains (run.out, parts[i]);
  cli_assert_within_80_columns (run.out);
}

/* One sentence, with the line. */
static void
test_refusals (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *scenario;
    const char *words;
  } cases[] = {
    { BATTLE (SETTING ("kind", "space"), PIECES ("a-trooper", "trooper", "1", "zone"),
              PIECES ("b-fighter", "fighter", "1", "zone"), ""),
      "battle.xml:6: Trooper: they stand on territories" },
    { BATTLE (SETTING ("kind", "space") SETTING ("zone", "pavonis"),
              PIECES ("a-fighter", "fighter", "1", "zone"),
              PIECES ("b-fighter", "fighter", "1", "zone"), ""),
      "battle.xml:4: Pavonis is of another kind" },
    { BATTLE (TERRITORY, PIECES ("a-trooper", "trooper", "1", "zone"),
              PIECES ("b-trooper", "trooper", "1", "zone"),
              "<log>\n<shot round='1' from='a-trooper' at='b-trooper' dice='6 6'/>\n</log>\n"),
      "battle.xml:12: it throws 1 dice at most, not 2" },
    { BATTLE (TERRITORY, PIECES ("a-trooper", "trooper", "99", "zone"),
              PIECES ("b-trooper", "trooper", "1", "zone"), ""),
      "battle.xml:6: " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto(CliRun) run = cli_run_battle (fixture, cases[i].scenario, " --lang en");

    g_assert_cmpint (run.status, !=, 0);
    cli_assert_contains (run.err, cases[i].words);
  }
}

/* What a leader adds with the advanced table is asked for; the shots without him are told. */
static void
test_missing (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char contents[] =
    BATTLE (TERRITORY SETTING ("table", "advanced"),
            PIECES ("a-trooper", "trooper", "1", "zone") PIECES ("a-leader", "leader", "1", "zone"),
            PIECES ("b-control-marker", "control-marker", "1", "zone"), "");
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, contents);
  JsonObject *answer = json_node_get_object (root);
  JsonArray *missing = json_object_get_array_member (answer, "missing");
  JsonObject *value = json_array_get_object_element (missing, 0);

  g_assert_true (json_object_get_null_member (answer, "outcomes"));
  g_assert_cmpuint (json_array_get_length (missing), ==, 1);
  g_assert_cmpstr (json_object_get_string_member (value, "force"), ==, "a-leader");
  g_assert_cmpstr (json_object_get_string_member (value, "stat"), ==, "bonus-advanced");
  g_assert_true (json_object_get_null_member (cli_find_shot (answer, "a-trooper",
                                                             "b-control-marker"),
                                              "threshold"));
  g_assert_cmpint (json_object_get_int_member (cli_find_shot (answer, "b-control-marker",
                                                              "a-trooper"),
                                               "threshold"),
                   ==, 8);
}

/* An example is found by its name. */
static void
test_example (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_json (fixture, "battle armees-de-depart --json --lang en");
  JsonObject *outcomes = json_object_get_object_member (json_node_get_object (root), "outcomes");
  g_auto(CliRun) run = cli_run (fixture, "battle armees-de-depart --lang en");

  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (outcomes, "a"),
                                  json_object_get_double_member (outcomes, "b"), 1e-12);
  g_assert_cmpint (run.status, ==, 0);
  cli_assert_within_80_columns (run.out);
  cli_assert_contains (run.out, "Round 8 or later: ");
}

int
main (int argc, char **argv)
{
  static const CliTest tests[] = {
    { "/cli-buck/json", test_json },
    { "/cli-buck/opening", test_opening },
    { "/cli-buck/text", test_text },
    { "/cli-buck/refusals", test_refusals },
    { "/cli-buck/missing", test_missing },
    { "/cli-buck/example", test_example },
  };

  return cli_run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}

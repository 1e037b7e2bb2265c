/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-battle.h"

#include <string.h>

/* A battle of skirmishes, told step by step and foreseen, as the terminal does. */

#define BATTLE(settings, first, second) \
  "<?xml version='1.0' encoding='UTF-8'?>\n" \
  "<scenario format='1' game='starcraft' xml:lang='fr'>\n" \
  "<title>Essai</title><title xml:lang='en'>Trial</title>\n" \
  settings "\n" \
  "<side id='attacker' faction='mengsk'>\n" first "</side>\n" \
  "<side id='defender' faction='overmind'>\n" second "</side>\n" \
  "</scenario>\n"
#define PIECE(id, unit, place) "<force id='" id "' unit='" unit "' place='" place "'/>\n"

static const char known[] = BATTLE (
  SETTING ("limit", "3"),
  PIECE ("a1", "vulture", "1:front") PIECE ("a-c1", "terran-combat-13", "1:card"),
  PIECE ("d1", "zergling", "1:front") PIECE ("d-c1", "zerg-combat-11", "1:card"));

static const char unknown[] = BATTLE (
  "",
  PIECE ("a1", "vulture", "1:front") PIECE ("a-h1", "terran-combat-13", "hand")
  PIECE ("a-h2", "terran-combat-14", "hand"),
  PIECE ("d1", "zergling", "1:front") "<force id='d-r1' place='1:reinforcement'/>\n");

static JsonObject *
get_element (JsonObject *object, const char *name, guint index)
{
  return json_array_get_object_element (json_object_get_array_member (object, name), index);
}

static guint
count (JsonObject *object, const char *name)
{
  return json_array_get_length (json_object_get_array_member (object, name));
}

#define MEMBERS \
  "game title round rounds exact error assumptions outcomes by-round shots survivors extras " \
  "advice contests plans balance order phases decisions points losses log notes missing warnings"

static void
test_known (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, known);
  JsonObject *answer = json_node_get_object (root);
  JsonObject *outcomes = json_object_get_object_member (answer, "outcomes");
  JsonObject *phase = get_element (answer, "phases", 0);
  JsonObject *card = get_element (phase, "events", 0);
  JsonObject *step = get_element (phase, "events", 2);
  JsonObject *sum = get_element (phase, "events", 3);
  JsonObject *contest = get_element (answer, "contests", 0);
  JsonObject *points = get_element (answer, "points", 1);
  JsonArray *losses = json_object_get_array_member (answer, "losses");

  cli_assert_members (answer, MEMBERS);
  cli_assert_members (outcomes, "attacker defender nobody");
  g_assert_cmpfloat (json_object_get_double_member (outcomes, "attacker"), ==, 1);
  g_assert_cmpuint (count (answer, "phases"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (phase, "initiative"), ==, 1);
  g_assert_true (json_object_get_null_member (get_element (answer, "phases", 1), "initiative"));
  g_assert_cmpstr (json_object_get_string_member (card, "kind"), ==, "card");
  g_assert_cmpstr (json_object_get_string_member (card, "from"), ==, "a-c1");
  g_assert_cmpstr (json_object_get_string_member (step, "kind"), ==, "attack");
  g_assert_cmpstr (json_object_get_string_member (step, "from"), ==, "a1");
  g_assert_cmpint (json_object_get_int_member (step, "wounds"), ==, 6);
  g_assert_cmpstr (json_object_get_string_member (step, "rule"), ==, "regle-valeurs");
  g_assert_cmpint (json_object_get_int_member (sum, "strength"), ==, 6);
  cli_assert_members (contest, "id outcomes");
  cli_assert_members (json_object_get_object_member (contest, "outcomes"),
                      "nobody defender attacker both");
  g_assert_cmpuint (count (answer, "plans"), ==, 0);
  cli_assert_members (get_element (answer, "balance", 0), "side lost");
  g_assert_cmpuint (count (answer, "losses"), ==, 1);
  g_assert_cmpstr (json_array_get_string_element (losses, 0), ==, "d1");
  g_assert_cmpint (json_object_get_int_member (points, "before"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (points, "after"), ==, 0);
}

static void
test_unknown (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, unknown);
  JsonObject *answer = json_node_get_object (root);
  JsonObject *plan = get_element (answer, "plans", 0);
  JsonObject *step = get_element (plan, "steps", 0);

  cli_assert_members (answer, MEMBERS);
  g_assert_true (json_object_get_null_member (answer, "losses"));
  g_assert_true (json_object_get_boolean_member (answer, "exact"));
  cli_assert_members (plan, "side worth chance steps");
  cli_assert_members (step, "from at");
  g_assert_cmpstr (json_object_get_string_member (plan, "side"), ==, "attacker");
  g_assert_cmpstr (json_object_get_string_member (step, "at"), ==, "1:card");
  g_assert_cmpuint (count (answer, "points"), ==, 0);
}

static void
test_text (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) first = cli_run_battle (fixture, known, " --lang en");
  g_auto(CliRun) second = cli_run_battle (fixture, unknown, " --lang en");

  g_assert_cmpint (first.status, ==, 0);
  cli_assert_within_80_columns (first.out);
  cli_assert_contains (first.out, "Skirmish 1: Vulture against Zergling\n");
  cli_assert_contains (first.out, "major attack, it shows the Vulture  6\n");
  cli_assert_contains (first.out, "Arcturus Mengsk: attack 6\n");
  cli_assert_contains (first.out, "No defender is left: Arcturus Mengsk takes the area\n");
  cli_assert_contains (first.out, "Value of the units\n  Attacker  2 → 2\n  Defender  1 → 0\n");
  cli_assert_contains (first.out, "\nOutcome: exact\n");
  cli_assert_contains (first.out, "\nLosses\n  Zergling\n");

  g_assert_cmpint (second.status, ==, 0);
  cli_assert_within_80_columns (second.out);
  cli_assert_contains (second.out, "Arcturus Mengsk has yet to lay a card\n");
  cli_assert_contains (second.out, "\nBest plan: value ");
  cli_assert_contains (second.out, " → Skirmish 1\n");
  cli_assert_contains (second.out, "\nChances of Skirmish 1: Vulture against Zergling\n");
  g_assert_null (strstr (second.out, "\nLosses\n"));
  g_assert_null (strstr (second.out, "d-r1")); /* a card without a name has one all the same */
}

static void
test_missing (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char missing[] = BATTLE (
    "",
    PIECE ("a1", "vulture", "1:front")
    "<force id='a-c1' place='1:card'><value stat='major-attack'>9</value></force>\n",
    PIECE ("d1", "zergling", "1:front") PIECE ("d-c1", "zerg-combat-11", "1:card"));
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, missing);
  JsonObject *answer = json_node_get_object (root);
  JsonObject *asked = get_element (answer, "missing", 0);
  g_auto(CliRun) run = cli_run_battle (fixture, missing, " --lang en");

  cli_assert_members (answer, MEMBERS);
  g_assert_true (json_object_get_null_member (answer, "outcomes"));
  g_assert_cmpstr (json_object_get_string_member (asked, "force"), ==, "a-c1");
  g_assert_cmpstr (json_object_get_string_member (asked, "stat"), ==, "major-health");
  g_assert_cmpint (run.status, ==, 0);
  cli_assert_contains (run.out, "Arcturus Mengsk: health ?\n");
  cli_assert_contains (run.out, "<value stat=\"major-health\">");
  cli_assert_contains (run.out, "Zergling is destroyed\n");
}

/* What is refused is told with its line, and so is what is unfinished. */
static void
test_faults (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const char race[] = BATTLE ("", PIECE ("a1", "zealot", "1:front"),
                                     PIECE ("d1", "zergling", "1:front"));
  static const char pairs[] = BATTLE (
    "", PIECE ("a1", "marine", "1:front") PIECE ("a2", "marine", "1:support"),
    PIECE ("d1", "zergling", "1:front") PIECE ("d2", "zergling", "1:support"));
  g_auto(CliRun) refused = cli_run_battle (fixture, race, " --lang en");
  static const char absent[] = BATTLE (
    "", PIECE ("a1", "marine", "1:front") "<force id='a2' unit='marine' count='1'/>\n",
    PIECE ("d1", "zergling", "1:front"));
  static const char stranger[] = BATTLE ("<setting name='weather'>rain</setting>\n",
                                         PIECE ("a1", "marine", "1:front"),
                                         PIECE ("d1", "zergling", "1:front"));
  g_auto(CliRun) unfinished = cli_run_battle (fixture, pairs, " --lang en");
  g_auto(CliRun) unplaced = cli_run_battle (fixture, absent, " --lang en");
  g_auto(CliRun) unknown_setting = cli_run_battle (fixture, stranger, " --lang en");

  g_assert_cmpint (refused.status, ==, 2);
  cli_assert_contains (refused.err, "battle.xml:6: Zealot: this is no unit of the Terrans");
  g_assert_cmpint (unfinished.status, ==, 1);
  cli_assert_contains (unfinished.err, "battle.xml: As many pairs as possible");
  cli_assert_contains (unfinished.err, "2 skirmishes, not 1\n");
  g_assert_null (strstr (unfinished.err, "adc: ")); /* once is enough */
  g_assert_cmpint (unplaced.status, ==, 1);
  cli_assert_contains (unplaced.err, "battle.xml:7: Marine (2): not in the battle yet");
  g_assert_cmpint (unknown_setting.status, ==, 2);
  cli_assert_contains (unknown_setting.err, "battle.xml:4: there is no setting “weather” here");
}

int
main (int argc, char **argv)
{
  static const CliTest tests[] = {
    { "/cli-star/known", test_known },
    { "/cli-star/unknown", test_unknown },
    { "/cli-star/text", test_text },
    { "/cli-star/missing", test_missing },
    { "/cli-star/faults", test_faults },
  };

  return cli_run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}

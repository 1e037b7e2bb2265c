/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-battle.h"

#include <string.h>

/* A combat of Ark: Awakening, as the terminal tells it. */

#define COMBAT(settings, attacker, defender) \
  "<?xml version='1.0' encoding='UTF-8'?>\n" \
  "<scenario format='1' game='ark' xml:lang='fr'>\n" \
  "<title>Essai</title><title xml:lang='en'>Trial</title>\n" \
  settings "\n" \
  "<side id='attacker'>\n" SETTING ("arsenal", "11") "\n" attacker "</side>\n" \
  "<side id='defender'>\n" SETTING ("arsenal", "9") SETTING ("defence", "3") "\n" \
  defender "</side>\n" \
  "</scenario>\n"
#define UNITS(id, count) \
  "<force id='" id "' unit='unite-faction' count='" count "' place='room'/>\n"
#define CARD(id, place, power, critical) \
  "<force id='" id "' place='" place "'>" VALUE ("power", power) VALUE ("critical", critical) \
  "</force>\n"
#define PEN(id) \
  "<force id='" id "' unit='alien-pen' place='hand'>" VALUE ("critical", "no") "</force>\n"

static const char played[] = COMBAT ("", UNITS ("a1", "1") CARD ("a-c", "played", "4", "no"),
                                     UNITS ("d1", "2") CARD ("d-c", "played", "5", "yes"));
static const char hands[] = COMBAT (
  SETTING ("powers", "1 5 8 9"),
  UNITS ("a1", "1") CARD ("a-c", "hand", "4", "no") PEN ("a-p") CARD ("a-s", "seen", "8", "no"),
  SETTING ("unseen", "1") UNITS ("d1", "2") PEN ("d-p"));
static const char missing[] = COMBAT ("", UNITS ("a1", "1") CARD ("a-c", "played", "4", "no"),
                                      UNITS ("d1", "2"));
static const char absent[] = COMBAT ("", "", UNITS ("d1", "2"));
static const char forbidden[] = COMBAT ("", UNITS ("a1", "7"), UNITS ("d1", "2"));

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

static double
get_chance (JsonObject *object, const char *outcome)
{
  return json_object_get_double_member (json_object_get_object_member (object, "outcomes"),
                                        outcome);
}

/* 11 and 4 against 9 and 5; the defence of 6 leaves 5. */
static void
test_played (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, played);
  g_auto(CliRun) run = cli_run_battle (fixture, played, " --lang en");
  JsonObject *answer = json_node_get_object (root);
  JsonObject *defence = get_element (answer, "phases", 0);
  JsonObject *sum = get_element (defence, "events", 1);
  JsonObject *points = get_element (answer, "points", 0);

  g_assert_cmpfloat (get_chance (answer, "attacker"), ==, 1);
  g_assert_cmpuint (count (answer, "phases"), ==, 7);
  g_assert_cmpstr (json_object_get_string_member (sum, "kind"), ==, "sum");
  g_assert_cmpint (json_object_get_int_member (sum, "strength"), ==, 6);
  g_assert_cmpstr (json_object_get_string_member (sum, "rule"), ==, "regle-defense");
  g_assert_cmpint (json_object_get_int_member (points, "before"), ==, 11);
  g_assert_cmpint (json_object_get_int_member (points, "after"), ==, 5);
  g_assert_cmpuint (count (answer, "losses"), ==, 1);
  g_assert_cmpuint (count (answer, "contests"), ==, 0);
  g_assert_cmpuint (count (answer, "missing"), ==, 0);

  g_assert_cmpint (run.status, ==, 0);
  cli_assert_contains (run.out, "1. Defence");
  cli_assert_contains (run.out, "The arsenal of Attacker, 11, is enough against 6");
  cli_assert_contains (run.out, "Attacker: the arsenal falls from 11 by 6, to 5");
  cli_assert_contains (run.out, "11 → 5");
  cli_assert_within_80_columns (run.out);
}

/* The unseen card is any of three, and the pen is as likely to be played: 5 of 6 for the 4, 2 of 3
 * for the pen. */
static void
test_hands (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, hands);
  g_auto(CliRun) run = cli_run_battle (fixture, hands, " --lang en");
  JsonObject *answer = json_node_get_object (root);
  JsonArray *assumptions = json_object_get_array_member (answer, "assumptions");
  JsonObject *pair = get_element (get_element (answer, "phases", 2), "events", 1);

  g_assert_true (json_object_get_boolean_member (answer, "exact"));
  g_assert_cmpfloat_with_epsilon (get_chance (answer, "attacker"), 5.0 / 6, 1e-9);
  g_assert_cmpuint (count (answer, "contests"), ==, 2);
  g_assert_cmpstr (json_object_get_string_member (get_element (answer, "contests", 1), "id"), ==,
                   "a-p");
  g_assert_cmpfloat_with_epsilon (get_chance (get_element (answer, "contests", 1), "attacker"),
                                  4.0 / 6, 1e-9);
  g_assert_cmpstr (json_object_get_string_member (pair, "kind"), ==, "pair");
  g_assert_cmpstr (json_object_get_string_member (pair, "from"), ==, "a-c");
  g_assert_cmpstr (json_object_get_string_member (pair, "at"), ==, "d-p");
  g_assert_cmpint (json_object_get_int_member (pair, "wounds"), ==, 5);
  g_assert_true (json_object_get_null_member (answer, "losses"));
  cli_assert_contains (json_array_get_string_element (assumptions, 2), "Pen: 1, drawn from 3");
  cli_assert_contains (json_array_get_string_element (assumptions, 2), "4 out of 60");

  cli_assert_contains (run.out, "Outcome: exact");
  cli_assert_contains (run.out, "seen:");
  cli_assert_contains (run.out, "Unseen artifacts in the hand of Defender");
  cli_assert_within_80_columns (run.out);
}

static void
test_missing (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, missing);
  g_auto(CliRun) run = cli_run_battle (fixture, missing, " --lang en");
  JsonObject *answer = json_node_get_object (root);
  JsonObject *asked = get_element (answer, "missing", 0);

  cli_assert_members (asked, "force stat side setting message");
  g_assert_true (json_object_get_null_member (answer, "outcomes"));
  g_assert_cmpstr (json_object_get_string_member (asked, "side"), ==, "defender");
  g_assert_cmpstr (json_object_get_string_member (asked, "setting"), ==, "unseen");
  g_assert_true (json_object_get_null_member (asked, "stat"));
  g_assert_cmpint (run.status, ==, 0);
  cli_assert_contains (run.out, "<setting name=\"unseen\">");
}

static void
test_faults (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) nobody = cli_run_battle (fixture, absent, " --lang en");
  g_auto(CliRun) wrong = cli_run_battle (fixture, forbidden, " --lang en");

  g_assert_cmpint (nobody.status, ==, 1);
  cli_assert_contains (nobody.err, "Attacker has no unit in the room");
  g_assert_cmpint (wrong.status, ==, 2);
  cli_assert_contains (wrong.err, "Attacker has 7 units here, and there are only 6");
}

/* In French, the examples too. */
static void
test_examples (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) run = cli_run (fixture, "battle cout-victoire --lang fr");

  g_assert_cmpint (run.status, ==, 0);
  cli_assert_contains (run.out, "Jaune gagne");
  cli_assert_contains (run.out, "1. Défense");
  cli_assert_contains (run.out, "11 → 1");
  cli_assert_within_80_columns (run.out);
}

int
main (int argc, char **argv)
{
  static const CliTest tests[] = {
    { "/cli-ark/played", test_played },   { "/cli-ark/hands", test_hands },
    { "/cli-ark/missing", test_missing }, { "/cli-ark/faults", test_faults },
    { "/cli-ark/examples", test_examples },
  };

  return cli_run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}

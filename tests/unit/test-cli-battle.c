/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "cli-battle.h"

#include <math.h>
#include <string.h>

/* The rulebook's example of modifiers. */
static const char modifiers[] = SCENARIO (
  SETTING ("place", "frontier"),
  FORCE ("mech", "2", "1", VALUES ("infantry", "3", "3", "4", "1", "2", "recon:1"), "")
  FORCE ("trooper", "2", "2", VALUES ("infantry", "3", "2", "1", "0", "1", "recon:1"), "")
  FORCE ("bomber", "2", "2.1", VALUES ("air", "3", "3", "1", "1", "3", "recon:1"), "")
  FORCE ("stealth", "2", "3", VALUES ("infantry", "3", "1", "1", "1", "1", "recon:1"), "")
  FORCE ("tanks", "1", "4", VALUES ("armour", "3", "1", "1", "1", "1", "recon:1"), ""),
  FORCE ("soldier", "2", "1", VALUES ("infantry", "3", "1", "1", "1", "1", "recon:1"), "")
  FORCE ("ivy", "3", "2", VALUES ("building", "3", "1", "1", "0", "1", "recon:1"), "")
  FORCE ("rover", "2", "4", VALUES ("armour", "3", "1", "1", "1", "1", "recon:1"), ""));

/* Its full battle, as the Behemoths see it; the first dice of the round are on the table. */
static const char battle[] =
  "<?xml version='1.0' encoding='UTF-8'?>\n"
  "<scenario format='1' game='ares' xml:lang='fr'>\n"
  "<title>Bataille</title>\n"
  SETTING ("place", "base") SETTING ("frontier", "attacker") SETTING ("empty-buildings", "2") "\n"
  "<side id='attacker' faction='xenos'>\n"
  FORCE ("slicers", "3", "1", VALUES ("air", "2", "2", "2", "2", "2", "recon:1"), "")
  FORCE ("razors", "3", "2", VALUES ("infantry", "1", "2", "2", "2", "2", "recon:1"), "")
  FORCE ("behemoths", "3", "3", VALUES ("armour", "2", "2", "1", "1", "4", "resistant"), "")
  "</side>\n"
  "<side id='defender' faction='terrans'>" SETTING ("rerolls", "2") "\n"
  FORCE ("minefield", "3", "1", VALUES ("building", "3", "5", "2", "X", "X", "base-defence"), "")
  FORCE ("stealth", "3", "2", VALUES ("infantry", "3", "2", "1", "1", "1", "recon:2"), "")
  FORCE ("mobile-aa", "2", "3", VALUES ("armour", "2", "1", "1", "3", "1", "recon:1"), "")
  "</side>\n"
  "<log>\n"
  "<shot round='1' from='stealth' at='razors' dice='2 4 5'/>\n"
  "<shot round='1' from='minefield' at='razors' dice='1 5 6' rerolls='2:5 3:4'/>\n"
  "</log>\n"
  "</scenario>\n";

static void
assert_close (double a, double b)
{
  g_assert_cmpfloat_with_epsilon (a, b, 1e-12);
}

static void
assert_sums_to_one (JsonArray *chances)
{
  double sum = 0;

  for (guint i = 0; i < json_array_get_length (chances); i++) {
    const double chance = json_array_get_double_element (chances, i);

    g_assert_cmpfloat (chance, >=, 0);
    sum += chance;
  }
  assert_close (sum, 1);
}

/* The values of the steps, as “3 -1”. */
static char *
join_steps (JsonObject *shot)
{
  JsonArray *steps = json_object_get_array_member (shot, "steps");
  GString *values = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (steps); i++) {
    JsonObject *step = json_array_get_object_element (steps, i);

    cli_assert_members (step, "label value rule");
    g_assert_cmpstr (json_object_get_string_member (step, "label"), !=, "");
    if (!json_object_get_null_member (step, "value"))
      g_string_append_printf (values, "%s%" G_GINT64_FORMAT, values->len > 0 ? " " : "",
                              json_object_get_int_member (step, "value"));
  }

  return g_string_free (values, FALSE);
}

static void
test_members (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, cli_duel);
  JsonObject *answer = json_node_get_object (root);
  JsonObject *outcomes = json_object_get_object_member (answer, "outcomes");
  JsonArray *rounds = json_object_get_array_member (answer, "by-round");
  JsonObject *shot = cli_find_shot (answer, "gun", "post");
  JsonObject *left = cli_find_survivors (answer, "post");

  cli_assert_members (answer, "game title round rounds exact error assumptions outcomes by-round "
                              "shots survivors extras advice log notes missing warnings");
  g_assert_cmpstr (json_object_get_string_member (answer, "game"), ==, "ares");
  g_assert_cmpstr (json_object_get_string_member (answer, "title"), ==, "Artillery trial");
  g_assert_cmpint (json_object_get_int_member (answer, "round"), ==, 1);
  g_assert_cmpint (json_object_get_int_member (answer, "rounds"), ==, 6);
  g_assert_true (json_object_get_boolean_member (answer, "exact"));
  g_assert_cmpfloat (json_object_get_double_member (answer, "error"), ==, 0);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (answer, "assumptions")), >,
                    0);
  cli_assert_members (outcomes, "attacker defender");
  cli_assert_members (json_array_get_object_element (rounds, 0), "round attacker defender");
  cli_assert_members (shot, "from at threshold dice faces needed at-least possible hits "
                            "expected-hits expected-losses steps");
  cli_assert_members (left, "force units expected");
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (answer, "log")), ==, 0);
  g_assert_cmpuint (json_array_get_length (json_object_get_array_member (answer, "missing")), ==,
                    0);
}

/* Computed by hand: it stands through six tosses once in 64, and the attacker has then failed. */
static void
test_duel (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, cli_duel);
  JsonObject *answer = json_node_get_object (root);
  JsonObject *outcomes = json_object_get_object_member (answer, "outcomes");
  JsonArray *rounds = json_object_get_array_member (answer, "by-round");
  JsonObject *shot = cli_find_shot (answer, "gun", "post");
  JsonArray *hits = json_object_get_array_member (shot, "hits");
  JsonArray *units = json_object_get_array_member (cli_find_survivors (answer, "post"), "units");

  assert_close (json_object_get_double_member (outcomes, "attacker"), 63.0 / 64);
  assert_close (json_object_get_double_member (outcomes, "defender"), 1.0 / 64);
  g_assert_cmpuint (json_array_get_length (rounds), ==, 6);
  for (guint i = 0; i < 6; i++) {
    JsonObject *round = json_array_get_object_element (rounds, i);

    g_assert_cmpint (json_object_get_int_member (round, "round"), ==, i + 1);
    assert_close (json_object_get_double_member (round, "attacker"), pow (0.5, i + 1));
    assert_close (json_object_get_double_member (round, "defender"), i == 5 ? 1.0 / 64 : 0);
  }

  g_assert_cmpint (json_object_get_int_member (shot, "threshold"), ==, 3);
  g_assert_cmpint (json_object_get_int_member (shot, "needed"), ==, 3);
  g_assert_cmpint (json_object_get_int_member (shot, "dice"), ==, 1);
  g_assert_true (json_object_get_boolean_member (shot, "possible"));
  g_assert_cmpuint (json_array_get_length (hits), ==, 2);
  assert_close (json_array_get_double_element (hits, 0), 0.5);
  assert_close (json_array_get_double_element (hits, 1), 0.5);
  assert_close (json_object_get_double_member (shot, "expected-hits"), 0.5);
  assert_close (json_object_get_double_member (shot, "expected-losses"), 0.5);
  assert_close (json_array_get_double_element (units, 0), 63.0 / 64);

  shot = cli_find_shot (answer, "post", "gun"); /* it has an X and never shoots back */
  g_assert_true (json_object_get_null_member (shot, "threshold"));
  g_assert_false (json_object_get_boolean_member (shot, "possible"));
  g_assert_cmpint (json_object_get_int_member (shot, "dice"), ==, 0);
  assert_close (json_object_get_double_member (shot, "expected-hits"), 0);
}

static void
test_modifiers (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *from;
    const char *at;
    int         threshold;
    guint       dice;
    const char *steps;
  } cases[] = {
    { "mech", "soldier", 3, 2, "3" },         { "mech", "ivy", 1, 2, "2 -1" },
    { "mech", "rover", 2, 2, "4 -1 -1" },        { "bomber", "soldier", 3, 2, "3 1 -1" },
    { "bomber", "ivy", 4, 2, "3 1" },         { "bomber", "rover", 1, 2, "1 1 -1" },
    { "stealth", "ivy", 1, 2, "1" },          { "stealth", "rover", 1, 2, "1" },
    { "stealth", "soldier", 0, 1, "1 -1" },   { "ivy", "tanks", -1, 0, "1 -1 -1" },
    { "ivy", "bomber", 0, 1, "0" },
  };
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, modifiers);
  JsonObject *answer = json_node_get_object (root);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    JsonObject *shot = cli_find_shot (answer, cases[i].from, cases[i].at);
    g_autofree char *steps = join_steps (shot);

    g_test_message ("%s at %s", cases[i].from, cases[i].at);
    g_assert_cmpint (json_object_get_int_member (shot, "threshold"), ==, cases[i].threshold);
    g_assert_cmpint (json_object_get_int_member (shot, "dice"), ==, cases[i].dice);
    g_assert_cmpint (json_object_get_boolean_member (shot, "possible"), ==, cases[i].dice > 0);
    g_assert_cmpstr (steps, ==, cases[i].steps);
  }
}

/* Every chance that is given sums to 1, and nothing of it is lost on the way. */
static void
test_sums (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, modifiers);
  JsonObject *answer = json_node_get_object (root);
  JsonObject *outcomes = json_object_get_object_member (answer, "outcomes");
  JsonArray *shots = json_object_get_array_member (answer, "shots");
  JsonArray *survivors = json_object_get_array_member (answer, "survivors");
  JsonArray *rounds = json_object_get_array_member (answer, "by-round");
  double by_round = 0;

  assert_close (json_object_get_double_member (outcomes, "attacker") +
                    json_object_get_double_member (outcomes, "defender"),
                1);
  for (guint i = 0; i < json_array_get_length (shots); i++)
    assert_sums_to_one (json_object_get_array_member (json_array_get_object_element (shots, i),
                                                      "hits"));
  g_assert_cmpuint (json_array_get_length (survivors), ==, 8);
  for (guint i = 0; i < json_array_get_length (survivors); i++)
    assert_sums_to_one (json_object_get_array_member (json_array_get_object_element (survivors, i),
                                                      "units"));
  for (guint i = 0; i < json_array_get_length (rounds); i++)
    by_round += json_object_get_double_member (json_array_get_object_element (rounds, i),
                                               "attacker");
  assert_close (by_round, json_object_get_double_member (outcomes, "attacker"));
}

/* The Razors are gone and the rerolls spent; the Base card is nearer than the Minefield. */
static void
test_log (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *from;
    const char *at;
    int         threshold;
  } cases[] = {
    { "behemoths", "mobile-aa", 1 },
    { "behemoths", "stealth", 1 },
    { "behemoths", "minefield", 2 },
    { "behemoths", "base-right", 3 },
    { "mobile-aa", "slicers", 2 },
  };
  g_autoptr(JsonNode) root = cli_run_battle_json (fixture, battle);
  JsonObject *answer = json_node_get_object (root);
  JsonArray *log = json_object_get_array_member (answer, "log");
  JsonObject *fired = json_array_get_object_element (log, 1);
  JsonArray *razors = json_object_get_array_member (cli_find_survivors (answer, "razors"), "units");
  JsonArray *rerolls = json_object_get_array_member (fired, "rerolls");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    JsonObject *shot = cli_find_shot (answer, cases[i].from, cases[i].at);

    g_test_message ("%s at %s", cases[i].from, cases[i].at);
    g_assert_cmpint (json_object_get_int_member (shot, "threshold"), ==, cases[i].threshold);
    g_assert_false (json_object_has_member (shot, "hits-rerolled"));
  }

  assert_close (json_array_get_double_element (razors, 0), 1);
  g_assert_cmpuint (json_array_get_length (log), ==, 2);
  cli_assert_members (fired, "round from at dice rerolls");
  g_assert_cmpstr (json_object_get_string_member (fired, "from"), ==, "minefield");
  g_assert_cmpint (json_array_get_int_element (json_object_get_array_member (fired, "dice"), 2), ==,
                   6);
  cli_assert_members (json_array_get_object_element (rerolls, 1), "die result");
  g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (rerolls, 1), "die"),
                   ==, 3);
  g_assert_cmpint (json_object_get_int_member (json_array_get_object_element (rerolls, 1),
                                               "result"),
                   ==, 4);
}

/* With a reroll the coin is tossed again: 3 in 4. */
static void
test_rerolls (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(JsonNode) root =
    cli_run_battle_json (fixture, SCENARIO (SETTING ("place", "frontier"),
                                        SETTING ("rerolls", "1")
                                        FORCE ("gun", "1", "1", GUN, ""),
                                        FORCE ("post", "1", "1", TARGET, "")));
  JsonObject *shot = cli_find_shot (json_node_get_object (root), "gun", "post");
  JsonArray *hits = json_object_get_array_member (shot, "hits-rerolled");

  assert_close (json_array_get_double_element (hits, 1), 0.75);
  assert_sums_to_one (hits);
}

/* In the last round a force that must shoot at one enemy leaves the other alone. */
static void
test_fixed_target (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  static const struct {
    const char *contents;
    const char *hit;
    const char *spared;
  } cases[] = {
    { SCENARIO (SETTING ("place", "frontier") SETTING ("round", "6"),
                FORCE ("gun", "1", "1", GUN, "<target force='near'/>"),
                FORCE ("near", "1", "1", TARGET, "") FORCE ("far", "1", "2", TARGET, "")),
      "near", "far" },
    { SCENARIO (SETTING ("place", "frontier") SETTING ("round", "6"),
                FORCE ("gun", "1", "1", GUN, "<target force='far'/>"),
                FORCE ("near", "1", "1", TARGET, "") FORCE ("far", "1", "2", TARGET, "")),
      "far", "near" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(JsonNode) root = cli_run_battle_json (fixture, cases[i].contents);
    JsonObject *answer = json_node_get_object (root);

    g_assert_cmpint (json_object_get_int_member (answer, "round"), ==, 6);
    g_assert_cmpfloat (json_object_get_double_member (cli_find_survivors (answer, cases[i].hit),
                                                      "expected"),
                       <, 0.9);
    assert_close (json_object_get_double_member (cli_find_survivors (answer, cases[i].spared),
                                                 "expected"),
                  1);
  }
}

static void
test_text (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_auto(CliRun) simple = cli_run_battle (fixture, cli_duel, " --lang en");
  g_auto(CliRun) fought = cli_run_battle (fixture, battle, " --lang en");
  g_auto(CliRun) modified = cli_run_battle (fixture, modifiers, " --lang en");
  const CliRun *runs[] = { &simple, &fought, &modified };

  for (guint i = 0; i < G_N_ELEMENTS (runs); i++) {
    g_assert_cmpint (runs[i]->status, ==, 0);
    g_assert_cmpstr (runs[i]->err, ==, "");
    cli_assert_within_80_columns (runs[i]->out);
  }

  g_assert_true (g_str_has_prefix (simple.out, "Artillery trial\n"));
  cli_assert_contains (simple.out, "\nAttacker\n  1  gun ×1\n");
  cli_assert_contains (simple.out, "  gun\n    → post  3 or less, 1 die  at least one 50.0 %  "
                                   "expected 0.50\n");
  cli_assert_contains (simple.out, "\nOutcome: exact\n");
  cli_assert_contains (simple.out, "98.4 %\n");
  cli_assert_contains (simple.out, "\nAssumptions\n  • ");
  cli_assert_contains (fought.out, "\nAttacker (Xenos)\n");
  cli_assert_contains (fought.out, "minefield → razors  1 5→5 6→4\n");
  cli_assert_contains (fought.out, "→ Base card, right  ");
  cli_assert_contains (modified.out, "        4  ");
  cli_assert_contains (modified.out, "       −1  ");
}

/* The text is the reader's; the numbers and the names of members are not touched. */
static void
test_language (CliFixture *fixture, gconstpointer data G_GNUC_UNUSED)
{
  g_autofree char *catalogue = g_build_filename (g_getenv ("ADC_LOCALE_DIR"), "fr", "LC_MESSAGES",
                                                 "aide-de-camp.mo", NULL);
  g_auto(CliRun) french = cli_run_battle (fixture, cli_duel, " --lang fr");
  g_auto(CliRun) english = cli_run_battle (fixture, cli_duel, " --lang en");
  g_auto(CliRun) french_json = cli_run_battle (fixture, cli_duel, " --lang fr --json");
  g_autoptr(JsonNode) root = json_from_string (french_json.out, NULL);
  JsonObject *answer = json_node_get_object (root);

  g_assert_true (g_str_has_prefix (french.out, "Essai d’artillerie\n  Le Projet Arès\n"));
  g_assert_true (g_str_has_prefix (english.out, "Artillery trial\n  The Ares Project\n"));
  cli_assert_within_80_columns (french.out);
  g_assert_cmpstr (json_object_get_string_member (answer, "title"), ==, "Essai d’artillerie");
  assert_close (json_object_get_double_member (json_object_get_object_member (answer, "outcomes"),
                                               "attacker"),
                63.0 / 64);

  if (!g_file_test (catalogue, G_FILE_TEST_EXISTS)) {
    g_test_skip ("the French messages are not built");
    return;
  }
  cli_assert_contains (french.out, "\nAttaquant\n");
  cli_assert_contains (french.out, "3 ou moins, 1 dé");
}

int
main (int argc, char **argv)
{
  static const CliTest tests[] = {
    { "/cli-battle/members", test_members },
    { "/cli-battle/duel", test_duel },
    { "/cli-battle/modifiers", test_modifiers },
    { "/cli-battle/sums", test_sums },
    { "/cli-battle/log", test_log },
    { "/cli-battle/rerolls", test_rerolls },
    { "/cli-battle/fixed-target", test_fixed_target },
    { "/cli-battle/text", test_text },
    { "/cli-battle/language", test_language },
  };

  return cli_run_tests (argc, argv, tests, G_N_ELEMENTS (tests));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "hex-scenario.h"

/* What players decide, and what is left on the table. */

#define TWO "hegemonia moloch"

/* A tile that may explode, with one more action: at once, later, which is as good, or not at all.
 * Of what is as good the first option is taken. */
#define CLOWN "a1:hegemonia-hq e3:moloch-hq c3:moloch-clown@3 c4:moloch-mother " \
              "c2:hegemonia-guard d2:hegemonia-runner@3 b2:hegemonia-ganger b3:hegemonia-scout"

static AdcHexBattle *
fight_decided (const char *decisions)
{
  g_autoptr(AdcScenario) scenario = hex_scenario (TWO, CLOWN);

  adc_scenario_set (scenario, "decisions", decisions);
  return hex_scenario_fight (scenario);
}

static void
test_decisions (void)
{
  static const struct {
    const char *decisions;
    guint       n_questions;
    int         taken[2];
    gboolean    is_decided[2];
  } cases[] = {
    { NULL, 2, { 0, 1 }, { FALSE, FALSE } },
    { "1", 1, { 1, -1 }, { TRUE, FALSE } },
    { "0", 2, { 0, 1 }, { TRUE, FALSE } },
    { "0 0", 2, { 0, 0 }, { TRUE, TRUE } },
    { "0  1", 2, { 0, 1 }, { TRUE, TRUE } },
    { "0 -", 2, { 0, 1 }, { TRUE, FALSE } },
    { "- -", 2, { 0, 1 }, { FALSE, FALSE } },
    { "-", 2, { 0, 1 }, { FALSE, FALSE } },
    { "- 0", 2, { 0, 0 }, { FALSE, TRUE } },
    { "1 -", 1, { 1, -1 }, { TRUE, FALSE } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcHexBattle) battle = fight_decided (cases[i].decisions);
    const AdcHexResult *result = adc_hex_battle_get_result (battle);

    g_test_message ("%s", cases[i].decisions);
    g_assert_cmpuint (result->n_questions, ==, cases[i].n_questions);
    g_assert_true (adc_hex_battle_is_exact (battle));
    for (guint j = 0; j < 2; j++) {
      g_assert_cmpint (adc_hex_battle_is_decided (battle, j), ==, cases[i].is_decided[j]);
      if (j < result->n_questions)
        g_assert_cmpint (result->questions[j].taken, ==, cases[i].taken[j]);
    }
  }
}

/* A decision that fits nothing is passed over, and the player is told. */
static void
test_stale_decisions (void)
{
  static const char * const decisions[] = { "7", "1 0", "0 0 0", "- 1 0", "0 2", "- - 5" };

  for (guint i = 0; i < G_N_ELEMENTS (decisions); i++) {
    g_autoptr(AdcScenario) scenario = hex_scenario (TWO, CLOWN);
    g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
    g_autoptr(AdcBattle) battle = NULL;

    adc_scenario_set (scenario, "decisions", decisions[i]);
    battle = adc_battle_new (hex_tiles_get_game (), scenario, faults);
    g_test_message ("%s", decisions[i]);
    g_assert_nonnull (battle);
    g_assert_cmpuint (faults->len, ==, 1);
    g_assert_cmpint (((AdcFault *) faults->pdata[0])->kind, ==, ADC_FAULT_MOMENTARY);
  }
}

static void
test_questions (void)
{
  g_autoptr(AdcHexBattle) battle = fight_decided ("0 0");
  g_autofree char *question = adc_hex_battle_describe_question (battle, 0);
  g_autofree char *attack = adc_hex_battle_describe_option (battle, 0, 0);
  g_autofree char *explode = adc_hex_battle_describe_option (battle, 0, 1);

  hex_assert_is (question, "Does {moloch-clown} (c3) attack or explode?");
  g_assert_cmpstr (attack, ==, "It attacks");
  g_assert_cmpstr (explode, ==, "It explodes");
}

/* As if it had been decided so. */
static void
test_try_option (void)
{
  g_autoptr(AdcHexBattle) best = fight_decided (NULL);
  g_autoptr(AdcHexBattle) attacking = fight_decided ("0");
  g_autoptr(AdcHexBattle) never = fight_decided ("0 0");
  AdcHexResult tried;

  adc_hex_battle_try_option (best, 0, 0, &tried);
  g_assert_cmpuint (tried.end.alive, ==, adc_hex_battle_get_result (attacking)->end.alive);
  g_assert_cmpuint (tried.n_questions, ==, 2);
  g_assert_cmpuint (tried.questions[1].taken, ==, 1);

  adc_hex_battle_try_option (best, 0, 1, &tried);
  g_assert_cmpuint (tried.n_questions, ==, 1);
  g_assert_cmpuint (tried.end.alive, ==, adc_hex_battle_get_result (best)->end.alive);

  adc_hex_battle_try_option (attacking, 1, 0, &tried);
  g_assert_cmpuint (tried.end.alive, ==, adc_hex_battle_get_result (never)->end.alive);
}

static void
test_decide (void)
{
  static const struct {
    const char *before;
    guint       question;
    int         option;
    const char *after;
  } cases[] = {
    { NULL, 0, 0, "0" },    { NULL, 0, 1, "1" },  { "1", 0, 0, "0" },    { "0 0", 0, 1, "1" },
    { "0", 1, 0, "0 0" },   { "0 1", 1, 0, "0 0" }, { "0 1", 1, -1, "0" }, { "0 1", 0, -1, NULL },
    { NULL, 0, -1, NULL },  { NULL, 1, 0, "- 0" },  { "- 0", 1, 1, "- 1" }, { "- 0", 1, -1, NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = hex_scenario (TWO, CLOWN);
    g_autoptr(AdcScenario) original = NULL;
    g_autoptr(AdcScenario) decided = NULL;
    g_autoptr(AdcHexBattle) battle = NULL;

    adc_scenario_set (scenario, "decisions", cases[i].before);
    original = adc_scenario_copy (scenario);
    battle = hex_scenario_fight (scenario);
    decided = adc_hex_battle_decide (battle, scenario, cases[i].question, cases[i].option);
    g_assert_true (adc_scenario_equal (scenario, original));
    g_assert_cmpstr (adc_settings_get (adc_scenario_get_settings (decided), "decisions", NULL), ==,
                     cases[i].after);
  }
}

static const char *
get_setting (AdcScenario *scenario, const char *force, const char *setting)
{
  return adc_settings_get (adc_scenario_find_force (scenario, force, NULL)->settings, setting,
                           NULL);
}

static void
test_conclude (void)
{
  g_autoptr(AdcScenario) scenario =
    hex_scenario (TWO, "c3:hegemonia-thug@1 c2:moloch-blocker@2 d2:moloch-juggernaut@3/1 "
                       "d3:moloch-hq/5 b3:hegemonia-hq hand:moloch-move discard:moloch-battle");
  g_autoptr(AdcScenario) original = NULL;
  g_autoptr(AdcHexBattle) battle = NULL;
  g_autoptr(AdcScenario) after = NULL;

  adc_scenario_set (scenario, "decisions", "-");
  original = adc_scenario_copy (scenario);
  battle = hex_scenario_fight (scenario);
  after = adc_hex_battle_conclude (battle, scenario);
  g_assert_true (adc_scenario_equal (scenario, original));

  /* 2 + 1 for its HQ to the north-east, 1 + 1 beside it */
  g_assert_null (adc_scenario_find_force (after, "moloch-juggernaut", NULL)->place);
  g_assert_cmpstr (get_setting (after, "moloch-juggernaut", "pile"), ==, "discard");
  g_assert_null (get_setting (after, "moloch-juggernaut", "wounds"));
  g_assert_null (get_setting (after, "moloch-juggernaut", "rotation"));
  g_assert_cmpstr (adc_scenario_find_force (after, "moloch-blocker", NULL)->place, ==, "c2");
  g_assert_cmpstr (get_setting (after, "moloch-blocker", "wounds"), ==, "2");
  g_assert_cmpstr (get_setting (after, "moloch-blocker", "rotation"), ==, "2");
  g_assert_cmpstr (get_setting (after, "moloch-hq", "points"), ==, "3");
  g_assert_null (get_setting (after, "hegemonia-hq", "points"));
  g_assert_null (adc_scenario_find_force (after, "hegemonia-thug", NULL)->place);
  g_assert_cmpstr (get_setting (after, "moloch-move", "pile"), ==, "hand");
  g_assert_null (adc_settings_get (adc_scenario_get_settings (after), "decisions", NULL));
}

/* With two players the game is over and the tiles stay; with more, those of the loser go. */
static void
test_conclude_destroyed (void)
{
  static const char tiles[] = "c3:hegemonia-runner c2:moloch-hq/1 a1:moloch-blocker "
                              "a3:hegemonia-hq";
  g_autoptr(AdcScenario) two = hex_scenario (TWO, tiles);
  g_autoptr(AdcScenario) three = hex_scenario ("hegemonia moloch borgo", tiles);
  g_autoptr(AdcHexBattle) battle_of_two = hex_scenario_fight (two);
  g_autoptr(AdcHexBattle) battle_of_three = hex_scenario_fight (three);
  g_autoptr(AdcScenario) after_two = adc_hex_battle_conclude (battle_of_two, two);
  g_autoptr(AdcScenario) after_three = adc_hex_battle_conclude (battle_of_three, three);
  g_autoptr(AdcResolution) resolution = adc_battle_resolve (ADC_BATTLE (battle_of_three));
  const AdcStage *last = resolution->stages->pdata[resolution->stages->len - 1];

  g_assert_null (adc_scenario_find_force (after_two, "moloch-hq", NULL));
  g_assert_cmpstr (adc_scenario_find_force (after_two, "moloch-blocker", NULL)->place, ==, "a1");
  g_assert_null (adc_scenario_find_force (after_three, "moloch-hq", NULL));
  g_assert_null (adc_scenario_find_force (after_three, "moloch-blocker", NULL)->place);
  g_assert_cmpstr (get_setting (after_three, "moloch-blocker", "pile"), ==, "discard");

  g_assert_cmpint (last->number, ==, -1);
  g_assert_cmpstr (last->losses->pdata[0], ==, "moloch-blocker");
  g_assert_cmpuint (resolution->losses->len, ==, 2);
  g_assert_cmpuint (resolution->survivors->len, ==, 2);
}

static void
test_endings (void)
{
  static const struct {
    const char *armies;
    const char *tiles;
    const char *text; /* NULL: the game goes on */
  } cases[] = {
    { TWO, "c3:hegemonia-runner c2:moloch-hq", NULL },
    { TWO, "c3:hegemonia-runner c2:moloch-hq/1 e3:hegemonia-hq",
      "The HQ of Moloch is destroyed: Hegemonia wins" },
    { TWO, "a2:moloch-ripper@3 a3:hegemonia-hq/1 c2:moloch-hq/1 c3:hegemonia-runner",
      "Both HQs are destroyed: the game is a draw" },
    { "hegemonia moloch borgo", "c3:hegemonia-runner c2:moloch-hq/1",
      "Eliminated, and all their tiles leave the board: Moloch" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcHexBattle) battle = hex_fight (cases[i].armies, cases[i].tiles);
    g_autoptr(AdcResolution) resolution = adc_battle_resolve (ADC_BATTLE (battle));
    const AdcStage *last = resolution->stages->pdata[resolution->stages->len - 1];

    g_assert_cmpint (last->number < 0, ==, cases[i].text != NULL);
    if (cases[i].text != NULL)
      g_assert_cmpstr (((AdcHappening *) last->happenings->pdata[0])->text, ==, cases[i].text);
  }
}

static void
test_score (void)
{
  g_autoptr(AdcScenario) scenario = hex_scenario ("hegemonia moloch borgo",
                                                  "c3:hegemonia-runner c2:moloch-hq/1 a1:borgo-hq");
  g_autoptr(AdcHexBattle) battle = NULL;
  g_autoptr(AdcScenario) after = NULL;
  g_autoptr(AdcResolution) resolution = NULL;
  const AdcTotal *total;
  g_autofree char *log = NULL;

  adc_scenario_set (scenario, "scoring", "points");
  adc_settings_set (adc_scenario_find_side (scenario, "hegemonia")->settings, "score", "18");
  battle = hex_scenario_fight (scenario);
  log = hex_battle_dup_log (battle);
  hex_assert_contains (log, "2 {moloch-hq} (c2) loses nothing: its attackers score 1 point\n");

  resolution = adc_battle_resolve (ADC_BATTLE (battle));
  total = resolution->totals->pdata[0];
  g_assert_cmpstr (total->side, ==, "hegemonia");
  g_assert_cmpint (total->before, ==, 18);
  g_assert_cmpint (total->after, ==, 19);

  after = adc_hex_battle_conclude (battle, scenario);
  g_assert_cmpstr (adc_settings_get (adc_scenario_find_side (after, "hegemonia")->settings, "score",
                                     NULL),
                   ==, "19");
  g_assert_null (g_hash_table_lookup (adc_scenario_find_side (after, "borgo")->settings, "score"));
  g_assert_cmpstr (get_setting (after, "moloch-hq", "points"), ==, "1");
}

int
main (int argc, char *argv[])
{
  static const HexTest tests[] = {
    { "/hex-decisions/decisions", test_decisions },
    { "/hex-decisions/stale-decisions", test_stale_decisions },
    { "/hex-decisions/questions", test_questions },
    { "/hex-decisions/try-option", test_try_option },
    { "/hex-decisions/decide", test_decide },
    { "/hex-decisions/conclude", test_conclude },
    { "/hex-decisions/conclude-destroyed", test_conclude_destroyed },
    { "/hex-decisions/endings", test_endings },
    { "/hex-decisions/score", test_score },
  };

  return hex_scenario_run (argc, argv, tests, G_N_ELEMENTS (tests));
}

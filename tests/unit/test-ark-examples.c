/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The combats that ship with Ark: Awakening: each says in its summary what comes of it. */

#include "adc-ark-fight.h"
#include "adc-language.h"
#include "shipped.h"

#include <string.h>

typedef struct {
  const char    *scenario;
  int            uncapped;
  int            defence;
  AdcArkStart    start;
  AdcArkOutcome  end;
  int            left[ADC_ARK_N_SIDES];
  const char    *figures; /* that the summary names */
} Example;

#define UNKNOWN ADC_ARK_UNKNOWN

static const Example examples[] = {
  { "cout-victoire", 10, 10, ADC_ARK_START_OPEN, ADC_ARK_ATTACKER_WINS, { 1, 9 }, "14|13|reste 1" },
  { "defense-gagnante", 10, 10, ADC_ARK_START_OPEN, ADC_ARK_DEFENDER_WINS, { 11, 9 }, "14|15" },
  { "deux-adversaires", 4, 4, ADC_ARK_START_OPEN, ADC_ARK_ATTACKER_WINS, { 10, 6 },
    "18 contre 9|10 d’arsenal" },
  { "egalite", 10, 10, ADC_ARK_START_OPEN, ADC_ARK_DEFENDER_WINS, { 11, 9 }, "3 = 14|5 = 14" },
  { "exemple-defense", 10, 10, ADC_ARK_START_OPEN, ADC_ARK_UNDECIDED, { UNKNOWN, UNKNOWN },
    "(2 + 1) × 2 + 4 = 10" },
  { "face-b", 4, 4, ADC_ARK_START_OPEN, ADC_ARK_DEFENDER_WINS, { 8, 9 }, "3 = 15|2 = 15" },
  { "toutes-les-paires", 6, 6, ADC_ARK_START_OPEN, ADC_ARK_UNDECIDED, { UNKNOWN, 10 },
    "2 fois sur 3" },
  { "main-inconnue", 6, 6, ADC_ARK_START_OPEN, ADC_ARK_UNDECIDED, { UNKNOWN, 10 },
    "35 fois sur 44" },
  { "masse-critique", 10, 10, ADC_ARK_START_OPEN, ADC_ARK_BOTH_LOSE, { 11, 9 }, "18 contre 13" },
  { "neutres-communes", 3, 3, ADC_ARK_START_OPEN, ADC_ARK_DEFENDER_WINS, { 6, 5 }, "10 contre 8" },
  { "neutres-seules", 6, 6, ADC_ARK_START_OPEN, ADC_ARK_ATTACKER_WINS, { 4, 7 },
    "13 contre 9|4 d’arsenal" },
  { "plafond", 27, 20, ADC_ARK_START_OPEN, ADC_ARK_ATTACKER_WINS, { 2, 10 }, "27|20|reste 2" },
  { "premiere-mission-combat", 6, 6, ADC_ARK_START_OPEN, ADC_ARK_ATTACKER_WINS, { 3, 8 },
    "garde 3" },
  { "puissances-a-relever", 6, 6, ADC_ARK_START_OPEN, ADC_ARK_UNDECIDED, { UNKNOWN, 10 },
    "2 de puissance" },
  { "seuil", 10, 10, ADC_ARK_START_LOST, ADC_ARK_DEFENDER_WINS, { 9, UNKNOWN }, "10" },
};

static AdcArkFight *
fight (const char *id)
{
  g_autoptr(AdcScenario) scenario = shipped_copy (id);

  return ADC_ARK_FIGHT (shipped_fight (scenario));
}

static void
assert_sum (GPtrArray *steps, int expected)
{
  int sum = 0;

  for (guint i = 0; i < steps->len; i++)
    sum += ((AdcReason *) steps->pdata[i])->value;
  g_assert_cmpint (sum, ==, expected);
}

static void
test_example (gconstpointer data)
{
  const Example *example = data;
  g_autoptr(AdcArkFight) self = fight (example->scenario);
  const AdcArkCombat *combat = adc_ark_fight_get_combat (self);
  const AdcArkOutcome end = adc_ark_fight_get_end (self);

  g_assert_cmpint (adc_ark_fight_get_uncapped (self), ==, example->uncapped);
  g_assert_cmpint (combat->defence, ==, example->defence);
  assert_sum (adc_ark_fight_get_defence_steps (self), example->defence);
  g_assert_cmpint (adc_ark_combat_get_start (combat), ==, example->start);
  g_assert_cmpint (end, ==, example->end);
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++) {
    g_assert_cmpint (adc_ark_combat_get_left (combat, side, end), ==, example->left[side]);
    if (combat->arsenals[side] != UNKNOWN)
      assert_sum (adc_ark_fight_get_strength_steps (self, side),
                  adc_ark_combat_get_strength (combat, side));
  }
}

/* The text and the table above say the same. */
static void
test_summary (gconstpointer data)
{
  const Example *example = data;
  g_autoptr(AdcScenario) scenario = shipped_copy (example->scenario);
  g_auto(GStrv) figures = g_strsplit (example->figures, "|", -1);

  adc_language_set_current ("fr");
  for (guint i = 0; figures[i] != NULL; i++)
    if (strstr (adc_scenario_get_summary (scenario), figures[i]) == NULL)
      g_error ("%s: the summary does not say “%s”", example->scenario, figures[i]);
}

/* Each that ships is in the table. */
static void
test_all (void)
{
  g_assert_cmpuint (shipped_get_all ()->len, ==, G_N_ELEMENTS (examples));
}

static void
assert_rule (const char *scenario, const char *rule)
{
  if (rule != NULL && adc_game_lookup (shipped_get_game (), rule) == NULL)
    g_error ("%s: nothing is called “%s”", scenario, rule);
}

static void
assert_rules (const char *scenario, GPtrArray *reasons)
{
  for (guint i = 0; i < reasons->len; i++)
    assert_rule (scenario, ((AdcReason *) reasons->pdata[i])->rule);
}

/* Whatever is said of them, the rule is there to be read. */
static void
test_rules (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (examples); i++) {
    g_autoptr(AdcArkFight) self = fight (examples[i].scenario);
    g_autoptr(AdcResolution) resolution = adc_battle_resolve (ADC_BATTLE (self));
    g_autoptr(GPtrArray) notes = adc_battle_list_notes (ADC_BATTLE (self));

    g_assert_cmpint (resolution->is_open, ==, examples[i].end == ADC_ARK_UNDECIDED);
    assert_rules (examples[i].scenario, notes);
    assert_rules (examples[i].scenario, adc_ark_fight_get_assumptions (self));
    assert_rules (examples[i].scenario, adc_ark_fight_get_defence_steps (self));
    for (guint j = 0; j < resolution->stages->len; j++) {
      const AdcStage *stage = resolution->stages->pdata[j];

      g_assert_cmpuint (stage->happenings->len, >, 0);
      for (guint k = 0; k < stage->happenings->len; k++)
        assert_rule (examples[i].scenario, ((AdcHappening *) stage->happenings->pdata[k])->rule);
    }
  }
}

static double
get_chance (AdcArkFight *self, guint card, AdcArkOutcome outcome)
{
  const AdcArkChance *chance = adc_ark_fight_get_chance (self, ADC_ARK_ATTACKER, card);

  g_assert_true (chance->is_known);
  return chance->chances[outcome];
}

static void
test_known_hand (void)
{
  g_autoptr(AdcArkFight) self = fight ("toutes-les-paires");
  static const AdcArkOutcome grid[3][3] = {
    { ADC_ARK_ATTACKER_WINS, ADC_ARK_BOTH_LOSE, ADC_ARK_ATTACKER_WINS },
    { ADC_ARK_DEFENDER_WINS, ADC_ARK_ATTACKER_WINS, ADC_ARK_ATTACKER_WINS },
    { ADC_ARK_DEFENDER_WINS, ADC_ARK_DEFENDER_WINS, ADC_ARK_ATTACKER_WINS },
  };

  for (guint i = 0; i < 3; i++)
    for (guint j = 0; j < 3; j++)
      g_assert_cmpint (adc_ark_fight_get_outcome (self, i, j), ==, grid[i][j]);
  g_assert_cmpfloat_with_epsilon (get_chance (self, 0, ADC_ARK_ATTACKER_WINS), 2.0 / 3, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_chance (self, 0, ADC_ARK_BOTH_LOSE), 1.0 / 3, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_chance (self, 1, ADC_ARK_ATTACKER_WINS), 2.0 / 3, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_chance (self, 1, ADC_ARK_DEFENDER_WINS), 1.0 / 3, 1e-12);
  g_assert_cmpint (adc_ark_fight_get_best (self, ADC_ARK_ATTACKER), ==, 0);
}

static void
test_unknown_hand (void)
{
  g_autoptr(AdcArkFight) self = fight ("main-inconnue");
  g_autoptr(AdcForecast) forecast = shipped_forecast (self);

  g_assert_cmpuint (adc_ark_fight_count_known (self), ==, 16);
  g_assert_cmpuint (adc_ark_pool_count (adc_ark_fight_get_pool (self)), ==, 11);
  g_assert_cmpuint (adc_ark_fight_count_strangers (self), ==, 0);
  g_assert_cmpfloat_with_epsilon (get_chance (self, 0, ADC_ARK_ATTACKER_WINS), 35.0 / 44, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_chance (self, 0, ADC_ARK_BOTH_LOSE), 9.0 / 44, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_chance (self, 1, ADC_ARK_ATTACKER_WINS), 35.0 / 44, 1e-12);
  g_assert_cmpfloat_with_epsilon (adc_forecast_get_chance (forecast, "attacker"), 35.0 / 44, 1e-12);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (
                                    shipped_find_left (forecast, "attacker-arsenal"), 6),
                                  35.0 / 44, 1e-12);
  g_assert_cmpuint (forecast->assumptions->len, ==, 3);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  shipped_load ("ark");

  for (guint i = 0; i < G_N_ELEMENTS (examples); i++) {
    g_autofree char *path = g_strdup_printf ("/ark/examples/%s", examples[i].scenario);
    g_autofree char *summary = g_strconcat (path, "/summary", NULL);

    g_test_add_data_func (path, &examples[i], test_example);
    g_test_add_data_func (summary, &examples[i], test_summary);
  }
  g_test_add_func ("/ark/examples/all", test_all);
  g_test_add_func ("/ark/examples/rules", test_rules);
  g_test_add_func ("/ark/examples/known-hand", test_known_hand);
  g_test_add_func ("/ark/examples/unknown-hand", test_unknown_hand);

  status = g_test_run ();
  shipped_unload ();
  return status;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The battles that ship with StarCraft: each says in its summary what comes of it. */

#include "star-scenario.h"

#include "adc-language.h"

#include <math.h>
#include <string.h>

#define UNKNOWN -1

typedef struct {
  const char *scenario;
  guint       skirmish;
  int         attack[ADC_STAR_N_SIDES];
  int         health[ADC_STAR_N_SIDES];
  const char *target[ADC_STAR_N_SIDES]; /* whom that side hits */
} Values;

static const Values values[] = {
  { "annulation", 0, { 8, 5 }, { 7, 7 }, { "d1", NULL } },
  { "brood-war", 0, { 9, 7 }, { 7, 7 }, { "d1", "a1" } },
  { "brood-war", 1, { 8, 9 }, { 8, 6 }, { "d2", "a2" } },
  { "brood-war", 2, { 7, 8 }, { 6, 7 }, { "d3", "a3" } },
  { "carte-inconnue", 0, { 5, UNKNOWN }, { 6, UNKNOWN }, { NULL, NULL } },
  { "char-contre-mutalisk", 0, { 7, UNKNOWN }, { UNKNOWN, 6 }, { NULL, NULL } },
  { "char-et-soutiens", 0, { 10, 7 }, { 6, 8 }, { "d1", "a2" } },
  { "cloaking-et-detector", 0, { 0, 6 }, { 5, 6 }, { NULL, "a1" } },
  { "cloaking-et-detector", 1, { 0, 6 }, { 6, 6 }, { NULL, "a2" } },
  { "fin-attaquant", 0, { 7, 5 }, { 6, 4 }, { "d1", NULL } },
  { "fin-defenseur", 0, { 4, 6 }, { 5, 6 }, { NULL, "a1" } },
  { "fin-retraite", 0, { 6, 6 }, { 7, 7 }, { NULL, NULL } },
  { "fin-vide", 0, { 6, 5 }, { 3, 5 }, { "d1", "a1" } },
  { "force-suffisante", 0, { 9, UNKNOWN }, { UNKNOWN, 6 }, { "d1", NULL } },
  { "irradiate-en-soutien", 0, { 6, 5 }, { 7, 5 }, { "d1", NULL } },
  { "limite-depassee", 0, { 9, 5 }, { 6, 6 }, { "d1", NULL } },
  { "marine-et-firebat", 0, { 5, UNKNOWN }, { UNKNOWN, 6 }, { NULL, NULL } },
  { "renfort-inutile", 0, { 6, 6 }, { 6, 7 }, { NULL, "a1" } },
  { "scourge-base", 0, { 7, UNKNOWN }, { 8, UNKNOWN }, { NULL, NULL } },
  { "splash", 0, { 9, 6 }, { 8, 6 }, { "d1", NULL } },
  { "splash", 1, { 8, 7 }, { 8, 3 }, { "d2", NULL } },
  { "tout-assist", 0, { 7, 1 }, { 5, 6 }, { "d1", NULL } },
};

static void
assert_value (const Values *these, const char *what, guint side, gboolean is_known, int found,
              int expected)
{
  if (is_known != (expected != UNKNOWN) || (is_known && found != expected))
    g_error ("%s, skirmish %u, side %u, %s: %d", these->scenario, these->skirmish + 1, side, what,
             is_known ? found : UNKNOWN);
}

/* The steps of a value that is known add up to it. */
static void
assert_sum (GPtrArray *steps, int expected)
{
  int sum = 0;

  for (guint i = 0; i < steps->len; i++) {
    const AdcReason *step = steps->pdata[i];

    sum += step->has_value ? step->value : 0;
  }
  g_assert_cmpint (sum, ==, expected);
}

static void
test_values (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (values); i++) {
    g_autoptr(AdcScenario) scenario = shipped_copy (values[i].scenario);
    g_autoptr(AdcStarClash) clash = star_fight_scenario (scenario);

    for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
      const AdcStarCamp *camp = star_get_camp (clash, values[i].skirmish, side);

      assert_value (&values[i], "attack", side, camp->attack_is_known, camp->attack,
                    values[i].attack[side]);
      assert_value (&values[i], "health", side, camp->health_is_known, camp->health,
                    values[i].health[side]);
      if (camp->attack_is_known)
        assert_sum (camp->attack_steps, camp->attack);
      if (camp->health_is_known)
        assert_sum (camp->health_steps, camp->health);
      if (g_strcmp0 (camp->target, values[i].target[side]) != 0)
        g_error ("%s, skirmish %u, side %u hits %s", values[i].scenario, values[i].skirmish + 1,
                 side, camp->target);
    }
  }
}

typedef struct {
  const char     *scenario;
  AdcStarEndKind  kind;
  const char     *losses; /* in the order of the scenario */
  int             lost[ADC_STAR_N_SIDES];
} Ending;

static const Ending endings[] = {
  { "annulation", ADC_STAR_END_DEFENDER_RETREATS, "d1", { 0, 3 } },
  { "bases-et-transports", ADC_STAR_END_ATTACKER, "", { 0, 0 } },
  { "brood-war", ADC_STAR_END_ATTACKER, "a1 a2 a3 d2 d3 d4", { 10, 7 } },
  { "char-et-soutiens", ADC_STAR_END_ATTACKER, "a2 d1", { 1, 4 } },
  { "cloaking-et-detector", ADC_STAR_END_DEFENDER, "a1", { 1, 0 } },
  { "fin-attaquant", ADC_STAR_END_ATTACKER, "d1", { 0, 1 } },
  { "fin-defenseur", ADC_STAR_END_DEFENDER, "a1", { 1, 0 } },
  { "fin-retraite", ADC_STAR_END_ATTACKER_RETREATS, "a2", { 2, 0 } },
  { "fin-vide", ADC_STAR_END_NOBODY, "a1 d1", { 1, 1 } },
  { "limite-depassee", ADC_STAR_END_ATTACKER, "d1", { 0, 2 } },
  { "renfort-inutile", ADC_STAR_END_ATTACKER_RETREATS, "a1", { 2, 0 } },
  { "scourge-base", ADC_STAR_END_NOBODY, "a1 d1", { 4, 1 } },
  { "splash", ADC_STAR_END_ATTACKER, "d1 d2 d3 d4", { 0, 7 } },
  { "tout-assist", ADC_STAR_END_DEFENDER_RETREATS, "d1", { 0, 1 } },
};

static char *
join (GPtrArray *ids)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < ids->len; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? " " : "", (char *) ids->pdata[i]);

  return g_string_free (text, FALSE);
}

/* The end, the account of it, and a forecast that is certain. */
static void
test_endings (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (endings); i++) {
    g_autoptr(AdcScenario) scenario = shipped_copy (endings[i].scenario);
    g_autoptr(AdcStarClash) clash = star_fight_scenario (scenario);
    g_autoptr(AdcResolution) resolution = adc_battle_resolve (ADC_BATTLE (clash));
    g_autoptr(AdcForecast) forecast = shipped_forecast (clash);
    g_autofree char *losses = join (resolution->losses);
    const AdcStarEnd *end = adc_star_clash_get_end (clash);
    const gboolean is_taken = endings[i].kind == ADC_STAR_END_ATTACKER ||
                              endings[i].kind == ADC_STAR_END_DEFENDER_RETREATS;
    const char *outcome = is_taken                                     ? "attacker"
                          : endings[i].kind == ADC_STAR_END_NOBODY ? "nobody"
                                                                       : "defender";

    g_test_message ("%s", endings[i].scenario);
    g_assert_true (adc_star_clash_is_settled (clash));
    g_assert_cmpint (end->kind, ==, endings[i].kind);
    g_assert_cmpstr (losses, ==, endings[i].losses);
    g_assert_false (resolution->is_open);
    g_assert_true (forecast->exact);
    g_assert_cmpfloat (adc_forecast_get_chance (forecast, outcome), ==, 1);
    for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
      g_assert_cmpint (end->lost[side], ==, endings[i].lost[side]);
      g_assert_cmpfloat_with_epsilon (((AdcStake *) forecast->balance->pdata[side])->lost,
                                      endings[i].lost[side], 1e-12);
    }
    for (guint j = 0; j < forecast->survivors->len; j++) {
      const AdcSurvivors *left = forecast->survivors->pdata[j];
      const gboolean is_lost = g_ptr_array_find_with_equal_func (resolution->losses, left->force,
                                                                 g_str_equal, NULL);

      g_assert_cmpfloat (adc_distribution_get_chance (left->units, 0), ==, is_lost ? 1 : 0);
    }
  }
}

/* What the rulebook's examples leave out is asked for, and nothing else. */
static void
test_asked (void)
{
  static const struct {
    const char *scenario;
    const char *asked; /* force and stat */
  } cases[] = {
    { "force-suffisante", "a-c1:major-health d-c1:major-attack" },
    { "char-contre-mutalisk", "a-c1:major-health d-c1:major-attack" },
    { "marine-et-firebat", "a-c1:major-health d-c1:major-attack" },
    { "irradiate-en-soutien", "a-r1:effects" },
    { "scourge-base", "" }, /* the figures that are lost make no difference */
    { "premiere-bataille", "" },
    { "main-connue", "" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcScenario) scenario = shipped_copy (cases[i].scenario);
    g_autoptr(GPtrArray) faults = shipped_list_faults (scenario);
    g_autoptr(GString) asked = g_string_new (NULL);

    for (guint j = 0; j < faults->len; j++) {
      const AdcFault *fault = faults->pdata[j];

      g_assert_cmpint (fault->kind, ==, ADC_FAULT_MISSING);
      g_string_append_printf (asked, "%s%s:%s", j > 0 ? " " : "", fault->force, fault->stat);
    }
    g_assert_cmpstr (asked->str, ==, cases[i].asked);
  }
}

/* Once it is typed in, the example goes on as the rulebook says. */
static void
test_completed (void)
{
  g_autoptr(AdcScenario) scenario = shipped_copy ("force-suffisante");
  g_autoptr(AdcStarClash) clash = NULL;

  adc_settings_set (adc_scenario_find_force (scenario, "a-c1", NULL)->values, "major-health", "8");
  adc_settings_set (adc_scenario_find_force (scenario, "d-c1", NULL)->values, "major-attack", "7");
  clash = star_fight_scenario (scenario);
  g_assert_true (adc_star_clash_is_settled (clash));
  g_assert_cmpint (adc_star_clash_get_end (clash)->kind, ==, ADC_STAR_END_ATTACKER);
}

static double
get_chance (AdcForecast *forecast, guint contest, const char *outcome)
{
  GPtrArray *outcomes = ((AdcContest *) forecast->contests->pdata[contest])->outcomes;

  for (guint i = 0; i < outcomes->len; i++)
    if (g_str_equal (((AdcOutcome *) outcomes->pdata[i])->id, outcome))
      return ((AdcOutcome *) outcomes->pdata[i])->chance;

  g_error ("no outcome “%s”", outcome);
}

/* One card of eleven. */
static void
test_unknown (void)
{
  g_autoptr(AdcScenario) scenario = shipped_copy ("carte-inconnue");
  g_autoptr(AdcStarClash) clash = star_fight_scenario (scenario);
  g_autoptr(AdcForecast) forecast = shipped_forecast (clash);

  g_assert_cmpuint (adc_star_clash_count_pool (clash, ADC_STAR_DEFENDER, FALSE), ==, 11);
  g_assert_cmpuint (adc_star_clash_count_faceless (clash, ADC_STAR_DEFENDER), ==, 5);
  g_assert_true (forecast->exact);
  g_assert_cmpfloat_with_epsilon (get_chance (forecast, 0, "defender"), 9 / 11.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_chance (forecast, 0, "attacker"), 1 / 11.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_chance (forecast, 0, "nobody"), 1 / 11.0, 1e-12);
  g_assert_cmpfloat_with_epsilon (adc_forecast_get_chance (forecast, "attacker"), 9 / 11.0, 1e-12);
  g_assert_true (star_says (forecast->assumptions, "faces of 5 cards", "note-cartes-inconnues"));
}

static const char *
find_step (const AdcPlan *plan, const char *at)
{
  for (guint i = 0; i < plan->steps->len; i++) {
    const AdcPlanStep *step = plan->steps->pdata[i];

    if (g_str_equal (step->at, at))
      return step->from;
  }

  return NULL;
}

static void
test_plans (void)
{
  g_autoptr(AdcScenario) hand = shipped_copy ("main-connue");
  g_autoptr(AdcStarClash) clash = star_fight_scenario (hand);
  g_autoptr(AdcForecast) forecast = shipped_forecast (clash);
  g_autoptr(AdcScenario) first = shipped_copy ("premiere-bataille");
  g_autoptr(AdcStarClash) first_clash = star_fight_scenario (first);
  g_autoptr(AdcForecast) first_forecast = shipped_forecast (first_clash);
  const AdcPlan *plan = forecast->plans->pdata[0];

  g_assert_cmpint (adc_star_clash_get_advised (clash), ==, ADC_STAR_ATTACKER);
  g_assert_cmpfloat_with_epsilon (plan->worth, 4.9, 0.05);
  g_assert_nonnull (find_step (plan, "1:reinforcement"));
  g_assert_cmpfloat_with_epsilon (plan->chance, adc_forecast_get_chance (forecast, "attacker"),
                                  1e-9);
  for (guint i = 1; i < forecast->plans->len; i++)
    g_assert_cmpfloat (((AdcPlan *) forecast->plans->pdata[i - 1])->worth, >=,
                       ((AdcPlan *) forecast->plans->pdata[i])->worth - 1e-12);

  plan = first_forecast->plans->pdata[0];
  g_assert_cmpstr (find_step (plan, "1:card"), ==, "a-h8");
  g_assert_cmpstr (find_step (plan, "2:card"), ==, "a-h6");
  g_assert_cmpstr (find_step (plan, "3:card"), ==, "a-h3");
  g_assert_cmpfloat_with_epsilon (adc_forecast_get_chance (first_forecast, "attacker"), 0.73,
                                  0.005);
}

/* Every one that ships is allowed, and told in both languages. */
static void
test_all (void)
{
  GPtrArray *all = shipped_get_all ();

  g_assert_cmpuint (all->len, >=, 20);
  for (guint i = 0; i < all->len; i++) {
    static const char * const languages[] = { "fr", "en" };

    for (guint j = 0; j < G_N_ELEMENTS (languages); j++) {
      g_autoptr(AdcStarClash) clash = NULL;
      g_autoptr(AdcResolution) resolution = NULL;

      adc_language_set_current (languages[j]);
      clash = star_fight_scenario (all->pdata[i]);
      resolution = adc_battle_resolve (ADC_BATTLE (clash));
      g_assert_true (adc_star_clash_is_laid_out (clash));
      for (guint k = 0; k < resolution->stages->len; k++) {
        const AdcStage *stage = resolution->stages->pdata[k];

        for (guint l = 0; l < stage->happenings->len; l++) {
          const AdcHappening *happening = stage->happenings->pdata[l];

          g_assert_cmpstr (happening->text, !=, "");
          if (happening->rule != NULL &&
              adc_game_lookup (shipped_get_game (), happening->rule) == NULL)
            g_error ("there is no entry “%s”", happening->rule);
        }
      }
    }
  }
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  shipped_load ("starcraft");
  g_test_add_func ("/star-examples/values", test_values);
  g_test_add_func ("/star-examples/endings", test_endings);
  g_test_add_func ("/star-examples/asked", test_asked);
  g_test_add_func ("/star-examples/completed", test_completed);
  g_test_add_func ("/star-examples/unknown", test_unknown);
  g_test_add_func ("/star-examples/plans", test_plans);
  g_test_add_func ("/star-examples/all", test_all);

  result = g_test_run ();
  shipped_unload ();
  return result;
}

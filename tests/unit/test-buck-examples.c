/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The battles that ship with Buck Rogers: each says in its summary what comes of it. */

#include "buck-scenario.h"

#include "adc-language.h"

#include <math.h>

typedef struct {
  const char *scenario;
  const char *what;   /* an outcome, or a force */
  int         n_left; /* HOLDS: the chance of the outcome; MEAN; else the chance of so many */
  double      expected;
  double      error;
} Figure;

#define HOLDS -1
#define MEAN  -2

static const Figure figures[] = {
  { "armees-de-depart", "a", HOLDS, 0.47, 0.005 },
  { "armees-de-depart", "b", HOLDS, 0.47, 0.005 },
  { "armees-de-depart", "nobody", HOLDS, 0.06, 0.005 },
  { "arret-en-orbite", "a-fighter", MEAN, 1.3, 0.05 },
  { "arret-en-orbite", "b-fighter", MEAN, 1.6, 0.05 },
  { "arret-en-orbite", "b-battler", MEAN, 0.3, 0.05 },
  { "asteroide", "a", HOLDS, 0.87, 0.005 },
  { "asteroide", "b", HOLDS, 0.08, 0.005 },
  { "asteroide", "nobody", HOLDS, 0.05, 0.005 },
  { "bombardement", "a", HOLDS, 0.995, 0.005 },
  { "bombardement", "a-battler-orbit", 2, 1, 0 },
  { "destruction-mutuelle", "nobody", HOLDS, 1, 0 },
  { "destruction-mutuelle", "b-factory", 1, 1, 0 },
  { "deux-chefs", "nobody", HOLDS, 1, 0 },
  { "deux-chefs", "a-leader", 0, 1, 0 },
  { "deux-chefs", "b-leader", 0, 1, 0 },
  { "marqueur-seul", "a", HOLDS, 1, 0 },
  { "marqueur-seul", "factories-taken", 1, 1, 0 },
  { "meilleure-riposte", "a", HOLDS, 0.77, 0.005 },
  { "plusieurs-chefs", "a-trooper", 0, 0.21, 0.005 },
  { "sabotage", "a", HOLDS, 1, 0 },
  { "sabotage", "factories-taken", 1, 0.6, 1e-12 },
  { "sabotage", "factories-sabotaged", 1, 0.4, 1e-12 },
  { "soldat-gennie", "a", HOLDS, 1, 0 },
  { "soldat-gennie", "a-trooper", 1, 0.6, 1e-12 },
  { "soldat-gennie-chef", "a", HOLDS, 1, 0 },
  { "table-avancee", "a-trooper", MEAN, 2.7, 0.05 },
  { "tir-ouverture", "a", HOLDS, 0.9, 0.006 },
  { "transport-charge", "a", HOLDS, 0.32, 0.005 },
  { "transport-charge", "b", HOLDS, 0.60, 0.005 },
  { "transport-charge", "nobody", HOLDS, 0.08, 0.005 },
  { "transport-charge", "a-trooper-aboard", 5, 0.32, 0.005 },
  { "trois-camps", "a", HOLDS, 0.66, 0.005 },
  { "trois-camps", "b", HOLDS, 0.27, 0.005 },
  { "trois-camps", "c", HOLDS, 0.002, 0.0005 },
  { "trois-camps", "nobody", HOLDS, 0.06, 0.005 },
  { "trois-chasseurs", "a", HOLDS, 0.33, 0.005 },
  { "trois-chasseurs", "b", HOLDS, 0.59, 0.005 },
  { "trois-chasseurs", "nobody", HOLDS, 0.08, 0.005 },
};

static void
test_figures (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (figures); i++) {
    const Figure *figure = &figures[i];
    g_autoptr(AdcScenario) scenario = shipped_copy (figure->scenario);
    g_autoptr(AdcBuckBattle) battle = buck_fight_scenario (scenario);
    g_autoptr(AdcForecast) forecast = shipped_forecast (battle);
    const AdcDistribution *left =
      figure->n_left != HOLDS ? shipped_find_left (forecast, figure->what) : NULL;
    const double found = left == NULL             ? adc_forecast_get_chance (forecast, figure->what)
                         : figure->n_left == MEAN ? adc_distribution_get_mean (left)
                                                  : adc_distribution_get_chance (left,
                                                                                 figure->n_left);

    g_assert_true (forecast->exact);
    if (fabs (found - figure->expected) > figure->error + 1e-12)
      g_error ("%s, %s: %g, not %g", figure->scenario, figure->what, found, figure->expected);
  }
}

typedef struct {
  const char *scenario;
  const char *from;
  const char *at;
  int         threshold;
  guint       n_dice; /* 0: it cannot be thrown */
} Shot;

/* As things stand before the first die. */
static const Shot shots[] = {
  { "soldat-gennie", "a-trooper", "b-gennie", 8, 2 },
  { "soldat-gennie", "b-gennie", "a-trooper", 5, 1 },
  { "soldat-gennie-chef", "a-trooper", "b-gennie", 6, 2 },
  { "soldat-gennie-chef", "b-gennie", "a-trooper", 5, 1 },
  { "trois-chasseurs", "a-fighter", "b-gennie", 7, 3 },
  { "trois-chasseurs", "b-gennie", "a-fighter", 6, 3 },
  { "bombardement", "a-battler-orbit", "b-trooper", 7, 2 },
  { "plusieurs-chefs", "a-trooper", "b-gennie", 6, 3 },
  { "escorte", "a-fighter", "b-fighter", 6, 2 },
  { "escorte", "a-fighter", "b-transport", 3, 0 },
  { "tir-ouverture", "b-killer-satellite", "a-fighter", 6, 5 },
  { "tir-ouverture", "b-killer-satellite", "a-battler", 7, 1 },
  { "asteroide", "a-fighter", "b-killer-satellite", 7, 3 },
  { "asteroide", "a-battler", "b-killer-satellite", 6, 2 },
  { "table-avancee", "a-trooper", "b-control-marker", 3, 3 },
  { "table-avancee", "b-control-marker", "a-trooper", 8, 1 },
  { "deux-chefs", "a-trooper", "b-trooper", 4, 1 },
  { "transport-charge", "b-fighter", "a-transport", 3, 0 },
};

static void
test_thresholds (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (shots); i++) {
    g_autoptr(AdcScenario) scenario = shipped_copy (shots[i].scenario);
    g_autoptr(AdcBuckBattle) battle = NULL;
    g_autoptr(GPtrArray) all = NULL;
    const AdcShot *shot;

    g_ptr_array_set_size (adc_scenario_get_log (scenario), 0);
    battle = buck_fight_scenario (scenario);
    all = adc_battle_list_shots (ADC_BATTLE (battle));
    shot = buck_find_shot (all, shots[i].from, shots[i].at);
    g_assert_nonnull (shot);
    g_assert_cmpint (shot->threshold, ==, shots[i].threshold);
    g_assert_cmpuint (shot->n_dice, ==, shots[i].n_dice);
    g_assert_true (shot->possible == (shots[i].n_dice > 0));
  }
}

/* In round 2 of the convoy, the transport stands open: 96 % to destroy it in that round. */
static void
test_escort (void)
{
  g_autoptr(AdcScenario) scenario = shipped_copy ("escorte");
  g_autoptr(AdcBuckBattle) battle = buck_fight_scenario (scenario);
  g_autoptr(GPtrArray) all = adc_battle_list_shots (ADC_BATTLE (battle));
  const AdcShot *shot = buck_find_shot (all, "a-fighter", "b-transport");

  g_assert_cmpuint (adc_buck_battle_get_round (battle), ==, 2);
  g_assert_true (shot->possible);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (shot->losses, 1), 0.96, 1e-12);
}

/* The satellite alone destroys 2.3 ships, all five of them 2 times in 100. */
static void
test_asteroid (void)
{
  g_autoptr(AdcScenario) scenario = shipped_copy ("asteroide");
  g_autoptr(AdcBuckBattle) battle = buck_fight_scenario (scenario);
  g_autoptr(GPtrArray) all = adc_battle_list_shots (ADC_BATTLE (battle));
  g_autoptr(AdcForecast) forecast = shipped_forecast (battle);
  const AdcShot *fighters = buck_find_shot (all, "b-killer-satellite", "a-fighter");
  const AdcShot *battlers = buck_find_shot (all, "b-killer-satellite", "a-battler");
  const AdcOutcome *satellite = forecast->outcomes->pdata[1];

  g_assert_cmpfloat_with_epsilon (adc_distribution_get_mean (fighters->hits) +
                                    adc_distribution_get_mean (battlers->hits),
                                  2.3, 1e-12);
  g_assert_cmpuint (forecast->first_round, ==, 0);
  g_assert_cmpfloat_with_epsilon (g_array_index (satellite->by_round, double, 0),
                                  0.125 * 0.16, 1e-12);
}

/* All of them can be fought, and shown to somebody who opens them. */
static void
test_all (void)
{
  GPtrArray *all = shipped_get_all ();
  g_autoptr(AdcScenario) first = shipped_copy (adc_engine_find ("buck-rogers")->first);

  g_assert_nonnull (first);
  g_assert_cmpuint (all->len, >=, 18);
  for (guint i = 0; i < all->len; i++) {
    AdcScenario *scenario = all->pdata[i];
    g_autoptr(AdcBuckBattle) battle = buck_fight_scenario (scenario);
    g_autoptr(AdcForecast) forecast = shipped_forecast (battle);
    g_autoptr(GPtrArray) notes = adc_battle_list_notes (ADC_BATTLE (battle));
    double sum = 0;

    for (guint j = 0; j < forecast->outcomes->len; j++)
      sum += ((AdcOutcome *) forecast->outcomes->pdata[j])->chance;
    g_assert_cmpfloat_with_epsilon (sum, 1, 1e-11);
    g_assert_cmpuint (notes->len, >, 0);
    g_assert_nonnull (adc_scenario_get_rule (scenario));
    g_assert_nonnull (adc_game_lookup (shipped_get_game (), adc_scenario_get_rule (scenario)));
  }
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  shipped_load ("buck-rogers");

  g_test_add_func ("/buck-examples/figures", test_figures);
  g_test_add_func ("/buck-examples/thresholds", test_thresholds);
  g_test_add_func ("/buck-examples/escort", test_escort);
  g_test_add_func ("/buck-examples/asteroid", test_asteroid);
  g_test_add_func ("/buck-examples/all", test_all);

  result = g_test_run ();
  shipped_unload ();
  return result;
}

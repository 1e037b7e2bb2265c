/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How battles of Buck Rogers will end, and what is said of them. */

#include "buck-scenario.h"

#include "adc-buck-cargo.h"
#include "adc-language.h"

#include <string.h>

#define TOLERANCE 1e-12

static double
sum_chances (AdcForecast *forecast)
{
  double sum = 0;

  for (guint i = 0; i < forecast->outcomes->len; i++) {
    const AdcOutcome *outcome = forecast->outcomes->pdata[i];
    double by_round = 0;

    for (guint j = 0; j < outcome->by_round->len; j++)
      by_round += g_array_index (outcome->by_round, double, j);
    g_assert_cmpfloat_with_epsilon (by_round, outcome->chance, 1e-9);
    sum += outcome->chance;
  }

  return sum;
}

/* A duel by hand: each of p and q is lost when hit, both at once if both hit. */
static void
test_duel (void)
{
  g_autoptr(AdcBuckBattle) battle =
    buck_fight_line ("territory owner=b; a: 1 trooper, 1 leader; b: 1 gennie, 2 factory");
  g_autoptr(AdcForecast) forecast = shipped_forecast (battle);
  const double p = 0.5, q = 0.6, again = (1 - p) * (1 - q);
  const double holds = p / (1 - again); /* with the trooper, or the leader alone */
  const AdcDistribution *taken = shipped_find_left (forecast, "factories-taken");
  const AdcDistribution *troopers = shipped_find_left (forecast, "a-trooper");
  const AdcDistribution *factories = shipped_find_left (forecast, "b-factory");

  g_assert_true (forecast->exact);
  g_assert_cmpuint (forecast->first_round, ==, 1);
  g_assert_cmpfloat_with_epsilon (sum_chances (forecast), 1, TOLERANCE);
  g_assert_cmpfloat_with_epsilon (adc_forecast_get_chance (forecast, "a"), holds, TOLERANCE);
  g_assert_cmpfloat_with_epsilon (adc_forecast_get_chance (forecast, "b"), 1 - holds, TOLERANCE);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_mean (troopers), p * (1 - q) / (1 - again),
                                  TOLERANCE);
  g_assert_cmpfloat_with_epsilon (
    adc_distribution_get_mean (shipped_find_left (forecast, "a-leader")), holds, TOLERANCE);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_mean (factories), 2 * (1 - holds),
                                  TOLERANCE);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (taken, 2), holds * 0.36, TOLERANCE);
  g_assert_cmpfloat_with_epsilon (
    adc_distribution_get_mean (shipped_find_left (forecast, "factories-sabotaged")),
    2 * holds * 0.4, TOLERANCE);
}

/* Bombs of the log count among those bombed; a sabotage that is not tried does not happen. */
static void
test_factories (void)
{
  g_autoptr(AdcScenario) scenario =
    buck_scenario ("territory owner=b sabotage=no; a: 1 trooper, 2 battler/orbit; b: 1 trooper, "
                   "2 factory");
  g_autoptr(AdcBuckBattle) battle = NULL;
  g_autoptr(AdcForecast) forecast = NULL;
  const AdcDistribution *bombed;

  buck_throw (scenario, 0, "a-battler-orbit", "b-factory", "7");
  battle = buck_fight_scenario (scenario);
  forecast = shipped_forecast (battle);
  g_assert_cmpuint (forecast->first_round, ==, 0);
  bombed = shipped_find_left (forecast, "factories-bombed");
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (bombed, 0), 0, TOLERANCE);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (bombed, 1), 0.6, TOLERANCE);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (bombed, 2), 0.4, TOLERANCE);
  g_assert_cmpuint (forecast->extras->len, ==, 2); /* bombed and taken */
}

/* All sets of transports that may be lost, counted one by one. */
static void
test_cargo (void)
{
  for (guint n_transports = 1; n_transports <= 6; n_transports++)
    for (guint n_aboard = 0; n_aboard <= 5 * n_transports; n_aboard++) {
      g_autofree double *left = g_new0 (double, n_transports + 1);
      g_autofree double *expected = g_new0 (double, n_aboard + 1);
      g_autofree guint *n_sets = g_new0 (guint, n_transports + 1);
      g_autoptr(AdcDistribution) cargo = NULL;

      for (guint i = 0; i <= n_transports; i++)
        left[i] = (i + 1) * 2.0 / ((n_transports + 1) * (n_transports + 2));
      for (guint set = 0; set < 1u << n_transports; set++)
        n_sets[__builtin_popcount (set)]++;
      for (guint set = 0; set < 1u << n_transports; set++) {
        const guint n = __builtin_popcount (set);
        guint carried = 0;

        for (guint i = 0; i < n_transports; i++)
          if (set & (1u << i))
            carried += MIN (n_aboard - MIN (n_aboard, 5 * i), 5);
        expected[carried] += left[n] / n_sets[n];
      }
      cargo = adc_buck_cargo_left (n_aboard, 5, n_transports, left);
      for (guint i = 0; i <= n_aboard; i++)
        g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (cargo, i), expected[i],
                                        TOLERANCE);
    }
}

/* Part of the transports went down already: the cargo of each is as likely to be gone. */
static void
test_cargo_of_log (void)
{
  g_autoptr(AdcScenario) scenario =
    buck_scenario ("near-orbit rounds=1; a: 2 transport, 5 trooper/aboard, 1 factory/aboard; "
                   "b: 1 killer-satellite");
  g_autoptr(AdcBuckBattle) battle = NULL;
  g_autoptr(AdcForecast) forecast = NULL;
  const AdcDistribution *troopers;

  buck_throw (scenario, 0, "b-killer-satellite", "a-transport", "5 4");
  buck_throw (scenario, 1, "a-transport", "b-killer-satellite", "1");
  buck_throw (scenario, 1, "b-killer-satellite", "a-transport", "4");
  battle = buck_fight_scenario (scenario);
  g_assert_true (adc_buck_battle_is_over (battle));
  forecast = shipped_forecast (battle);
  troopers = shipped_find_left (forecast, "a-trooper-aboard");
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (troopers, 5), 0.5, TOLERANCE);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (troopers, 0), 0.5, TOLERANCE);
  g_assert_cmpfloat (adc_forecast_get_chance (forecast, "several"), ==, 1);
}

/* Whatever is fought, its figures hang together. */
static void
test_whole (void)
{
  static const char * const lines[] = {
    "territory; a: 8 trooper, 1 leader; b: 2 gennie, 2 fighter, 1 transport, 1 leader",
    "territory owner=a; a: 3 trooper, 1 factory; b: 4 trooper, 2 battler/orbit; c: 1 gennie",
    "near-orbit; a: 4 fighter, 2 transport, 6 trooper/aboard; b: 1 killer-satellite, 1 leader",
    "far-orbit rounds=2; a targets=easiest: 3 fighter; b: 2 battler",
    "space; a targets=order order=transport+fighter: 2 battler; b: 2 fighter, 1 transport",
    "territory; a targets=best: 2 trooper, 1 fighter; b: 2 gennie",
    "territory; a: 1 leader; b: 1 trooper",
    "territory owner=b; a: 1 trooper; b: 1 factory",
    "territory; a; b",
    "territory table=advanced; a: 2 trooper; b: 1 control-marker",
  };

  for (guint i = 0; i < G_N_ELEMENTS (lines); i++) {
    g_autoptr(AdcBuckBattle) battle = buck_fight_line (lines[i]);
    g_autoptr(AdcForecast) forecast = shipped_forecast (battle);
    g_autoptr(AdcForecast) again = shipped_forecast (battle);
    g_autoptr(GPtrArray) notes = adc_battle_list_notes (ADC_BATTLE (battle));

    g_assert_cmpfloat_with_epsilon (sum_chances (forecast), 1, 1e-11);
    g_assert_cmpuint (forecast->survivors->len, ==, adc_buck_battle_get_n_forces (battle));
    for (guint j = 0; j < forecast->survivors->len; j++) {
      const AdcSurvivors *left = forecast->survivors->pdata[j];
      AdcBuckForceInfo info;

      g_assert_true (adc_buck_battle_find_force (battle, left->force, &info));
      g_assert_cmpuint (adc_distribution_get_maximum (left->units), <=, info.n_before);
      g_assert_cmpfloat_with_epsilon (adc_distribution_get_at_least (left->units, 0), 1, 1e-11);
    }
    for (guint j = 0; j < forecast->outcomes->len; j++)
      g_assert_cmpfloat (((AdcOutcome *) forecast->outcomes->pdata[j])->chance, ==,
                         ((AdcOutcome *) again->outcomes->pdata[j])->chance);
    for (guint j = 0; j < forecast->assumptions->len; j++)
      g_assert_nonnull (adc_game_lookup (shipped_get_game (),
                                         ((AdcReason *) forecast->assumptions->pdata[j])->rule));
    g_assert_cmpuint (notes->len, >, 0);
    for (guint j = 0; j < notes->len; j++)
      g_assert_nonnull (adc_game_lookup (shipped_get_game (),
                                         ((AdcReason *) notes->pdata[j])->rule));
  }
}

static gboolean
has_label (GPtrArray *reasons, const char *words)
{
  for (guint i = 0; i < reasons->len; i++)
    if (strstr (((AdcReason *) reasons->pdata[i])->label, words) != NULL)
      return TRUE;

  return FALSE;
}

static void
test_words (void)
{
  g_autoptr(AdcScenario) scenario =
    buck_scenario ("territory owner=b sabotage=no; a targets=order order=fighter+gennie: 4 "
                   "trooper, 2 leader, 2 battler/orbit; b targets=easiest: 2 trooper, 1 transport, "
                   "1 factory, 1 killer-satellite/orbit; c targets=best: 1 fighter");
  g_autoptr(AdcBuckBattle) battle = NULL;
  g_autoptr(GPtrArray) notes = NULL;
  g_autoptr(AdcForecast) forecast = NULL;
  static const char * const noted[] = {
    "Opening shots: the killer satellite of Side B", "Bombing: each battler of Buck Rogers",
    "Order of fire in each round: Buck Rogers, Side B, Black Barney", "More than two sides",
    "The transports of Side B are escorted", "Buck Rogers has 2 leaders here: together they add 2",
    "If Buck Rogers loses all other pieces", "If Side B is eliminated",
    "If nobody is left, the zone stays with Side B",
  };
  static const char * const assumed[] = {
    "Buck Rogers aims at these first: Fighter, Gennie", "Side B aims at what is easiest",
    "Black Barney aims at whatever gives it the best", "Every battler in orbit bombs",
    "An escort that is hit", "does not sabotage",
  };

  adc_scenario_find_side (scenario, "a")->faction = g_strdup ("buck");
  adc_scenario_find_side (scenario, "c")->faction = g_strdup ("black-barney");
  battle = buck_fight_scenario (scenario);
  notes = adc_battle_list_notes (ADC_BATTLE (battle));
  for (guint i = 0; i < G_N_ELEMENTS (noted); i++)
    if (!has_label (notes, noted[i]))
      g_error ("no note says “%s”", noted[i]);
  forecast = shipped_forecast (battle);
  for (guint i = 0; i < G_N_ELEMENTS (assumed); i++)
    if (!has_label (forecast->assumptions, assumed[i]))
      g_error ("no assumption says “%s”", assumed[i]);
  g_assert_cmpstr (((AdcOutcome *) forecast->outcomes->pdata[0])->label, ==,
                   "Buck Rogers holds the zone");
  g_assert_cmpstr (((AdcOutcome *) forecast->outcomes->pdata[3])->label, ==,
                   "Nobody is left, Side B keeps the zone");
}

/* Advice for the side whose turn it is, if it plays its best. */
static void
test_advice (void)
{
  g_autoptr(AdcBuckBattle) battle =
    buck_fight_line ("territory; a targets=best: 2 trooper, 1 fighter; b: 1 gennie, 2 trooper");
  g_autoptr(AdcForecast) forecast = shipped_forecast (battle);
  g_autoptr(AdcBuckBattle) other =
    buck_fight_line ("territory; a: 2 trooper; b targets=best: 1 gennie, 2 trooper");
  g_autoptr(AdcForecast) other_forecast = shipped_forecast (other);

  g_assert_cmpuint (forecast->advice->len, ==, 2);
  for (guint i = 0; i < forecast->advice->len; i++) {
    const AdcAdvice *advice = forecast->advice->pdata[i];

    g_assert_true (g_str_has_prefix (advice->from, "a-"));
    g_assert_true (g_str_has_prefix (advice->at, "b-"));
    g_assert_cmpstr (advice->simple, ==, "b-gennie");
    g_assert_cmpfloat (advice->chance, >=, advice->simple_chance - TOLERANCE);
    g_assert_cmpfloat_with_epsilon (advice->chance, adc_forecast_get_chance (forecast, "a"), 1e-9);
  }
  g_assert_cmpuint (other_forecast->advice->len, ==, 0);
}

static void
test_cancel (void)
{
  g_autoptr(AdcBuckBattle) battle =
    buck_fight_line ("territory; a: 20 trooper, 8 gennie, 9 fighter; b: 20 trooper, 8 gennie, "
                     "9 fighter");
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GError) error = NULL;

  g_cancellable_cancel (cancellable);
  g_assert_null (adc_battle_forecast (ADC_BATTLE (battle), NULL, NULL, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char *argv[])
{
  int result;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  shipped_load ("buck-rogers");

  g_test_add_func ("/buck-forecast/duel", test_duel);
  g_test_add_func ("/buck-forecast/factories", test_factories);
  g_test_add_func ("/buck-forecast/cargo", test_cargo);
  g_test_add_func ("/buck-forecast/cargo-of-log", test_cargo_of_log);
  g_test_add_func ("/buck-forecast/whole", test_whole);
  g_test_add_func ("/buck-forecast/words", test_words);
  g_test_add_func ("/buck-forecast/advice", test_advice);
  g_test_add_func ("/buck-forecast/cancel", test_cancel);

  result = g_test_run ();
  shipped_unload ();
  return result;
}

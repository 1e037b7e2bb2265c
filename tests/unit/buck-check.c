/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "buck-check.h"

#define EPSILON 1e-12

void
buck_compute (const AdcBuckFight *fight, AdcBuckOdds *odds)
{
  g_autoptr(GError) error = NULL;

  g_assert_true (adc_buck_odds_compute (fight, ADC_BUCK_METHOD_EXACT, 0, odds, NULL, NULL, NULL,
                                        &error));
  g_assert_no_error (error);
  g_assert_true (odds->exact);
  g_assert_cmpfloat (odds->error, ==, 0);
}

static void
assert_near (double value, double expected)
{
  g_assert_cmpfloat_with_epsilon (value, expected, EPSILON);
}

static double
sum (const double *values, guint n)
{
  long double total = 0;

  for (guint i = 0; i < n; i++) {
    g_assert_cmpfloat (values[i], >=, 0);
    total += values[i];
  }

  return (double) total;
}

void
buck_assert_sound (const AdcBuckFight *fight, const AdcBuckOdds *odds)
{
  assert_near (sum (odds->ends, ADC_BUCK_N_ENDS), 1);
  for (guint end = 0; end < ADC_BUCK_N_ENDS; end++)
    assert_near (sum (odds->ends_by_round[end], ADC_BUCK_ODDS_ROUNDS + 1), odds->ends[end]);
  for (guint side = 0; side < fight->n_sides; side++) {
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
      const double *survivors = odds->survivors[side][type];
      double mean = 0;

      assert_near (sum (survivors, ADC_BUCK_MAX_PIECES + 1), 1);
      for (guint n = 0; n <= ADC_BUCK_MAX_PIECES; n++)
        mean += n * survivors[n];
      g_assert_cmpfloat_with_epsilon (odds->expected_losses[side][type],
                                      fight->sides[side].pieces[type] - mean, 1e-10);
    }
    assert_near (sum (odds->orbit_battlers[side], ADC_BUCK_MAX_PIECES + 1), 1);
    g_assert_cmpfloat (odds->leader_dies[side], >=, 0);
    g_assert_cmpfloat (odds->leader_dies[side], <=, 1 + EPSILON);
  }
  for (guint fate = 0; fate < ADC_BUCK_N_FATES; fate++)
    assert_near (sum (odds->factories[fate], ADC_BUCK_MAX_PIECES + 1), 1);
}

AdcBuckType
buck_find_shooter (const AdcBuckFight *fight, guint *at_side, AdcBuckType *target)
{
  for (AdcBuckType type = 0; type < ADC_BUCK_N_TYPES; type++)
    if (adc_buck_fight_choose (fight, fight->turn, type, at_side, target))
      return type;

  g_assert_not_reached ();
}

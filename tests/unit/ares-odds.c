/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "ares-odds.h"

#include <math.h>

const char * const odds_side_ids[2] = { "attacker", "defender" };

static AdcGame *odds_game; /* borrowed */

void
odds_set_game (AdcGame *game)
{
  g_assert_nonnull (game);
  odds_game = game;
}

void
odds_complain (const OracleBattle *battle, const char *format, ...)
{
  g_autofree char *description = oracle_describe (battle);
  g_autofree char *what = NULL;
  va_list arguments;

  va_start (arguments, format);
  what = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("%s in: %s", what, description);
  g_test_fail ();
}

AdcForecast *
odds_forecast (const OracleBattle *battle)
{
  g_autoptr(AdcScenario) scenario = oracle_create_scenario (battle);
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) prepared = adc_battle_new (odds_game, scenario, faults);
  g_autoptr(GError) error = NULL;
  AdcForecast *forecast;

  if (prepared == NULL)
    for (guint i = 0; i < faults->len; i++)
      odds_complain (battle, "“%s”", ((AdcFault *) faults->pdata[i])->message);
  g_assert_nonnull (prepared);
  forecast = adc_battle_forecast (prepared, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  g_assert_nonnull (forecast);

  return forecast;
}

double
odds_forecast_chance (const OracleBattle *battle, OracleSide side)
{
  g_autoptr(AdcForecast) forecast = odds_forecast (battle);

  return adc_forecast_get_chance (forecast, odds_side_ids[side]);
}

double
odds_get_in_round (AdcForecast *forecast, OracleSide side, int round)
{
  int index = round - (int) forecast->first_round;

  for (guint i = 0; i < forecast->outcomes->len; i++) {
    AdcOutcome *outcome = forecast->outcomes->pdata[i];

    if (g_str_equal (outcome->id, odds_side_ids[side]))
      return index >= 0 && index < (int) outcome->by_round->len
               ? g_array_index (outcome->by_round, double, index) : 0;
  }
  g_assert_not_reached ();
}

AdcDistribution *
odds_get_survivors (AdcForecast *forecast, int force)
{
  g_autofree char *id = oracle_dup_force_id (force);

  for (guint i = 0; i < forecast->survivors->len; i++) {
    AdcSurvivors *survivors = forecast->survivors->pdata[i];

    if (g_str_equal (survivors->force, id))
      return survivors->units;
  }
  g_assert_not_reached ();
}

void
odds_check_sums (const OracleBattle *battle, AdcForecast *forecast)
{
  double total = 0;

  if (!forecast->exact || forecast->error > 0)
    odds_complain (battle, "not exact");
  if ((int) forecast->first_round != battle->round)
    odds_complain (battle, "first round %u", forecast->first_round);
  for (guint i = 0; i < forecast->outcomes->len; i++) {
    AdcOutcome *outcome = forecast->outcomes->pdata[i];
    double sum = 0;

    for (guint j = 0; j < outcome->by_round->len; j++)
      sum += g_array_index (outcome->by_round, double, j);
    if (fabs (sum - outcome->chance) > ODDS_EXACTLY)
      odds_complain (battle, "%s: %.17g by rounds, %.17g in all", outcome->id, sum,
                     outcome->chance);
    total += outcome->chance;
  }
  if (fabs (total - 1) > ODDS_EXACTLY)
    odds_complain (battle, "the chances sum to %.17g", total);
  for (int i = 0; i < battle->n_forces; i++) {
    AdcDistribution *survivors = odds_get_survivors (forecast, i);

    if (fabs (adc_distribution_get_at_least (survivors, 0) - 1) > ODDS_EXACTLY)
      odds_complain (battle, "survivors of f%d do not sum to 1", i);
  }
}

static gboolean
compare_destroyed (const OracleBattle *battle, AdcForecast *forecast, const OracleOdds *odds)
{
  for (guint i = 0; i < forecast->extras->len; i++) {
    AdcSurvivors *extra = forecast->extras->pdata[i];

    if (!g_str_equal (extra->force, "empty-buildings"))
      continue;
    for (guint n = 0; n < G_N_ELEMENTS (odds->destroyed); n++) {
      double chance = adc_distribution_get_chance (extra->units, n);

      if (fabs (chance - odds->destroyed[n]) > ODDS_EXACTLY) {
        odds_complain (battle, "%u empty buildings destroyed: found %.15f, expected %.15f", n,
                       chance, odds->destroyed[n]);
        return FALSE;
      }
    }
    return TRUE;
  }
  if (fabs (odds->destroyed[0] - 1) > ODDS_EXACTLY) {
    odds_complain (battle, "the empty buildings destroyed are not counted");
    return FALSE;
  }

  return TRUE;
}

/* The first difference is enough: the others follow from it. */
static gboolean
compare (const OracleBattle *battle, AdcForecast *forecast, const OracleOdds *odds)
{
  for (int side = 0; side < 2; side++) {
    double chance = adc_forecast_get_chance (forecast, odds_side_ids[side]);

    if (fabs (chance - odds->chance[side]) > ODDS_EXACTLY) {
      odds_complain (battle, "%s: found %.15f, expected %.15f", odds_side_ids[side], chance,
                     odds->chance[side]);
      return FALSE;
    }
    for (int round = 1; round <= ORACLE_ROUNDS; round++) {
      chance = odds_get_in_round (forecast, side, round);
      if (fabs (chance - odds->by_round[side][round]) > ODDS_EXACTLY) {
        odds_complain (battle, "%s in round %d: found %.15f, expected %.15f", odds_side_ids[side],
                       round, chance, odds->by_round[side][round]);
        return FALSE;
      }
    }
  }
  for (int i = 0; i < battle->n_forces; i++) {
    for (int units = 0; units <= ORACLE_UNITS; units++) {
      double chance = adc_distribution_get_chance (odds_get_survivors (forecast, i), units);

      if (fabs (chance - odds->survivors[i][units]) > ODDS_EXACTLY) {
        odds_complain (battle, "%d of f%d left: found %.15f, expected %.15f", units, i, chance,
                       odds->survivors[i][units]);
        return FALSE;
      }
    }
  }

  return TRUE;
}

gboolean
odds_check_exactly (const OracleBattle *battle)
{
  g_autoptr(AdcForecast) forecast = odds_forecast (battle);
  OracleOdds odds;

  oracle_enumerate (battle, &odds);
  odds_check_sums (battle, forecast);

  return compare (battle, forecast, &odds) && compare_destroyed (battle, forecast, &odds);
}

void
odds_check_same (const OracleBattle *battle, const OracleBattle *changed, const int *same_as)
{
  g_autoptr(AdcForecast) before = odds_forecast (battle);
  g_autoptr(AdcForecast) after = odds_forecast (changed);

  for (int side = 0; side < 2; side++) {
    for (int round = 1; round <= ORACLE_ROUNDS; round++) {
      double old = odds_get_in_round (before, side, round);
      double new = odds_get_in_round (after, side, round);

      if (fabs (old - new) > ODDS_EXACTLY) {
        odds_complain (battle, "%s in round %d: %.15f becomes %.15f", odds_side_ids[side], round,
                       old, new);
        return;
      }
    }
  }
  for (int i = 0; i < battle->n_forces; i++) {
    AdcDistribution *old = odds_get_survivors (before, same_as[i]);
    AdcDistribution *new = odds_get_survivors (after, i);

    for (int units = 0; units <= ORACLE_UNITS; units++) {
      if (fabs (adc_distribution_get_chance (old, units) -
                adc_distribution_get_chance (new, units)) > ODDS_EXACTLY) {
        odds_complain (battle, "the chance that %d of f%d are left has changed", units, i);
        return;
      }
    }
  }
}

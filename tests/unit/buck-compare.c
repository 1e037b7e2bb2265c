/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "buck-compare.h"
#include "buck-fights.h"
#include "buck-oracle-private.h"

#include <math.h>
#include <string.h>

#define BEST_EXACTLY 1e-10

gboolean
buck_compare_close (double found, double expected, double tolerance, const AdcBuckFight *fight,
                    const char *format, ...)
{
  g_autofree char *description = NULL;
  g_autofree char *what = NULL;
  va_list arguments;

  if (fabs (found - expected) <= tolerance)
    return TRUE;

  description = buck_fights_describe (fight);
  va_start (arguments, format);
  what = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_test_message ("%s: found %.15f, expected %.15f in: %s", what, found, expected, description);
  g_test_fail ();

  return FALSE;
}

void
buck_compare_compute (const AdcBuckFight *fight, AdcBuckMethod method, guint64 n_trials,
                      AdcBuckOdds *odds)
{
  g_autoptr(GError) error = NULL;
  gboolean is_done = adc_buck_odds_compute (fight, method, n_trials, odds, NULL, NULL, NULL,
                                            &error);

  g_assert_no_error (error);
  g_assert_true (is_done);
}

static double
sum_up (const double *chances, guint n)
{
  double sum = 0;

  for (guint i = 0; i < n; i++)
    sum += chances[i];
  return sum;
}

static double
average (const double *chances, guint n)
{
  double sum = 0;

  for (guint i = 0; i < n; i++)
    sum += i * chances[i];
  return sum;
}

gboolean
buck_compare_sums (const AdcBuckFight *fight, const AdcBuckOdds *odds)
{
  const double exactly = BUCK_COMPARE_EXACTLY;
  const guint n_counts = ADC_BUCK_MAX_PIECES + 1;
  gboolean is_right = buck_compare_close (sum_up (odds->ends, ADC_BUCK_N_ENDS), 1, exactly, fight,
                                          "all ends");

  for (guint end = 0; end < ADC_BUCK_N_ENDS; end++)
    is_right &= buck_compare_close (sum_up (odds->ends_by_round[end], ADC_BUCK_ODDS_ROUNDS + 1),
                                    odds->ends[end], exactly, fight, "end %u in all rounds", end);
  for (guint side = 0; side < fight->n_sides; side++) {
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
      const double *survivors = odds->survivors[side][type];
      const double left = fight->sides[side].pieces[type] - average (survivors, n_counts);

      is_right &= buck_compare_close (sum_up (survivors, n_counts), 1, exactly, fight,
                                      "all survivors of type %u of side %u", type, side);
      is_right &= buck_compare_close (odds->expected_losses[side][type], left, 1e-10, fight,
                                      "losses of type %u of side %u", type, side);
    }
  }
  for (guint fate = 0; fate < ADC_BUCK_N_FATES; fate++)
    is_right &= buck_compare_close (sum_up (odds->factories[fate], n_counts), 1, exactly, fight,
                                    "all factories with fate %u", fate);
  return is_right;
}

/* How far a chance may be from the share of so many battles. */
typedef struct {
  guint  n_trials;
  double n_errors;
} Tolerance;

static gboolean
compare_counts (const AdcBuckFight *fight, const double *found, const double *expected,
                const Tolerance *tolerance, guint n, const char *what, guint first, guint second)
{
  gboolean is_right = TRUE;

  for (guint i = 0; i < n && is_right; i++) {
    const double chance = (found[i] + expected[i]) / 2;
    double most = BUCK_COMPARE_EXACTLY;

    /* Of what hardly ever happens one more is no sign. */
    if (tolerance->n_trials > 0)
      most = tolerance->n_errors
             * sqrt (MAX (chance * (1 - chance), 1.0 / tolerance->n_trials) / tolerance->n_trials);
    is_right = buck_compare_close (found[i], expected[i], most, fight, "%s %u, %u: %u", what, first,
                                   second, i);
  }
  return is_right;
}

static gboolean
compare_side (const AdcBuckFight *fight, const AdcBuckOdds *odds, const BuckOracleOdds *expected,
              const Tolerance *tolerance, guint side)
{
  const guint n_counts = ADC_BUCK_MAX_PIECES + 1;

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    if (!compare_counts (fight, odds->survivors[side][type], expected->survivors[side][type],
                         tolerance, n_counts, "survivors of side and type", side, type))
      return FALSE;
  if (!compare_counts (fight, &odds->leader_dies[side], &expected->leader_dies[side], tolerance, 1,
                       "death of the leader of side", side, 0))
    return FALSE;
  return fight->zone != ADC_BUCK_TERRITORY
         || compare_counts (fight, odds->orbit_battlers[side], expected->orbit_battlers[side],
                            tolerance, n_counts, "battlers above of side", side, 0);
}

gboolean
buck_compare_odds (const AdcBuckFight *fight, const AdcBuckOdds *odds,
                   const BuckOracleOdds *expected, guint n_trials, double n_errors)
{
  const Tolerance tolerance = { n_trials, n_errors };
  gboolean is_right = compare_counts (fight, odds->ends, expected->ends, &tolerance,
                                      ADC_BUCK_N_ENDS, "ends", 0, 0);

  for (guint end = 0; end < ADC_BUCK_N_ENDS && is_right; end++)
    is_right = compare_counts (fight, odds->ends_by_round[end], expected->ends_by_round[end],
                               &tolerance, ADC_BUCK_ODDS_ROUNDS + 1, "rounds of end", end, 0);
  for (guint side = 0; side < fight->n_sides && is_right; side++)
    is_right = compare_side (fight, odds, expected, &tolerance, side);
  for (guint fate = 0; fate < ADC_BUCK_N_FATES && is_right; fate++)
    is_right = compare_counts (fight, odds->factories[fate], expected->factories[fate], &tolerance,
                               ADC_BUCK_MAX_PIECES + 1, "factories with fate", fate, 0);
  return is_right;
}

static gboolean
compare_moment (const AdcBuckFight *fight, const BuckOracleState *state, gboolean is_over,
                guint rounds_done)
{
  g_autofree char *description = buck_fights_describe (fight);
  BuckOracleState read;

  buck_oracle_read (fight, &read);
  if (is_over) {
    /* Whose turn it would be is of no interest. */
    read.stage = state->stage;
    read.turn = state->turn;
    memcpy (read.hit, state->hit, sizeof read.hit);
    memcpy (read.fired, state->fired, sizeof read.fired);
    memcpy (read.unshot, state->unshot, sizeof read.unshot);
    memcpy (read.orbit_bombed, state->orbit_bombed, sizeof read.orbit_bombed);
  } else if (state->stage == ADC_BUCK_ROUNDS && fight->round != rounds_done + 1) {
    g_test_message ("in round %u: %s", rounds_done + 1, description);
    g_test_fail ();
    return FALSE;
  } else if (state->stage == ADC_BUCK_SATELLITES) {
    read.turn = state->turn; /* there is but one */
  }
  if (buck_oracle_state_equal (&read, state))
    return TRUE;

  g_test_message ("another state (%s, stage %u, turn %u): %s", is_over ? "over" : "not over",
                  state->stage, state->turn, description);
  g_test_fail ();
  return FALSE;
}

static gboolean
compare_choice (const AdcBuckFight *fight, const BuckOracleState *state, const GArray *throws)
{
  const BuckOracleThrow *expected = buck_oracle_pick (fight, state, throws);
  AdcBuckType target = ADC_BUCK_TROOPER;
  guint at_side = 0;

  if (state->stage == ADC_BUCK_SATELLITES)
    return TRUE;
  if (adc_buck_fight_choose (fight, expected->side, expected->attacker, &at_side, &target)
      && at_side == expected->at_side && target == expected->target)
    return TRUE;

  return buck_compare_close (100 * at_side + target, 100 * expected->at_side + expected->target, 0,
                             fight, "side and target of a piece of type %u", expected->attacker);
}

gboolean
buck_compare_course (const AdcBuckFight *start, GRand *random)
{
  g_autoptr(GArray) throws = g_array_new (FALSE, FALSE, sizeof (BuckOracleThrow));
  AdcBuckFight fight = *start;
  BuckOracleState state;
  guint rounds_done = 0;

  buck_oracle_read (&fight, &state);
  if (buck_oracle_is_fresh (&state))
    buck_oracle_bury_leaders (&fight, &state);
  for (;;) {
    const gboolean is_over = adc_buck_fight_settle (&fight);
    const gboolean goes_on = buck_oracle_go_on (&fight, &state, &rounds_done, throws);
    const BuckOracleThrow *attack;
    gboolean is_hit;

    if (!buck_compare_close (is_over, !goes_on, 0, &fight, "the end")
        || !compare_moment (&fight, &state, is_over, rounds_done))
      return FALSE;
    if (is_over)
      return TRUE;
    if (!compare_choice (&fight, &state, throws))
      return FALSE;

    attack = &g_array_index (throws, BuckOracleThrow, g_rand_int_range (random, 0, throws->len));
    if (attack->target != ADC_BUCK_FACTORY && state.stage != ADC_BUCK_BOMBS
        && !buck_compare_close (
             adc_buck_fight_get_number (&fight, attack->side, attack->attacker, attack->target),
             attack->number, 0, &fight, "number of type %u", attack->attacker))
      return FALSE;
    is_hit = g_rand_int_range (random, 1, 11) >= (int) attack->number;
    buck_oracle_throw (&fight, &state, attack, is_hit);
    adc_buck_fight_throw (&fight, attack->side, attack->attacker, attack->at_side, attack->target,
                          is_hit);
  }
}

static double
get_hold (const AdcBuckFight *fight, const AdcBuckOdds *odds, guint side)
{
  if (fight->zone == ADC_BUCK_TERRITORY && fight->owner == (int) side)
    return odds->ends[side] + odds->ends[ADC_BUCK_END_NOBODY];
  return odds->ends[side];
}

/* What it advises for each type is as good as anything that type can do; beside it stands what the
 * most valuable target would give, the best being done afterwards. */
static gboolean
compare_advice (const AdcBuckFight *fight, const AdcBuckOdds *odds, const BuckOracleBest *best)
{
  AdcBuckFight moment = *fight;

  adc_buck_fight_settle (&moment);
  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
    AdcBuckType target = ADC_BUCK_TROOPER;
    double most = -1;
    double advised = -1;
    guint at_side = 0;

    for (guint side = 0; side < fight->n_sides; side++)
      for (guint i = 0; i < ADC_BUCK_N_TARGETS; i++)
        most = MAX (most, best->first[type][side][i]);
    if (odds->advice[type].at_side >= 0)
      advised = best->first[type][odds->advice[type].at_side][odds->advice[type].target];
    if (!buck_compare_close (advised, most, BEST_EXACTLY, fight, "advice for type %u", type))
      return FALSE;
    if (most < 0)
      continue;
    if (!buck_compare_close (odds->advice[type].chance, most, BEST_EXACTLY, fight,
                             "chance by the advice for type %u", type))
      return FALSE;

    g_assert_true (adc_buck_fight_choose (&moment, best->side, type, &at_side, &target));
    if (!buck_compare_close (odds->advice[type].simple_chance, best->first[type][at_side][target],
                             BEST_EXACTLY, fight, "chance by the simple policy for type %u", type))
      return FALSE;
  }
  return TRUE;
}

gboolean
buck_compare_best (const AdcBuckFight *fight, guint n_states, gboolean *is_compared)
{
  g_autofree AdcBuckOdds *odds = g_new0 (AdcBuckOdds, 1);
  BuckOracleBest best;
  gboolean is_right = TRUE;

  *is_compared = buck_oracle_try_all (fight, n_states, &best);
  if (!*is_compared)
    return TRUE;

  buck_compare_compute (fight, ADC_BUCK_METHOD_EXACT, 0, odds);
  *is_compared = odds->best_is_adaptive;
  for (guint side = 0; side < fight->n_sides && is_right && odds->best_is_adaptive; side++)
    if (fight->sides[side].aim == ADC_BUCK_AIM_BEST)
      is_right = buck_compare_close (get_hold (fight, odds, side), best.chances[side], BEST_EXACTLY,
                                     fight, "the best of side %u", side);
  if (best.has_choice && odds->best_is_adaptive && is_right)
    is_right = compare_advice (fight, odds, &best);
  return is_right;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints the microseconds of: the starting armies of Buck Rogers against each other, exactly; the same simulated
 * until the third digit is sure; the same exactly, when one of them plays its best. */

#include "buck-army.h"

#include <math.h>
#include <stdlib.h>

/* 95 % of the time within 0.0005, so that the third digit holds. */
#define N_TRIALS 4000000

static gint64
measure (const AdcBuckFight *fight, AdcBuckMethod method, AdcBuckOdds *odds)
{
  const gint64 start = g_get_monotonic_time ();

  if (!adc_buck_odds_compute (fight, method, N_TRIALS, odds, NULL, NULL, NULL, NULL))
    exit (EXIT_FAILURE);

  return g_get_monotonic_time () - start;
}

/* The best of some runs: what it costs when nothing else is going on. */
static gint64
measure_exact (const AdcBuckFight *fight, guint n_runs, AdcBuckOdds *odds)
{
  gint64 best = G_MAXINT64;

  for (guint i = 0; i < n_runs; i++)
    best = MIN (best, measure (fight, ADC_BUCK_METHOD_EXACT, odds));

  return best;
}

int
main (void)
{
  AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY,
                                         "8t 2g 4f 1r 1L, 8t 2g 4f 1r 1L 2F");
  g_autofree AdcBuckOdds *exact_odds = g_new (AdcBuckOdds, 1);
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
  gint64 exact, simulated;

  exact = measure_exact (&fight, 20, exact_odds);
  simulated = measure (&fight, ADC_BUCK_METHOD_SIMULATE, odds);
  if (fabs (odds->ends[0] - exact_odds->ends[0]) > 0.001)
    return EXIT_FAILURE; /* they would not be of the same fight */

  fight.sides[0].aim = ADC_BUCK_AIM_BEST;
  g_print ("%d %d %d\n", (int) exact, (int) simulated, (int) measure_exact (&fight, 3, odds));
  return EXIT_SUCCESS;
}

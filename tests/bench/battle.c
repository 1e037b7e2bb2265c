/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints the microseconds of: three forces a side solved exactly, the same simulated until the
 * third digit is sure, four forces a side solved exactly, by threshold and by losses. Every
 * force has four units, every battle six rounds. */

#include "adc-ares-tally.h"

#include <stdlib.h>

/* 95 % of the time within 0.0005, so that the third digit holds. */
#define N_TRIALS 4000000

static AdcAresLine
make_line (guint n_columns)
{
  AdcAresLine line = { .n_rounds = 6, .round = 1, .building_type = 3 };

  line.layout.n_columns = n_columns;
  for (AdcAresSide side = 0; side < 2; side++)
    for (guint i = 0; i < n_columns; i++) {
      AdcAresForce *force = &line.forces[line.n_forces];

      force->side = side;
      force->initiative = 1 + (i + side) % 3;
      force->type = i % 3;
      force->hits_per_unit = 1;
      for (guint type = 0; type < 4; type++)
        force->scores[type] = 1 + (i + type + side) % 3;
      adc_ares_line_set_strength (force, ADC_ARES_MAX_UNITS, 0, 0);
      line.layout.column[line.n_forces++] = i;
    }

  adc_ares_line_start (&line);
  return line;
}

/* The best of some runs: what it costs when nothing else is going on. */
static gint64
measure_exact (const AdcAresLine *line, guint n_runs)
{
  gint64 best = G_MAXINT64;

  for (guint i = 0; i < n_runs; i++) {
    const gint64 start = g_get_monotonic_time ();
    AdcAresTally tally;

    if (!adc_ares_solve (line, NULL, &tally))
      exit (EXIT_FAILURE);
    best = MIN (best, g_get_monotonic_time () - start);
  }

  return best;
}

int
main (void)
{
  const AdcAresLine three = make_line (3);
  AdcAresLine four = make_line (4);
  AdcAresTally tally;
  gint64 exact, start, simulated, larger;

  exact = measure_exact (&three, 20);
  start = g_get_monotonic_time ();
  adc_ares_simulate (&three, N_TRIALS, 1, NULL, NULL, NULL, &tally);
  simulated = g_get_monotonic_time () - start;
  larger = measure_exact (&four, 5);
  four.policy[0] = four.policy[1] = ADC_ARES_LOSSES;
  g_print ("%d %d %d %d\n", (int) exact, (int) simulated, (int) larger,
           (int) measure_exact (&four, 2));
  return EXIT_SUCCESS;
}

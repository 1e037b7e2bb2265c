/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-buck-cargo.h"

AdcDistribution *
adc_buck_cargo_left (guint n_aboard, guint capacity, guint n_transports,
                     const double *transports_left)
{
  g_autofree double *chances = g_new0 (double, n_aboard + 1);
  const guint n_full = n_aboard / MAX (capacity, 1);
  const guint rest = n_aboard - n_full * capacity; /* in one more */
  const guint n_partly = rest > 0;
  const guint n_empty = n_transports - MIN (n_transports, n_full + n_partly);

  for (guint left = 0; left <= n_transports; left++) {
    const double ways = adc_ways_to_choose (n_transports, left);

    for (guint full = 0; full <= MIN (n_full, left); full++)
      for (guint partly = 0; partly <= MIN (n_partly, left - full); partly++)
        chances[full * capacity + partly * rest] +=
            transports_left[left] * adc_ways_to_choose (n_full, full) *
            adc_ways_to_choose (n_empty, left - full - partly) / ways;
  }

  return adc_distribution_new (chances, n_aboard + 1);
}

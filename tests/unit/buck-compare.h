/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "buck-oracle.h"

/* The engine's odds of a fight held against the oracle's. A difference fails the test and names
 * the fight; FALSE: there is one. */

#define BUCK_COMPARE_EXACTLY 1e-12

gboolean buck_compare_close  (double found, double expected, double tolerance,
                              const AdcBuckFight *fight, const char *format, ...)
  G_GNUC_PRINTF (5, 6);

void     buck_compare_compute (const AdcBuckFight *fight, AdcBuckMethod method, guint64 n_trials,
                               AdcBuckOdds *odds);

/* Everything that must sum to something. */
gboolean buck_compare_sums   (const AdcBuckFight *fight, const AdcBuckOdds *odds);

/* Figure by figure; trials: how many battles either of them is counted from, 0: both are exact;
 * errors: how many standard errors they may be apart then. */
gboolean buck_compare_odds   (const AdcBuckFight *fight, const AdcBuckOdds *odds,
                              const BuckOracleOdds *expected, guint n_trials, double n_errors);

/* The engine's fight, thrown to its end, and the oracle's, side by side. */
gboolean buck_compare_course (const AdcBuckFight *start, GRand *random);

/* The chance of whoever plays his best; FALSE too when there are more states than that. */
gboolean buck_compare_best   (const AdcBuckFight *fight, guint n_states, gboolean *is_compared);

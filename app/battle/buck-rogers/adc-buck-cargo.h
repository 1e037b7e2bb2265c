/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-distribution.h"

/* How much of what was aboard is left, when so many of the transports are: each set of them is equally likely to be the
 * lost one, since nobody sees what they carry. They were loaded full, one after the other. */
AdcDistribution *adc_buck_cargo_left (guint n_aboard, guint capacity, guint n_transports,
                                      const double *transports_left /* n_transports + 1 chances */);

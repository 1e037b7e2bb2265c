/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-index.h"

/* Anything that may be typed, pasted or sent into the search field: no crash, no error, and results that can be
 * shown. */
void fuzz_queries      (GRand *random, int iterations);
void fuzz_check_answer (const AdcAnswer *answer, const AdcQuery *options);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-roll.h"

/* A throw in words. */

char *adc_roll_dup_result (AdcRoll *self, const char *between); /* “2 hits”, “total 11” */
char *adc_roll_dup_plan   (AdcRoll *self); /* “20:14 · 3 dice with 6 faces · at most 2” */
char *adc_roll_dup_spoken (AdcRoll *self); /* all of it, for who listens */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-shot.h"

/* Shots in words, the same wherever they are shown. */

char *adc_shot_dup_threshold (const AdcShot *shot); /* "2", "−1", "–": none, "?": not known */
char *adc_shot_dup_dice      (const AdcShot *shot); /* "3 dice" */
char *adc_shot_dup_obstacle  (const AdcShot *shot); /* why no die is thrown, or NULL */
char *adc_expected_dup_hits  (const AdcDistribution *hits);   /* "1.00 hits" */
char *adc_expected_dup_lost  (const AdcDistribution *losses); /* "0.67 units lost" */

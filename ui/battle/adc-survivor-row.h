/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-distribution.h"

/* What is left of a force at the end: its name, what to expect, and how likely each number is. */

#define ADC_TYPE_SURVIVOR_ROW (adc_survivor_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcSurvivorRow, adc_survivor_row, ADC, SURVIVOR_ROW, AdwBin)

/* COUNT: of how many units (or more, if more can be left), 0 when it is something else that is
 * counted. */
GtkWidget *adc_survivor_row_new (const char *name, AdcDistribution *units, guint count);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-hex-table.h"

/* The points of each HQ: before the battle what it would cost, in a phase what that phase costs and
 * what is left at the end, after it what it has cost. In the variant that counts damage, what each
 * army has scored instead. */

#define ADC_TYPE_HEX_POINTS (adc_hex_points_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexPoints, adc_hex_points, ADC, HEX_POINTS, AdwBin)

GtkWidget *adc_hex_points_new    (void);
void       adc_hex_points_update (AdcHexPoints *self, AdcHexTable *table); /* at its moment */

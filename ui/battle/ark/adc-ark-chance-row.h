/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-fight.h"

#include <gtk/gtk.h>

/* One card and its chances: a bar, the same in words, and a button that plays it. */

#define ADC_TYPE_ARK_CHANCE_ROW (adc_ark_chance_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkChanceRow, adc_ark_chance_row, ADC, ARK_CHANCE_ROW, GtkButton)

GtkWidget *adc_ark_chance_row_new  (void);
void       adc_ark_chance_row_show (AdcArkChanceRow *self, const char *title, AdcArkSide side,
                                    const AdcArkChance *chance, gboolean is_best);

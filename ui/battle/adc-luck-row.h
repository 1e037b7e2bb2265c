/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-luck-entry.h"

/* One throw in the luck log. */

#define ADC_TYPE_LUCK_ROW (adc_luck_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcLuckRow, adc_luck_row, ADC, LUCK_ROW, AdwBin)

GtkWidget *adc_luck_row_new       (void);
void       adc_luck_row_set_entry (AdcLuckRow *self, AdcLuckEntry *entry);

/* The same in one sentence, for who listens. */
char      *adc_luck_row_describe  (AdcLuckEntry *entry);

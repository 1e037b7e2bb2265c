/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-completions.h"
#include "adc-piece.h"

/* One value of a unit or a card: what it is, where it comes from, and the place to fill it in or
 * correct it. It emits "completed" with the id of the stat and the user's previous text, or NULL,
 * after a value was saved or taken back. */

#define ADC_TYPE_STAT_ROW (adc_stat_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcStatRow, adc_stat_row, ADC, STAT_ROW, AdwPreferencesRow)

GtkWidget *adc_stat_row_new        (AdcPiece *piece, AdcStat *stat, AdcCompletions *completions);
void       adc_stat_row_edit       (AdcStatRow *self);
gboolean   adc_stat_row_is_unknown (AdcStatRow *self);

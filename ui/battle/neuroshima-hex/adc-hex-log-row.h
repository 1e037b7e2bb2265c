/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-hex-table.h"

/* One thing that happens in a battle, in a sentence, with a book at its end that opens its rule on
 * the spot; so does activating the row. */

#define ADC_TYPE_HEX_LOG_ROW (adc_hex_log_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexLogRow, adc_hex_log_row, ADC, HEX_LOG_ROW, GtkListBoxRow)

/* An event of the table's battle; NULL when it is not worth a line: an attack that meets nobody
 * counts for all of its tile's if none of them meets anybody, and for nothing otherwise. */
GtkWidget *adc_hex_log_row_new       (AdcHexTable *table, guint phase, guint event);
guint      adc_hex_log_row_get_phase (AdcHexLogRow *self);
guint      adc_hex_log_row_get_event (AdcHexLogRow *self);
void       adc_hex_log_row_open_rule (AdcHexLogRow *self);

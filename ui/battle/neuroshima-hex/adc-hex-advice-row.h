/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-hex-advice-run.h"
#include "adc-hex-table.h"

/* One piece of advice: the tiles as they would lie, where, and what comes of it. "pointed" is
 * emitted when the pointer or the focus comes or goes. */

#define ADC_TYPE_HEX_ADVICE_ROW (adc_hex_advice_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexAdviceRow, adc_hex_advice_row, ADC, HEX_ADVICE_ROW, GtkListBoxRow)

GtkWidget          *adc_hex_advice_row_new        (AdcHexTable *table, const AdcHexCounsel *counsel,
                                                   guint position);
const AdcHexAdvice *adc_hex_advice_row_get_advice (AdcHexAdviceRow *self); /* the counsel's */
gboolean            adc_hex_advice_row_is_hovered (AdcHexAdviceRow *self);
gboolean            adc_hex_advice_row_is_focused (AdcHexAdviceRow *self);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-hex-table.h"

/* What happens in a battle, line by line: in the phase shown on the board, or in all of them. The
 * line chosen is the event that stands out on the board, and takes the board to its phase. */

#define ADC_TYPE_HEX_LOG (adc_hex_log_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexLog, adc_hex_log, ADC, HEX_LOG, AdwBin)

GtkWidget *adc_hex_log_new     (void);
void       adc_hex_log_update  (AdcHexLog *self, AdcHexTable *table);
gboolean   adc_hex_log_get_all (AdcHexLog *self);
void       adc_hex_log_set_all (AdcHexLog *self, gboolean all);

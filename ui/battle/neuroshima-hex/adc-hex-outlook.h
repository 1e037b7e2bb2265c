/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-hex-table.h"

/* How things stand before the battle: who is caught in a net, and who acts when, with where each
 * initiative comes from. Each line points at its hex on the board. */

#define ADC_TYPE_HEX_OUTLOOK (adc_hex_outlook_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexOutlook, adc_hex_outlook, ADC, HEX_OUTLOOK, AdwBin)

GtkWidget *adc_hex_outlook_new    (void);
void       adc_hex_outlook_update (AdcHexOutlook *self, AdcHexTable *table);

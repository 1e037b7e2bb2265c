/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-hex-table.h"

/* What a battle leaves: what it has come to in a sentence, and what each army has lost. */

#define ADC_TYPE_HEX_AFTERMATH (adc_hex_aftermath_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexAftermath, adc_hex_aftermath, ADC, HEX_AFTERMATH, AdwBin)

GtkWidget *adc_hex_aftermath_new    (void);
void       adc_hex_aftermath_update (AdcHexAftermath *self, AdcHexTable *table);

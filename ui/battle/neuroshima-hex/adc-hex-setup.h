/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-hex-table.h"

/* Who fights, allied or not, on which face of the board and for what: in a few words, and to be changed below them. */

#define ADC_TYPE_HEX_SETUP (adc_hex_setup_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexSetup, adc_hex_setup, ADC, HEX_SETUP, AdwBin)

void adc_hex_setup_set_table (AdcHexSetup *self, AdcHexTable *table);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-hex-table.h"

/* Where the tiles in hand would do most in an immediate battle. It looks for that in a thread
 * whenever the board or the hand is another, as long as it is on screen; a piece of advice pointed
 * at is shown on the board, activated it is followed. */

#define ADC_TYPE_HEX_ADVISER_PANEL (adc_hex_adviser_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexAdviserPanel, adc_hex_adviser_panel, ADC, HEX_ADVISER_PANEL, AdwBin)

GtkWidget *adc_hex_adviser_panel_new (AdcHexTable *table);

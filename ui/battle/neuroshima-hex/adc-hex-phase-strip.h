/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-hex-table.h"

/* The moments of a battle side by side: before it, its phases by their initiative, its end. The one
 * shown on the board is pressed; pressing another, the arrows and the buttons at both ends go
 * there. */

#define ADC_TYPE_HEX_PHASE_STRIP (adc_hex_phase_strip_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexPhaseStrip, adc_hex_phase_strip, ADC, HEX_PHASE_STRIP, AdwBin)

GtkWidget *adc_hex_phase_strip_new    (void);
void       adc_hex_phase_strip_update (AdcHexPhaseStrip *self, AdcHexTable *table);
void       adc_hex_phase_strip_take_focus (AdcHexPhaseStrip *self); /* to the moment shown */

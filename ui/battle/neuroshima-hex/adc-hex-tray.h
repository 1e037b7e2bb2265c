/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-hex-pile.h"

/* The tiles of the armies beside the board, one army at a time: hand, what is left, what was discarded.
 *
 * "chosen" (AdcPiece *, whether it is in the hand): to be laid or played by the army that is shown. "left": the keyboard
 * goes back to the board. */

#define ADC_TYPE_HEX_TRAY (adc_hex_tray_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexTray, adc_hex_tray, ADC, HEX_TRAY, AdwBin)

void        adc_hex_tray_set_table (AdcHexTray *self, AdcHexTable *table, AdcHexGrip *grip);
AdcHexPile *adc_hex_tray_get_pile  (AdcHexTray *self, AdcHexPileKind kind);

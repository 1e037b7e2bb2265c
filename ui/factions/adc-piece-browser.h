/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-game.h"

/* All the units and cards of a game as cards side by side, with what it takes to find one: by
 * faction, by name, by type, in the order one likes. */

#define ADC_TYPE_PIECE_BROWSER (adc_piece_browser_get_type ())
G_DECLARE_FINAL_TYPE (AdcPieceBrowser, adc_piece_browser, ADC, PIECE_BROWSER, AdwBin)

void adc_piece_browser_set_game     (AdcPieceBrowser *self, AdcGame *game);

/* Narrows it down to what belongs to a faction, is of a unit type or has an ability. */
void adc_piece_browser_show_related (AdcPieceBrowser *self, AdcEntry *entry);

/* Sorts and filters again after a value changed. */
void adc_piece_browser_refresh      (AdcPieceBrowser *self);

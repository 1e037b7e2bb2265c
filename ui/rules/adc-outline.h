/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-game.h"

/* The rules of a game as a tree one can unfold, then its clarifications and its deck rules. */

#define ADC_TYPE_OUTLINE (adc_outline_get_type ())
G_DECLARE_FINAL_TYPE (AdcOutline, adc_outline, ADC, OUTLINE, AdwBin)

void adc_outline_set_game (AdcOutline *self, AdcGame *game);

/* Unfolds what hides the entry, selects it and brings it into sight. Emits nothing. */
void adc_outline_select   (AdcOutline *self, AdcEntry *entry);

/* Signals: "opened" (AdcEntry) when the reader clicks a row or presses Enter on it, "browsed"
 * (AdcEntry) when the cursor comes to it. */

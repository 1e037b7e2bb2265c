/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-work.h"

/* What a deck is of and for: faction, box, players and the choices of its kind, as far as it has them; and what is done
 * to all of its cards at once. */

#define ADC_TYPE_DECK_SETTINGS (adc_deck_settings_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckSettings, adc_deck_settings, ADC, DECK_SETTINGS, AdwBin)

void adc_deck_settings_set_work (AdcDeckSettings *self, AdcDeckWork *work); /* or NULL */

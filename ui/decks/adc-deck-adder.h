/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-work.h"

/* The field cards are typed into, the zone they go to, and what is none of the game's.
 *
 * Signal "added" (const AdcDeckLine *): such a card came, or went. */

#define ADC_TYPE_DECK_ADDER (adc_deck_adder_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckAdder, adc_deck_adder, ADC, DECK_ADDER, AdwBin)

void        adc_deck_adder_set_work (AdcDeckAdder *self, AdcDeckWork *work); /* or NULL */
const char *adc_deck_adder_get_zone (AdcDeckAdder *self); /* NULL without a deck */

/* So many more of an entry; below 0, less. */
void        adc_deck_adder_add      (AdcDeckAdder *self, AdcEntry *entry, int amount);

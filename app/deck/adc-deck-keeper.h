/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-work.h"
#include "adc-file-keeper.h"

/* Keeps what was done to a deck, and not saved, in a file that is there as long as there is such a thing. It does not keep
 * the deck alive. */

#define ADC_TYPE_DECK_KEEPER (adc_deck_keeper_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckKeeper, adc_deck_keeper, ADC, DECK_KEEPER, AdcFileKeeper)

/* What is not saved now is taken to be what the file holds already. */
AdcDeckKeeper *adc_deck_keeper_new (AdcDeckWork *work, const char *path);

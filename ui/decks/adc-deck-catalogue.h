/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-work.h"

/* What may be in a deck, to be filtered by name or category. Enter, or two clicks, adds one; cards are dragged from it,
 * and a line that is dropped onto it leaves the deck.
 *
 * Signal "chosen" (AdcEntry): one of it is wanted. */

#define ADC_TYPE_DECK_CATALOGUE (adc_deck_catalogue_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckCatalogue, adc_deck_catalogue, ADC, DECK_CATALOGUE, AdwBin)

void        adc_deck_catalogue_set_work    (AdcDeckCatalogue *self, AdcDeckWork *work); /* or NULL */
GListModel *adc_deck_catalogue_get_entries (AdcDeckCatalogue *self); /* of AdcEntry: those shown */
gboolean    adc_deck_catalogue_drop        (AdcDeckCatalogue *self, const GValue *value); /* an AdcDeckRow */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-row.h"

/* What the list of a deck's cards shows of one AdcDeckRow after the other, as it scrolls. A line can be dragged.
 *
 * Signal "fill" (AdcValueCell): somebody wants to say how many there are of a card. */

#define ADC_TYPE_DECK_CELL (adc_deck_cell_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckCell, adc_deck_cell, ADC, DECK_CELL, AdwBin)

GtkWidget  *adc_deck_cell_new     (void);
void        adc_deck_cell_set_row (AdcDeckCell *self, AdcDeckRow *row); /* or NULL */
AdcDeckRow *adc_deck_cell_get_row (AdcDeckCell *self);

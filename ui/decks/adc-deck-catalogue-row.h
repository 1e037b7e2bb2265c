/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-work.h"

/* One card of the catalogue after the other, as it scrolls: its name, what is known of it, how many of it there are and
 * how many the deck has. It can be dragged. */

#define ADC_TYPE_DECK_CATALOGUE_ROW (adc_deck_catalogue_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckCatalogueRow, adc_deck_catalogue_row, ADC, DECK_CATALOGUE_ROW, AdwBin)

GtkWidget *adc_deck_catalogue_row_new       (void);

/* Both may be NULL. */
void       adc_deck_catalogue_row_set_entry (AdcDeckCatalogueRow *self, AdcDeckWork *work, AdcEntry *entry);

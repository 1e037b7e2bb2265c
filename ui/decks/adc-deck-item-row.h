/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-shelf.h"

/* A deck in the list: its title, what it is, how many cards; or why it cannot be read. A click opens it. */

#define ADC_TYPE_DECK_ITEM_ROW (adc_deck_item_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckItemRow, adc_deck_item_row, ADC, DECK_ITEM_ROW, AdwBin)

GtkWidget *adc_deck_item_row_new      (void);
void       adc_deck_item_row_set_item (AdcDeckItemRow *self, AdcDeckItem *item, AdcGame *game); /* or NULL, NULL */

/* “Faction deck · Terrans”: what a deck is, in the words of its game. */
char      *adc_deck_dup_sort          (AdcGame *game, const char *kind, const char *faction);

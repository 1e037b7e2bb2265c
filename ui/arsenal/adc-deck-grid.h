/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-table.h"

/* The cards of a deck on a wide window: a line for each, a column for each value, and the names of the columns above,
 * which stay while the lines scroll. It emits "edit" with the AdcValueCell that was pressed, and "sort" with the
 * position of a column, or -1 for the titles. */

#define ADC_TYPE_DECK_GRID (adc_deck_grid_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckGrid, adc_deck_grid, ADC, DECK_GRID, AdwBin)

void       adc_deck_grid_set_table (AdcDeckGrid *self, AdcDeckTable *table); /* or NULL */
void       adc_deck_grid_show      (AdcDeckGrid *self, GPtrArray *cards); /* of AdcPiece: these, in that order */

/* Which column the order comes from, -1 for the titles, -2 for none. */
void       adc_deck_grid_mark      (AdcDeckGrid *self, int column, gboolean is_descending);

/* For tests: the cell of a card, or NULL, and the head of a column, -1 for the titles. */
GtkWidget *adc_deck_grid_get_cell  (AdcDeckGrid *self, const char *card, const char *stat);
GtkWidget *adc_deck_grid_get_head  (AdcDeckGrid *self, int column);

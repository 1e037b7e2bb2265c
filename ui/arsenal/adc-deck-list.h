/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-table.h"

/* The cards of a deck on a narrow window, one below the other, each with its values. It emits "edit" with the
 * AdcValueCell that was pressed. */

#define ADC_TYPE_DECK_LIST (adc_deck_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckList, adc_deck_list, ADC, DECK_LIST, AdwBin)

void adc_deck_list_set_table (AdcDeckList *self, AdcDeckTable *table); /* or NULL */
void adc_deck_list_show      (AdcDeckList *self, GPtrArray *cards); /* of AdcPiece: these, in that order */

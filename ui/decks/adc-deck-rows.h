/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-row.h"

/* The cards of a deck below the names of their zones and categories: a list model of AdcDeckRow that follows the deck.
 * It announces what comes and goes and nothing else, so that the place in the list and the focus outlive an edit. */

#define ADC_TYPE_DECK_ROWS (adc_deck_rows_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckRows, adc_deck_rows, ADC, DECK_ROWS, GObject)

AdcDeckRows *adc_deck_rows_new      (void);
void         adc_deck_rows_set_work (AdcDeckRows *self, AdcDeckWork *work); /* or NULL */
AdcDeckWork *adc_deck_rows_get_work (AdcDeckRows *self);

/* FALSE: there is no such line. */
gboolean     adc_deck_rows_find     (AdcDeckRows *self, const AdcDeckLine *like, guint *position);

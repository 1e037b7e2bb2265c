/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-work.h"
#include "adc-name-entry.h"

/* Where cards are typed into a deck, in any language: “marine”, “3 marine”, “-2 marine”; Shift with Enter takes away
 * instead. Empty again for the next one. What the deck does not admit comes after what it does; any other name is
 * offered as that of a card of one's own. */

#define ADC_TYPE_DECK_FIELD (adc_deck_field_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckField, adc_deck_field, ADC, DECK_FIELD, AdcNameEntry)

void  adc_deck_field_set_work   (AdcDeckField *self, AdcDeckWork *work); /* or NULL */

/* How many are meant by what was picked: below 0, that many less. */
int   adc_deck_field_get_amount (AdcDeckField *self);

/* The name in a text, and how many of it: “3 marine”. More than a deck holds is one more than that. */
char *adc_deck_field_parse      (const char *text, int *amount);

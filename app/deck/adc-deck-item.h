/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck.h"

/* A deck on the shelf, as far as a list shows it. One that cannot be read has a problem, is called like its file and is
 * of no game: "". */

#define ADC_TYPE_DECK_ITEM (adc_deck_item_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckItem, adc_deck_item, ADC, DECK_ITEM, GObject)

/* Microseconds since 1970; either a deck or a problem. */
AdcDeckItem *adc_deck_item_new         (const char *path, gint64 modified, AdcDeck *deck, const char *problem);
const char *adc_deck_item_get_path     (AdcDeckItem *self);
const char *adc_deck_item_get_title    (AdcDeckItem *self);
const char *adc_deck_item_get_game     (AdcDeckItem *self);
const char *adc_deck_item_get_kind     (AdcDeckItem *self);
const char *adc_deck_item_get_faction  (AdcDeckItem *self); /* or NULL */
guint       adc_deck_item_get_n_cards  (AdcDeckItem *self);
gint64      adc_deck_item_get_modified (AdcDeckItem *self); /* seconds since 1970 */
const char *adc_deck_item_get_problem  (AdcDeckItem *self); /* why it cannot be opened, or NULL */

/* The latest first; within that, by file name. */
int         adc_deck_item_compare      (AdcDeckItem *self, AdcDeckItem *other);

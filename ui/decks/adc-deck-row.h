/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-work.h"

/* What a line of the list of a deck's cards shows: the name of a zone, that of a category, or cards of one sort. It
 * stays the same object while it is about the same thing, and emits "changed" when it says something else of it. */

typedef enum {
  ADC_DECK_ROW_ZONE,
  ADC_DECK_ROW_CATEGORY,
  ADC_DECK_ROW_LINE,
} AdcDeckRowKind;

typedef enum {
  ADC_DECK_MARK_NONE,
  ADC_DECK_MARK_GONE,    /* the game has it no longer */
  ADC_DECK_MARK_OWN,     /* its owner's own */
  ADC_DECK_MARK_UNKNOWN, /* nobody knows what it is */
} AdcDeckMark;

#define ADC_TYPE_DECK_ROW (adc_deck_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckRow, adc_deck_row, ADC, DECK_ROW, GObject)

AdcDeckRow        *adc_deck_row_new_zone     (AdcDeckWork *work, const char *zone);
AdcDeckRow        *adc_deck_row_new_category (AdcDeckWork *work, const char *zone, const char *category);
AdcDeckRow        *adc_deck_row_new_line     (AdcDeckWork *work, const AdcDeckLine *line); /* copied */

AdcDeckRowKind     adc_deck_row_get_kind     (AdcDeckRow *self);
AdcDeckWork       *adc_deck_row_get_work     (AdcDeckRow *self);
const char        *adc_deck_row_get_zone     (AdcDeckRow *self); /* its id */
const char        *adc_deck_row_get_category (AdcDeckRow *self); /* "" of a zone */
const char        *adc_deck_row_get_title    (AdcDeckRow *self);
const char        *adc_deck_row_get_words    (AdcDeckRow *self); /* what else is known of it; "" */
guint              adc_deck_row_get_count    (AdcDeckRow *self); /* cards */
AdcDeckMark        adc_deck_row_get_mark     (AdcDeckRow *self);
const AdcDeckLine *adc_deck_row_get_line     (AdcDeckRow *self); /* or NULL */
AdcEntry          *adc_deck_row_get_entry    (AdcDeckRow *self); /* or NULL */

/* For the list. */
void               adc_deck_row_add_count    (AdcDeckRow *self, guint count); /* to a heading */
int                adc_deck_row_compare      (AdcDeckRow *self, AdcDeckRow *other); /* lines of one zone */
guint              adc_deck_row_hash         (gconstpointer self);
gboolean           adc_deck_row_equal        (gconstpointer self, gconstpointer other); /* about the same thing */
void               adc_deck_row_follow       (AdcDeckRow *self, AdcDeckRow *other); /* says what that one says */
void               adc_deck_row_set_count    (AdcDeckRow *self, guint count);       /* of a line */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-deck-pool.h"

/* A card of a deck that is followed: where its copies are, how likely it comes next, and what moves one.
 *
 * Its buttons activate "seat.move" with its number, and the zones it leaves and goes to. */

/* What all rows of a list have in common. */
typedef struct {
  AdcGame           *game;
  AdcDeck           *deck;     /* where the cards are now */
  const AdcDeckKind *kind;
  const AdcDeckZone *zone;     /* the one looked at; NULL: all of them */
  AdcDeckRole        drawn_to; /* where what is drawn goes */
  guint              n_next;   /* draws that chances are told for; 0: none are told */
  GHashTable        *told;     /* by what they hang on: the words for the chances of cards that were shown */
} AdcTrackerLook;

#define ADC_TYPE_TRACKER_ROW (adc_tracker_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcTrackerRow, adc_tracker_row, ADC, TRACKER_ROW, GtkBox)

GtkWidget *adc_tracker_row_new        (void);
void       adc_tracker_row_set_number (AdcTrackerRow *self, guint number);
guint      adc_tracker_row_get_number (AdcTrackerRow *self);

/* The card's count is that of all its copies. The look is kept, and must stay. */
void       adc_tracker_row_show       (AdcTrackerRow *self, const AdcTrackerLook *look, const AdcDeckLine *card);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-shelf.h"

/* Decks during a game: one's own and those of the others, and where their cards are by now. Kept for each game, until a
 * new one is begun.
 *
 * Actions: "tracker.undo", "tracker.redo", "tracker.restart", "tracker.reshuffle", "tracker.rename" and
 * "tracker.remove". */

#define ADC_TYPE_TRACKER_PAGE (adc_tracker_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcTrackerPage, adc_tracker_page, ADC, TRACKER_PAGE, AdwBin)

GtkWidget *adc_tracker_page_new          (void);
void       adc_tracker_page_set_game     (AdcTrackerPage *self, AdcGame *game); /* or NULL; the same: say it anew */
void       adc_tracker_page_set_shelf    (AdcTrackerPage *self, AdcDeckShelf *shelf, AdcLibrary *library); /* or NULL */
void       adc_tracker_page_set_settings (AdcTrackerPage *self, GSettings *settings); /* or NULL: nothing is kept */
void       adc_tracker_page_add_deck     (AdcTrackerPage *self, AdcDeck *deck, const char *name);

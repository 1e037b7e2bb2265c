/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-shelf.h"

/* The decks of a game, to be looked for and opened: "decks.show" with the file of one. */

#define ADC_TYPE_DECK_BROWSER (adc_deck_browser_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckBrowser, adc_deck_browser, ADC, DECK_BROWSER, AdwBin)

void adc_deck_browser_set_shelf    (AdcDeckBrowser *self, AdcDeckShelf *shelf);
void adc_deck_browser_set_game     (AdcDeckBrowser *self, AdcGame *game);
void adc_deck_browser_select       (AdcDeckBrowser *self, const char *path); /* that is open; NULL: none is */
void adc_deck_browser_set_tracking (AdcDeckBrowser *self, gboolean is_tracking); /* the tracker is shown instead */

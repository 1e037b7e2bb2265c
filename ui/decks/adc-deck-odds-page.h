/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-work.h"

/* How likely it is to draw something from a deck, unless the table does not want to know: the switch on top is about
 * all draw odds, here and wherever decks are followed. */

#define ADC_TYPE_DECK_ODDS_PAGE (adc_deck_odds_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckOddsPage, adc_deck_odds_page, ADC, DECK_ODDS_PAGE, AdwBin)

GtkWidget *adc_deck_odds_page_new          (void);
void       adc_deck_odds_page_set_work     (AdcDeckOddsPage *self, AdcDeckWork *work);   /* or NULL */
void       adc_deck_odds_page_set_settings (AdcDeckOddsPage *self, GSettings *settings); /* or NULL */

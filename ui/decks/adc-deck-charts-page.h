/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-work.h"

/* What the cards of a deck add up to: a chart for whatever the game describes them by. */

#define ADC_TYPE_DECK_CHARTS_PAGE (adc_deck_charts_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckChartsPage, adc_deck_charts_page, ADC, DECK_CHARTS_PAGE, AdwBin)

GtkWidget *adc_deck_charts_page_new      (void);
void       adc_deck_charts_page_set_work (AdcDeckChartsPage *self, AdcDeckWork *work); /* or NULL */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-odds.h"

/* An opening hand, dealt at random as often as one likes. */

#define ADC_TYPE_DEAL_PANEL (adc_deal_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcDealPanel, adc_deal_panel, ADC, DEAL_PANEL, AdwBin)

GtkWidget *adc_deal_panel_new      (void);

/* A deck as it is when the game begins, or NULL. What was dealt from another is put away. */
void       adc_deal_panel_show     (AdcDealPanel *self, AdcDeck *deck, AdcGame *game, guint n_opening);
void       adc_deal_panel_deal     (AdcDealPanel *self);
void       adc_deal_panel_set_seed (AdcDealPanel *self, guint32 seed); /* the same hands again: for tests */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-odds.h"

/* What one hopes to draw, and by when; how likely that is; and how that grows with each draw. */

#define ADC_TYPE_WISH_PANEL (adc_wish_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcWishPanel, adc_wish_panel, ADC, WISH_PANEL, AdwBin)

GtkWidget *adc_wish_panel_new  (void);

/* A deck as it is when the game begins, or NULL; and how many cards are drawn for the opening and then each turn. */
void       adc_wish_panel_show (AdcWishPanel *self, AdcDeck *deck, AdcGame *game, guint n_opening, guint n_turn);

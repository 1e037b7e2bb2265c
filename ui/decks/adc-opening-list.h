/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-odds.h"

/* Every card of a deck, and how likely one of it is in the opening hand. */

#define ADC_TYPE_OPENING_LIST (adc_opening_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcOpeningList, adc_opening_list, ADC, OPENING_LIST, AdwBin)

GtkWidget *adc_opening_list_new  (void);

/* A deck as it is when the game begins, or NULL. */
void       adc_opening_list_show (AdcOpeningList *self, AdcDeck *deck, AdcGame *game, guint n_opening);

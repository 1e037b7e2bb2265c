/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck.h"

/* Asks what a new deck is to be, as far as that matters for its sort. Signal "created" with the AdcDeck. */

#define ADC_TYPE_NEW_DECK_DIALOG (adc_new_deck_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AdcNewDeckDialog, adc_new_deck_dialog, ADC, NEW_DECK_DIALOG, AdwWindow)

GtkWidget *adc_new_deck_dialog_new (AdcGame *game);

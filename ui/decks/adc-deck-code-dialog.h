/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck.h"
#include "adc-library.h"

/* Takes the code of a deck, and says while it is typed what it stands for, or what is wrong with it. Signal "created"
 * with the AdcDeck. */

#define ADC_TYPE_DECK_CODE_DIALOG (adc_deck_code_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckCodeDialog, adc_deck_code_dialog, ADC, DECK_CODE_DIALOG, AdwWindow)

GtkWidget *adc_deck_code_dialog_new (AdcLibrary *library);

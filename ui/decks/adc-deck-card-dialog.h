/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-work.h"

/* Asks for cards that are none of the game's: some of the owner's own, by name, or some that nobody knows. What they
 * are good for is chosen as far as the game describes its cards by choices, and may stay open. */

#define ADC_TYPE_DECK_CARD_DIALOG (adc_deck_card_dialog_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckCardDialog, adc_deck_card_dialog, ADC, DECK_CARD_DIALOG, AdwWindow)

/* The name: "" or what was typed; NULL: cards that nobody knows. */
AdcDeckCardDialog *adc_deck_card_dialog_present (GtkWidget *parent, AdcDeckWork *work, const char *zone,
                                                 const char *name, guint count);

/* Adds them and closes; FALSE: a name is missing. */
gboolean           adc_deck_card_dialog_accept  (AdcDeckCardDialog *self);

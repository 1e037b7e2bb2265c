/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-shelf.h"

/* A button with a list of the decks of a game: the standard lists, and those on the shelf, to be looked for by typing.
 *
 * Signals: "picked" (deck, its name), once the deck is read, or without a deck: its own standard list, whatever that is
 * by then; "failed" (a sentence) when it cannot be. */

#define ADC_TYPE_DECK_PICKER (adc_deck_picker_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckPicker, adc_deck_picker, ADC, DECK_PICKER, AdwBin)

GtkWidget *adc_deck_picker_new       (void);

/* What the button says, and what a screen reader calls it. */
void       adc_deck_picker_set_words (AdcDeckPicker *self, const char *words, const char *name);
void       adc_deck_picker_set_game  (AdcDeckPicker *self, AdcGame *game); /* or NULL */
void       adc_deck_picker_set_shelf (AdcDeckPicker *self, AdcDeckShelf *shelf, AdcLibrary *library); /* or NULL */

/* The deck whose own standard list is offered first, with what is chosen for it, and which is not offered itself.
 * Either may be NULL. */
void       adc_deck_picker_set_like  (AdcDeckPicker *self, AdcDeck *deck, const char *path);

/* Fills the list as opening the button does. Gives how many decks there are. */
guint      adc_deck_picker_list      (AdcDeckPicker *self, const char *text);
void       adc_deck_picker_pick      (AdcDeckPicker *self, guint position);

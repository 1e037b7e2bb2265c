/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-item.h"
#include "adc-deck-work.h"
#include "adc-library.h"

/* The decks in the user's folder: a list model of AdcDeckItem, the latest first. Decks elsewhere can be worked on too;
 * they are not on the shelf.
 *
 * What is done to a deck that is open, and not saved, is kept in a file of its own a moment later, and brought back when
 * the deck is opened the next time. "failed" is emitted with a sentence when that cannot be done. */

#define ADC_TYPE_DECK_SHELF (adc_deck_shelf_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckShelf, adc_deck_shelf, ADC, DECK_SHELF, GObject)

/* What is kept until it is saved is in the folder "unsaved" below it. */
AdcDeckShelf *adc_deck_shelf_new                (const char *folder);
char         *adc_deck_shelf_dup_default_folder (void);

/* Reads the folder in a thread; the list changes at once when that is done. It never fails: a deck that cannot be read
 * is an item with a problem. */
void          adc_deck_shelf_load_async  (AdcDeckShelf *self, GCancellable *cancellable, GAsyncReadyCallback callback,
                                          gpointer user_data);
gboolean      adc_deck_shelf_load_finish (AdcDeckShelf *self, GAsyncResult *result, GError **error);

/* The deck of a file, on the shelf or not, with whatever was done to it and not saved; reads it in a thread. The same
 * object as long as somebody has it. NULL: the error says why, with file and line. */
void          adc_deck_shelf_open_async  (AdcDeckShelf *self, AdcLibrary *library, const char *path,
                                          GAsyncReadyCallback callback, gpointer user_data);
AdcDeckWork  *adc_deck_shelf_open_finish (AdcDeckShelf *self, GAsyncResult *result, gboolean *was_recovered,
                                          GError **error);

/* Puts a new deck on the shelf, under a file name made of its title, and opens it. Takes the deck. */
AdcDeckWork  *adc_deck_shelf_add         (AdcDeckShelf *self, AdcGame *game, AdcDeck *deck, GError **error);

/* Saves what is open, in its file, or, with a path, in another that is its file from then on; in a thread. */
void          adc_deck_shelf_save_async  (AdcDeckShelf *self, AdcDeckWork *work, const char *path,
                                          GAsyncReadyCallback callback, gpointer user_data);
gboolean      adc_deck_shelf_save_finish (AdcDeckShelf *self, GAsyncResult *result, GError **error);

/* To the desktop's trash where there is one. */
gboolean      adc_deck_shelf_remove      (AdcDeckShelf *self, const char *path, GError **error);

/* Puts back what was removed last, from what is known of it: to undo it. */
gboolean      adc_deck_shelf_restore     (AdcDeckShelf *self, GError **error);

/* Writes at once what is not on disk yet: before the program ends. */
void          adc_deck_shelf_flush       (AdcDeckShelf *self);

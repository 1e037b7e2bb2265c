/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-deck-item.h"

/* The folder of the user's decks, as files. All of it runs in any thread. */

/* Of AdcDeckItem, the latest first: only ordinary files whose names end as they should. */
GPtrArray   *adc_deck_folder_list         (const char *folder, GCancellable *cancellable);

/* What the list shows of one file; the deck it holds, or NULL to read it. NULL: there is no such file. */
AdcDeckItem *adc_deck_folder_read_item    (const char *path, AdcDeck *deck);

/* A new file's name: made of the title, of no other file and none of the paths that are taken already. */
char        *adc_deck_folder_dup_unused   (const char *folder, const char *title, GHashTable *taken);

/* Where it is kept what was done to the deck of a file, and not saved. */
char        *adc_deck_folder_dup_unsaved  (const char *folder, const char *path);

/* The first problem (AdcProblem), without the folder: "my-deck.adcdeck:3: …". */
char        *adc_deck_folder_dup_sentence (GPtrArray *problems);

/* Tells whether a file is still what it was: a checksum, or NULL when it cannot be read. In any thread. */
char        *adc_deck_folder_dup_mark     (const char *path);

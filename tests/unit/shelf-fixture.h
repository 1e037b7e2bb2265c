/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-shelf.h"

/* A shelf in a folder of its own, with the decks of a game that has no rules. */

#define SHELF_ROOT "ADC_TEST_SHELF" /* an environment variable: use that folder instead */

typedef struct {
  char         *root;
  char         *folder;    /* of the shelf, below it */
  AdcGame      *game;
  AdcLibrary   *library;
  AdcDeckShelf *shelf;
  GPtrArray    *complaints;
  GPtrArray    *shadow;    /* of titles: what the list is, by what it said had changed */
  guint         n_removed; /* in all of that */
  guint         n_added;
} ShelfFixture;

void         shelf_set_up          (ShelfFixture *fixture, gconstpointer data);
void         shelf_tear_down       (ShelfFixture *fixture, gconstpointer data);

/* The program is started, and ended. */
void         shelf_start           (ShelfFixture *fixture);
void         shelf_stop            (ShelfFixture *fixture);

/* What never comes fails the test instead of hanging it. */
void         shelf_wait_until      (gboolean (*condition) (gconstpointer), gconstpointer data);
gboolean     shelf_is_there        (gconstpointer path);
gboolean     shelf_is_gone         (gconstpointer path);
gboolean     shelf_is_set          (gconstpointer result); /* a GAsyncResult ** */
void         shelf_done_cb         (GObject *source, GAsyncResult *result, gpointer user_data); /* sets it */

char        *shelf_dup_path        (ShelfFixture *fixture, const char *name);
void         shelf_write_file      (const char *path, const char *text);
void         shelf_set_modified    (const char *path, guint64 seconds);

AdcDeck     *shelf_create_deck     (const char *title, guint n_cards);
AdcDeckWork *shelf_add_deck        (ShelfFixture *fixture, const char *title);
AdcDeckWork *shelf_try_open        (ShelfFixture *fixture, const char *path, gboolean *was_recovered, GError **error);
AdcDeckWork *shelf_open_deck       (ShelfFixture *fixture, const char *path, gboolean is_recovered);
gboolean     shelf_try_save        (ShelfFixture *fixture, AdcDeckWork *work, const char *path, GError **error);
void         shelf_save            (ShelfFixture *fixture, AdcDeckWork *work, const char *path);
void         shelf_load            (ShelfFixture *fixture);

/* One step; what is written tells them apart. */
void         shelf_edit            (AdcDeckWork *work, const char *notes);
const char  *shelf_get_notes       (AdcDeckWork *work);
char        *shelf_dup_saved_notes (const char *path);

/* The list, and what it said had changed, which must come to the same; then how much it said. */
void         shelf_assert_titles   (ShelfFixture *fixture, const char *expected);
void         shelf_assert_changed  (ShelfFixture *fixture, guint n_removed, guint n_added);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-keeper.h"
#include "adc-deck-shelf.h"

/* Between the files of AdcDeckShelf. */

/* A deck somebody has open. */
typedef struct {
  AdcDeckShelf  *shelf;
  char          *path;
  AdcDeckWork   *work;   /* not held: it goes when nobody has it any more */
  AdcDeckKeeper *keeper; /* NULL: its file was removed, or what is in the way cannot be set aside */
  char          *seen;   /* its file when it was last read or written, as a checksum; NULL: not known */
} AdcDeckSlot;

/* What is needed to put a file back. */
typedef struct {
  char   *path;
  GBytes *contents;
  GBytes *unsaved; /* or NULL */
  gint64  modified; /* microseconds since 1970 */
} AdcDeckRemains;

struct _AdcDeckShelf {
  GObject         parent_instance;
  char           *folder;
  GPtrArray      *items;  /* of AdcDeckItem, the latest first */
  guint           change; /* counts them: a list read meanwhile is out of date */
  GHashTable     *slots;  /* path → AdcDeckSlot */
  GQueue          saves;  /* of GTask, the first of which is under way */
  AdcDeckRemains *remains; /* or NULL */
};

/* adc-deck-shelf.c: the file is as it says now; NULL: it is gone. */
void         adc_deck_shelf_show      (AdcDeckShelf *self, const char *path, AdcDeckItem *item);
void         adc_deck_shelf_complain  (AdcDeckShelf *self, const char *text); /* emits "failed" */
AdcDeckSlot *adc_deck_shelf_find_slot (AdcDeckShelf *self, AdcDeckWork *work); /* or NULL */
AdcDeckSlot *adc_deck_shelf_add_slot  (AdcDeckShelf *self, AdcDeckWork *work, const char *path);
void         adc_deck_slot_keep       (AdcDeckSlot *self); /* what is not saved, from now on */

/* adc-deck-shelf-remove.c */
void         adc_deck_remains_free    (AdcDeckRemains *self);

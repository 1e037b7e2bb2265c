/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-application.h"
#include "adc-deck-builder.h"
#include "adc-deck-cell.h"

/* The page where a deck is built, in a window of its own, with what hands do there. It begins with a standard deck of a
 * game that ships, in English. */

typedef struct {
  GtkWidget      *window;
  AdcDeckBuilder *builder;
  AdcDeckWork    *work;
  char           *opened; /* the location that was asked for last */
} DeckPage;

typedef struct {
  const char *path;
  void      (*run) (DeckPage *page, gconstpointer data);
} DeckPageTest;

extern AdcApplication *deck_page_application;

int          deck_page_run         (int argc, char *argv[], const DeckPageTest *tests, guint n_tests);
AdcGame     *deck_page_get_game    (const char *id);
void         deck_page_settle      (DeckPage *page);
void         deck_page_resize      (DeckPage *page, int width);
void         deck_page_set_deck    (DeckPage *page, AdcDeck *deck); /* takes it */
void         deck_page_set_kind    (DeckPage *page, const char *game, const char *kind, const char *faction);
AdcDeck     *deck_page_get_deck    (DeckPage *page);
gpointer     deck_page_get_part    (DeckPage *page, GType type);
GtkWidget   *deck_page_get_field   (DeckPage *page);
void         deck_page_type        (DeckPage *page, const char *text); /* and Enter */

/* How many of a card or a name there are in a zone. */
guint        deck_page_count       (DeckPage *page, const char *zone, const char *card, const char *name);

/* The line that shows a name, if it is on screen; the focus put there, as the arrows do; the line that has it. */
AdcDeckCell *deck_page_get_cell    (DeckPage *page, const char *title);
void         deck_page_focus       (DeckPage *page, const char *title);
AdcDeckRow  *deck_page_get_focused (DeckPage *page);

GtkWidget   *deck_page_get_list    (DeckPage *page);
void         deck_page_press       (DeckPage *page, guint key, GdkModifierType state); /* in the list */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-decks-view.h"
#include "adc-driver.h"

/* The decks in the real window, on a shelf that is empty to begin with. */

extern AdcApplication *decks_application;

void          decks_start         (void); /* in English, wide */
void          decks_stop          (void);
void          decks_open_view     (void);

AdcDecksView *decks_get_view      (void);
gpointer      decks_get_part      (GType type); /* of the view: the first */
AdcDeckWork  *decks_get_work      (void);       /* or NULL */
AdcDeck      *decks_get_deck      (void);       /* that is open */
const char   *decks_get_location  (void);       /* of the window */

/* As somebody would do it. */
void          decks_act           (const char *action);
gboolean      decks_press_in      (GtkWidget *widget, const char *keys); /* of its own; FALSE: it did not mind */
void          decks_press         (const char *keys); /* of the view's own */
void          decks_create        (const char *title); /* by the standard list of the first kind and faction */
void          decks_rename_to     (const char *title);
gpointer      decks_wait_window   (GType type);
void          decks_finish_dialog (gpointer dialog); /* with Enter */

/* To wait for. */
gboolean      decks_has_title     (gpointer title); /* that deck is open */
gboolean      decks_says          (gpointer words);

void          decks_remove_folder (const char *path); /* with all that is in it */

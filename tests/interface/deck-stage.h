/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-work.h"
#include "adc-driver.h"

/* A page about decks in a window of its own, with the games and the language of the real application. */

AdcGame     *deck_stage_get_game  (AdcApplication *application, const char *id);

/* A deck of the free kind: cards by their ids, each with its number, in the zone "deck"; ends with NULL. */
AdcDeck     *deck_stage_new_deck  (AdcGame *game, const char *first, ...) G_GNUC_NULL_TERMINATED;

/* The standard list of the first kind of the game. */
AdcDeckWork *deck_stage_new_work  (AdcGame *game, const char *faction);

/* Shows the page, which it takes. */
GtkWidget   *deck_stage_open      (GtkWidget *page);
void         deck_stage_close     (GtkWidget *window);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck.h"

/* A game, "tiny", whose decks of the kind "piled" have two piles, one on the other, something chosen for the hand and
 * something left out; those of the kind "handless" are one pile and nothing else. */

AdcGame *piled_game_new         (void);
AdcDeck *piled_game_create_deck (void); /* as it lies during a game: eight cards to draw, two in hand */
guint    piled_game_count       (AdcDeck *deck, const char *zone, const char *name); /* cards of that name there */

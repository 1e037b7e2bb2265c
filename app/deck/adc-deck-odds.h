/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-pool.h"
#include "adc-deck-wish.h"
#include "adc-draw-odds.h"

/* The deck when the game begins: its lines in the zones they start in, and nothing that is left out. What is in no zone
 * there is goes with the first one. */
AdcDeck   *adc_deck_start          (AdcDeck *deck, AdcGame *game);

/* All of these are about a deck as adc_deck_start () gives it, or a tracker: piles are its zones to draw from. */
GArray    *adc_deck_list_piles     (AdcDeck *deck, AdcGame *game, const AdcDeckWish *wish); /* of AdcDrawPile */
guint      adc_deck_count_to_draw  (AdcDeck *deck, AdcGame *game); /* cards in those zones */
guint      adc_deck_count_in_hand  (AdcDeck *deck, AdcGame *game, const AdcDeckWish *wish); /* wanted ones, surely */
AdcChance  adc_deck_odds_draw      (AdcDeck *deck, AdcGame *game, const AdcDeckWish *wish, guint n_drawn);

/* To hold them with the opening hand, what was chosen for it included; and to have held them by a turn, the first one
 * being 1, when so many are drawn to begin with and in each turn after the first. */
AdcChance  adc_deck_odds_by_turn   (AdcDeck *deck, AdcGame *game, const AdcDeckWish *wish, guint n_opening, guint n_turn,
                                    guint turn);

/* Of AdcChance: after 0, 1, 2 … all draws. */
GArray    *adc_deck_odds_curve     (AdcDeck *deck, AdcGame *game, const AdcDeckWish *wish);

/* So many cards off the top, drawn at random: a deck of nothing but them, in its first zone of the role “hand”, beside
 * what is there already; without such a zone, in its first one. */
AdcDeck   *adc_deck_deal           (AdcDeck *deck, AdcGame *game, guint n_drawn, GRand *random);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-filter.h"

/* What somebody hopes to draw: cards of one name or, without a name, cards of a sort. */
typedef struct {
  char  *card;     /* id of an entry, */
  char  *name;     /* or the name of a card that is none of the game's (any longer), */
  char  *stat;     /* or those whose stat has the value */
  char  *value;
  guint  at_least; /* how many of them */
} AdcDeckWish;

void adc_deck_wish_clear (AdcDeckWish *self);
void adc_deck_wish_free  (AdcDeckWish *self);

/* What can be wished for in a deck: each card once, as they stand there; or instead each category that a card of it
 * has: values of choices and types of units. at_least is 1. */
GPtrArray   *adc_deck_list_wishes    (AdcDeck *deck, AdcGame *game, gboolean categories); /* of AdcDeckWish, to be freed */
char        *adc_deck_wish_dup_title (const AdcDeckWish *self, AdcGame *game); /* for people */

/* Whether the cards of a line are wanted. */
AdcDeckMatch adc_deck_wish_match     (const AdcDeckWish *self, AdcGame *game, const AdcDeckLine *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcDeckWish, adc_deck_wish_free)

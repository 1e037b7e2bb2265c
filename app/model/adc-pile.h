/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-faction.h"

/* The cards of one deck that a faction has, in a game of a certain edition. */

#define ADC_PILE_CARDS "cards" /* the id of the only one in a game that tells no decks apart */

typedef struct {
  char      *id;
  char      *title;     /* in the current language */
  GPtrArray *cards;     /* of AdcPiece */
  guint      n_cards;   /* every copy */
  guint      n_unknown; /* of them: those on which nobody knows what stands */
} AdcPile;

/* Of AdcPile, in the order of the game's decks, without the empty ones. NULL: the cards that every faction has. The
 * edition is one of adc-edition.h. */
GPtrArray     *adc_piles_list    (AdcGame *game, AdcFaction *faction, const char *edition);
const AdcPile *adc_piles_find    (GPtrArray *piles, const char *id); /* or NULL */
gboolean       adc_piles_know    (AdcGame *game, const char *id); /* whether the game has a deck of that id */

/* Of AdcStat, borrowed from the game: those that at least one of the cards has, but for the deck. */
GPtrArray     *adc_pile_list_stats (const AdcPile *self);
void           adc_pile_free       (AdcPile *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcPile, adc_pile_free)

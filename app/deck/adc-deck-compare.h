/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-army.h"
#include "adc-deck-pool.h"

/* What two decks of one game do not have in common. */
typedef struct {
  char  *name;
  char  *card;     /* id of an entry of the game, or NULL */
  char  *zone;     /* for people; of the first deck's kind as far as it has such a zone */
  char  *category;
  guint  n_first;
  guint  n_second;
} AdcDeckDifference;

GPtrArray *adc_deck_compare       (AdcDeck *first, AdcDeck *second, AdcGame *game); /* of AdcDeckDifference; to be freed */

/* Of AdcArmyChart, as for armies: categories, cost, initiative, strength, as far as the game describes its pieces by
 * them; cards of which nobody knows the value are a sort of their own. To be freed. */
GPtrArray *adc_deck_list_charts   (AdcDeck *deck, AdcGame *game);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-odds.h"

/* Adds the cards of one zone to a pile. */
static void
add_zone (AdcDrawPile *pile, AdcDeck *deck, AdcGame *game, const AdcDeckWish *wish,
          const char *zone)
{
  GPtrArray *lines = adc_deck_get_lines (deck);

  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];

    if (!g_str_equal (line->zone, zone))
      continue;

    pile->n_cards += line->count;
    switch (adc_deck_wish_match (wish, game, line)) {
    case ADC_DECK_MATCH_YES:
      pile->n_wanted += line->count;
      break;
    case ADC_DECK_MATCH_UNKNOWN:
      pile->n_maybe += line->count;
      break;
    case ADC_DECK_MATCH_NO:
      break;
    }
  }
}

/* Of AdcDrawPile: one for each zone of a role that is part of the game, in their order. */
static GArray *
list_zones (AdcDeck *deck, AdcGame *game, const AdcDeckWish *wish, AdcDeckRole role)
{
  const AdcDeckKind *kind = adc_deck_get_deck_kind (deck, game);
  GArray *piles = g_array_new (FALSE, FALSE, sizeof (AdcDrawPile));

  for (guint i = 0; i < kind->zones->len; i++) {
    const AdcDeckZone *zone = kind->zones->pdata[i];
    AdcDrawPile pile = { 0 };

    if (zone->role != role || !zone->is_played)
      continue;

    add_zone (&pile, deck, game, wish, zone->id);
    g_array_append_val (piles, pile);
  }

  return piles;
}

GArray *
adc_deck_list_piles (AdcDeck *deck, AdcGame *game, const AdcDeckWish *wish)
{
  g_return_val_if_fail (ADC_IS_DECK (deck) && ADC_IS_GAME (game) && wish != NULL, NULL);

  return list_zones (deck, game, wish, ADC_DECK_ROLE_DRAW);
}

/* All zones of a role together. */
static AdcDrawPile
add_up (AdcDeck *deck, AdcGame *game, const AdcDeckWish *wish, AdcDeckRole role)
{
  g_autoptr(GArray) piles = list_zones (deck, game, wish, role);
  AdcDrawPile sum = { 0 };

  for (guint i = 0; i < piles->len; i++) {
    const AdcDrawPile *pile = &g_array_index (piles, AdcDrawPile, i);

    sum.n_cards += pile->n_cards;
    sum.n_wanted += pile->n_wanted;
    sum.n_maybe += pile->n_maybe;
  }

  return sum;
}

guint
adc_deck_count_to_draw (AdcDeck *deck, AdcGame *game)
{
  const AdcDeckWish anything = { 0 };

  g_return_val_if_fail (ADC_IS_DECK (deck) && ADC_IS_GAME (game), 0);

  return add_up (deck, game, &anything, ADC_DECK_ROLE_DRAW).n_cards;
}

guint
adc_deck_count_in_hand (AdcDeck *deck, AdcGame *game, const AdcDeckWish *wish)
{
  g_return_val_if_fail (ADC_IS_DECK (deck) && ADC_IS_GAME (game) && wish != NULL, 0);

  return add_up (deck, game, wish, ADC_DECK_ROLE_HAND).n_wanted;
}

AdcChance
adc_deck_odds_draw (AdcDeck *deck, AdcGame *game, const AdcDeckWish *wish, guint n_drawn)
{
  g_autoptr(GArray) piles = adc_deck_list_piles (deck, game, wish);

  g_return_val_if_fail (piles != NULL, (AdcChance) { 0 });

  return adc_draw_odds ((AdcDrawPile *) piles->data, piles->len, n_drawn, wish->at_least);
}

/* A card in hand that nobody knows may be a wanted one, too. */
AdcChance
adc_deck_odds_by_turn (AdcDeck *deck, AdcGame *game, const AdcDeckWish *wish, guint n_opening,
                       guint n_turn, guint turn)
{
  g_autoptr(GArray) piles = adc_deck_list_piles (deck, game, wish);
  const guint64 n_draws = n_opening + (guint64) n_turn * (MAX (turn, 1) - 1);
  const guint n_drawn = (guint) MIN (n_draws, G_MAXUINT);
  AdcDrawPile hand;
  guint n_missing;
  AdcChance chance;

  g_return_val_if_fail (piles != NULL, (AdcChance) { 0 });

  hand = add_up (deck, game, wish, ADC_DECK_ROLE_HAND);
  n_missing = wish->at_least - MIN (wish->at_least, hand.n_wanted);
  chance.low = adc_draw_odds ((AdcDrawPile *) piles->data, piles->len, n_drawn, n_missing).low;
  n_missing -= MIN (n_missing, hand.n_maybe);
  chance.high = adc_draw_odds ((AdcDrawPile *) piles->data, piles->len, n_drawn, n_missing).high;
  return chance;
}

GArray *
adc_deck_odds_curve (AdcDeck *deck, AdcGame *game, const AdcDeckWish *wish)
{
  g_autoptr(GArray) piles = adc_deck_list_piles (deck, game, wish);

  g_return_val_if_fail (piles != NULL, NULL);

  return adc_draw_curve ((AdcDrawPile *) piles->data, piles->len, wish->at_least);
}

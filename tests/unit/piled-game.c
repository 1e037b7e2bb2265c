/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "piled-game.h"

AdcGame *
piled_game_new (void)
{
  g_autoptr(AdcText) title = adc_text_new ("en", "Tiny game");
  AdcDeckKind *kind = adc_deck_kind_new ("piled");
  AdcDeckKind *handless = adc_deck_kind_new ("handless");
  AdcDeckZone *zone;
  AdcGame *game;

  adc_deck_kind_add_zone (kind, "deck", ADC_DECK_ROLE_DRAW);
  adc_deck_kind_add_zone (kind, "bottom", ADC_DECK_ROLE_DRAW);
  zone = adc_deck_kind_add_zone (kind, "chosen", ADC_DECK_ROLE_HAND);
  zone->is_played = FALSE;
  g_free (zone->start);
  zone->start = g_strdup ("hand");
  zone = adc_deck_kind_add_zone (kind, "removed", ADC_DECK_ROLE_OUT);
  zone->is_played = FALSE;
  g_clear_pointer (&zone->start, g_free);
  adc_deck_kind_add_zone (kind, "hand", ADC_DECK_ROLE_HAND)->is_built = FALSE;
  adc_deck_kind_add_zone (kind, "discard", ADC_DECK_ROLE_DISCARD)->is_built = FALSE;
  adc_deck_kind_add_zone (handless, "stack", ADC_DECK_ROLE_DRAW);

  game = adc_game_new ("tiny", "en", title);
  g_assert_true (adc_game_take_deck_kind (game, kind));
  g_assert_true (adc_game_take_deck_kind (game, handless));
  return game;
}

AdcDeck *
piled_game_create_deck (void)
{
  AdcDeck *deck = adc_deck_new ("tiny", "piled");

  adc_deck_add (deck, "deck", NULL, "a", NULL, 2);
  adc_deck_add (deck, "deck", NULL, "b", NULL, 1);
  adc_deck_add (deck, "deck", NULL, NULL, NULL, 2);
  adc_deck_add (deck, "bottom", NULL, "a", NULL, 1);
  adc_deck_add (deck, "bottom", NULL, "c", NULL, 2);
  adc_deck_add (deck, "hand", NULL, "a", NULL, 1);
  adc_deck_add (deck, "hand", NULL, NULL, NULL, 1);
  adc_deck_add (deck, "discard", NULL, "a", NULL, 9);
  return deck;
}

guint
piled_game_count (AdcDeck *deck, const char *zone, const char *name)
{
  const AdcDeckLine place = { .zone = (char *) zone, .name = (char *) name };
  const AdcDeckLine *line = adc_deck_find (deck, &place);

  return line != NULL ? line->count : 0;
}

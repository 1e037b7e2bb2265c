/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-pool.h"

#include "adc-deck-filter.h"

static const AdcDeckRecipe *
find_list (AdcDeck *deck, AdcGame *game)
{
  const AdcDeckKind *kind = adc_deck_get_deck_kind (deck, game);

  for (guint i = 0; i < kind->lists->len; i++) {
    const AdcDeckRecipe *list = kind->lists->pdata[i];

    if (adc_deck_fits (deck, game, &list->when))
      return list;
  }

  return NULL;
}

static guint
count_taken (const AdcDeckTake *take, AdcEntry *entry)
{
  const int n_copies = adc_deck_get_copies (entry);

  if (take->count >= 0)
    return take->count;

  return n_copies >= 0 ? n_copies : 1; /* there is one at least, or nobody would have seen it */
}

static void
take_cards (AdcDeck *deck, GPtrArray *pool, const AdcDeckTake *take, const AdcDeckKind *kind)
{
  const char *zone =
    take->zone != NULL ? take->zone : adc_deck_kind_get_first_zone (kind)->id;

  if (take->filter.is_any)
    adc_deck_add (deck, zone, NULL, NULL, NULL, take->count);

  /* The pool is the faction's already. */
  for (guint i = 0; i < pool->len; i++)
    if (adc_deck_filter_matches (&take->filter, FALSE, NULL, pool->pdata[i]))
      adc_deck_add_entry (deck, zone, pool->pdata[i], count_taken (take, pool->pdata[i]));
}

gboolean
adc_deck_fill_standard (AdcDeck *deck, AdcGame *game)
{
  const AdcDeckRecipe *list;
  const AdcDeckKind *kind;
  g_autoptr(GPtrArray) pool = NULL;

  g_return_val_if_fail (ADC_IS_DECK (deck) && ADC_IS_GAME (game), FALSE);

  list = find_list (deck, game);
  if (list == NULL)
    return FALSE;

  kind = adc_deck_get_deck_kind (deck, game);
  pool = adc_deck_list_pool (deck, game);
  adc_deck_clear (deck);
  for (guint i = 0; i < list->takes->len; i++)
    take_cards (deck, pool, list->takes->pdata[i], kind);

  return TRUE;
}

AdcDeck *
adc_deck_new_standard (AdcGame *game, const AdcDeckKind *kind, const char *faction,
                       const char *edition, guint n_players)
{
  AdcDeck *deck;
  AdcEntry *entry;

  g_return_val_if_fail (ADC_IS_GAME (game) && kind != NULL, NULL);

  deck = adc_deck_new (adc_game_get_id (game), kind->id);
  entry = faction != NULL ? adc_game_lookup (game, faction) : NULL;
  if (kind->has_factions && entry != NULL)
    adc_deck_set_faction (deck, faction);
  if (kind->has_editions)
    adc_deck_set_edition (deck, edition);
  if (kind->has_players)
    adc_deck_set_players (deck, n_players);
  adc_deck_set_title (deck, kind->has_factions && entry != NULL ? adc_entry_get_title (entry)
                                                                : adc_deck_kind_get_title (kind));
  adc_deck_fill_standard (deck, game);
  return deck;
}

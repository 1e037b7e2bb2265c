/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "standard-decks.h"

#include "adc-library-loader.h"

AdcLibrary *
standard_decks_load (void)
{
  g_autoptr(GPtrArray) problems = NULL;
  AdcLibrary *library = adc_library_load (&problems);

  g_assert_cmpuint (problems->len, ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), >, 0);
  return library;
}

static guint
try_players (AdcGame *game, const AdcDeckKind *kind, const char *faction, StandardDeckFunc func)
{
  guint min, max, n_decks = 0;

  adc_game_get_players (game, &min, &max);
  for (guint n = kind->has_players ? min : max; n <= max; n++) {
    g_autoptr(AdcDeck) deck = adc_deck_new_standard (game, kind, faction, NULL, n);

    func (deck, game);
    n_decks++;
  }

  return n_decks;
}

static guint
try_kind (AdcGame *game, const AdcDeckKind *kind, StandardDeckFunc func)
{
  g_autoptr(GPtrArray) factions = adc_deck_list_factions (game, kind);
  guint n_decks = 0;

  if (factions->len == 0)
    return try_players (game, kind, NULL, func);
  for (guint i = 0; i < factions->len; i++)
    n_decks += try_players (game, kind, adc_entry_get_id (factions->pdata[i]), func);

  return n_decks;
}

guint
standard_decks_foreach (AdcLibrary *library, StandardDeckFunc func)
{
  guint n_decks = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);
    GPtrArray *kinds = adc_game_get_deck_kinds (game);

    for (guint j = 0; j < kinds->len; j++)
      n_decks += try_kind (game, kinds->pdata[j], func);
  }

  return n_decks;
}

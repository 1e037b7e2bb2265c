/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A list of cards from anywhere: text, Markdown or a table. The first letter says of what deck. */

#include "adc-deck-exchange-private.h"
#include "fuzz-exchange.h"
#include "target.h"

static GPtrArray *decks; /* one of each kind of each game */
static GPtrArray *names; /* what names mean for each: found out once, it takes longest */

static void
add_decks (AdcGame *game)
{
  GPtrArray *kinds = adc_game_get_deck_kinds (game);

  for (guint i = 0; i < kinds->len; i++) {
    const AdcDeckKind *kind = kinds->pdata[i];

    g_ptr_array_add (decks, adc_deck_new (adc_game_get_id (game), kind->id));
    g_ptr_array_add (names, adc_deck_names_new (decks->pdata[decks->len - 1], game));
  }
}

int
LLVMFuzzerInitialize (int *argc G_GNUC_UNUSED, char ***argv G_GNUC_UNUSED)
{
  GListModel *games;

  target_begin ();
  games = G_LIST_MODEL (target_get_library ());
  decks = g_ptr_array_new_with_free_func (g_object_unref);
  names = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_deck_names_free);
  for (guint i = 0; i < g_list_model_get_n_items (games); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (games, i);

    add_decks (game);
  }
  return 0;
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  g_autoptr(AdcDeck) deck = NULL;
  g_autoptr(GPtrArray) strangers = NULL;
  g_autofree char *text = NULL;
  AdcGame *game;
  guint which;

  if (size == 0)
    return 0;

  which = (data[0] + decks->len - 1) % decks->len;
  deck = adc_deck_copy (decks->pdata[which]);
  game = adc_library_get_game (target_get_library (), adc_deck_get_game (deck));
  text = target_dup_text (data + 1, size - 1);
  strangers = adc_deck_import_with (deck, game, names->pdata[which], text);
  fuzz_check_import (deck, strangers);
  return 0;
}

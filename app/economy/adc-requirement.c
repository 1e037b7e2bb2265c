/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-requirement.h"

static gboolean
names (AdcPiece *piece, AdcStatRole role, const char *id)
{
  g_auto(GStrv) ids = adc_piece_dup_list (piece, role);

  return ids != NULL && g_strv_contains ((const char * const *) ids, id);
}

/* What a piece asks for, and what that asks for. */
static void
add_with_causes (AdcGame *game, GHashTable *ids, const char *id)
{
  AdcEntry *piece = adc_game_lookup (game, id);
  g_auto(GStrv) required = NULL;

  if (!ADC_IS_PIECE (piece) || !g_hash_table_add (ids, g_strdup (id)))
    return;

  required = adc_piece_dup_list (ADC_PIECE (piece), ADC_ROLE_REQUIRES);
  for (guint i = 0; required != NULL && required[i] != NULL; i++)
    add_with_causes (game, ids, required[i]);
}

static GHashTable *
gather_owned (AdcTreasury *treasury)
{
  AdcGame *game = adc_treasury_get_game (treasury);
  GHashTable *ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr(GPtrArray) owned = adc_treasury_list_owned (treasury);

  for (guint i = 0; i < owned->len; i++)
    add_with_causes (game, ids, adc_entry_get_id (owned->pdata[i]));

  return ids;
}

/* What does as well as the piece that is asked for: any other card that lets the same be built. The first one is what
 * the player would have to buy. */
static GPtrArray *
list_alternatives (AdcTreasury *treasury, AdcPiece *piece, AdcPiece *required)
{
  AdcGame *game = adc_treasury_get_game (treasury);
  GPtrArray *found = g_ptr_array_new ();
  GListModel *cards = adc_game_get_entries (game, ADC_KIND_CARD);
  const char *id = adc_entry_get_id (ADC_ENTRY (piece));
  const gboolean is_built = names (required, ADC_ROLE_BUILDS, id);

  if (adc_treasury_is_in_play (treasury, required))
    g_ptr_array_add (found, required);
  for (guint i = 0; is_built && i < g_list_model_get_n_items (cards); i++) {
    g_autoptr(AdcPiece) card = g_list_model_get_item (cards, i);

    if (card != required && adc_treasury_is_in_play (treasury, card) &&
        names (card, ADC_ROLE_BUILDS, id))
      g_ptr_array_add (found, card); /* the game keeps it alive */
  }
  if (found->len == 0)
    g_ptr_array_add (found, required);

  return found;
}

GPtrArray *
adc_requirement_list_missing (AdcTreasury *treasury, AdcPiece *piece)
{
  AdcGame *game = adc_treasury_get_game (treasury);
  GPtrArray *missing = g_ptr_array_new ();
  g_autoptr(GHashTable) owned = gather_owned (treasury);
  g_auto(GStrv) required = adc_piece_dup_list (piece, ADC_ROLE_REQUIRES);

  for (guint i = 0; required != NULL && required[i] != NULL; i++) {
    AdcEntry *entry = adc_game_lookup (game, required[i]);
    g_autoptr(GPtrArray) alternatives = NULL;
    gboolean is_there = FALSE;

    if (!ADC_IS_PIECE (entry))
      continue;

    alternatives = list_alternatives (treasury, piece, ADC_PIECE (entry));
    for (guint j = 0; j < alternatives->len && !is_there; j++)
      is_there = g_hash_table_contains (owned, adc_entry_get_id (alternatives->pdata[j])) ||
                 adc_treasury_is_free (treasury, alternatives->pdata[j]);
    if (!is_there && !g_ptr_array_find (missing, alternatives->pdata[0], NULL))
      g_ptr_array_add (missing, alternatives->pdata[0]);
  }

  return missing;
}

static void
add_required (AdcTreasury *treasury, AdcKind kind, GHashTable *ids)
{
  AdcGame *game = adc_treasury_get_game (treasury);
  GListModel *pieces = adc_game_get_entries (game, kind);

  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (pieces, i);
    g_auto(GStrv) required = adc_piece_dup_list (piece, ADC_ROLE_REQUIRES);
    g_auto(GStrv) built = adc_piece_dup_list (piece, ADC_ROLE_BUILDS);

    if (!adc_treasury_is_in_play (treasury, piece))
      continue;

    for (guint j = 0; required != NULL && required[j] != NULL; j++)
      g_hash_table_add (ids, g_strdup (required[j]));
    if (built != NULL && *built != NULL)
      g_hash_table_add (ids, g_strdup (adc_entry_get_id (ADC_ENTRY (piece))));
  }
}

GPtrArray *
adc_requirement_list_all (AdcTreasury *treasury)
{
  GPtrArray *found = g_ptr_array_new ();
  g_autoptr(GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GListModel *cards;

  g_return_val_if_fail (ADC_IS_TREASURY (treasury), found);

  add_required (treasury, ADC_KIND_UNIT, ids);
  add_required (treasury, ADC_KIND_CARD, ids);
  cards = adc_game_get_entries (adc_treasury_get_game (treasury), ADC_KIND_CARD);
  for (guint i = 0; i < g_list_model_get_n_items (cards); i++) {
    g_autoptr(AdcPiece) card = g_list_model_get_item (cards, i);

    if (g_hash_table_contains (ids, adc_entry_get_id (ADC_ENTRY (card))) &&
        adc_treasury_is_in_play (treasury, card) && !adc_treasury_is_free (treasury, card))
      g_ptr_array_add (found, card); /* the game keeps it alive */
  }

  return found;
}

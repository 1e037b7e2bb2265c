/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-arsenal.h"

#include "adc-edition.h"

gboolean
adc_arsenal_exists (AdcGame *game)
{
  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  return adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_DECK) != NULL;
}

GPtrArray *
adc_arsenal_list_editions (AdcGame *game)
{
  GPtrArray *editions = g_ptr_array_new_with_free_func (g_free);
  AdcStat *stat = adc_game_find_stat_by_role (game, ADC_KIND_CARD, ADC_ROLE_EDITION);

  for (guint i = 0; stat != NULL && i < adc_stat_get_n_options (stat); i++) {
    const char *id = adc_stat_get_option (stat, i, NULL);

    if (adc_edition_is_box (stat, id))
      g_ptr_array_add (editions, g_strdup (id));
  }

  if (editions->len < 2)
    g_ptr_array_set_size (editions, 0);

  return editions;
}

static GListModel *
get_pieces (AdcGame *game, AdcKind kind, AdcFaction *faction)
{
  if (faction == NULL)
    return adc_game_get_entries (game, kind);

  return kind == ADC_KIND_UNIT ? adc_faction_get_units (faction) : adc_faction_get_cards (faction);
}

GPtrArray *
adc_arsenal_list_pieces (AdcGame *game, AdcKind kind, AdcFaction *faction, const char *edition)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_object_unref);
  AdcStat *stat = adc_game_find_stat_by_role (game, kind, ADC_ROLE_EDITION);
  GListModel *pieces;

  g_return_val_if_fail (faction == NULL || ADC_IS_FACTION (faction), found);

  pieces = get_pieces (game, kind, faction);
  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (pieces, i);
    const AdcValue *value =
      stat != NULL ? adc_piece_get_value (piece, adc_stat_get_id (stat)) : NULL;

    if ((faction != NULL || adc_piece_is_shared (piece)) &&
        adc_edition_includes (stat, edition, value != NULL ? value->text : NULL))
      g_ptr_array_add (found, g_steal_pointer (&piece));
  }

  return found;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-army.h"

#include "adc-game.h"

#include <glib/gi18n-lib.h>

static AdcStat *
find_stat (GListModel *stats, AdcStatRole role)
{
  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (adc_stat_get_role (stat) == role)
      return stat; /* the game keeps it alive */
  }

  return NULL;
}

gboolean
adc_army_exists (AdcFaction *faction)
{
  g_autoptr(AdcGame) game = NULL;

  g_return_val_if_fail (ADC_IS_FACTION (faction), FALSE);

  game = adc_entry_dup_game (ADC_ENTRY (faction));
  return game != NULL &&
         find_stat (adc_game_get_stats (game, ADC_KIND_UNIT), ADC_ROLE_COPIES) != NULL &&
         g_list_model_get_n_items (adc_faction_get_units (faction)) > 0;
}

gboolean
adc_army_is_tiles (AdcFaction *faction)
{
  g_autoptr(AdcGame) game = NULL;

  g_return_val_if_fail (ADC_IS_FACTION (faction), FALSE);

  game = adc_entry_dup_game (ADC_ENTRY (faction));
  for (AdcStatRole role = ADC_ROLE_MELEE; game != NULL && role <= ADC_ROLE_LINK; role++)
    if (find_stat (adc_game_get_stats (game, ADC_KIND_UNIT), role) != NULL)
      return TRUE;

  return FALSE;
}

static gboolean
read_copies (AdcPiece *piece, int *n_copies)
{
  AdcStat *stat = find_stat (adc_piece_get_stats (piece), ADC_ROLE_COPIES);

  return stat != NULL &&
         adc_value_get_integer (adc_piece_get_value (piece, adc_stat_get_id (stat)), n_copies);
}

gboolean
adc_army_knows_copies (AdcPiece *piece)
{
  int n_copies;

  g_return_val_if_fail (ADC_IS_PIECE (piece), FALSE);

  return read_copies (piece, &n_copies);
}

guint
adc_army_get_copies (AdcPiece *piece)
{
  int n_copies;

  g_return_val_if_fail (ADC_IS_PIECE (piece), 0);

  return read_copies (piece, &n_copies) ? CLAMP (n_copies, 0, 999) : 0;
}

char *
adc_army_format_total (AdcFaction *faction, guint n_copies)
{
  return adc_army_is_tiles (faction)
           ? g_strdup_printf (ngettext ("%u tile", "%u tiles", n_copies), n_copies)
           : g_strdup_printf (ngettext ("%u piece", "%u pieces", n_copies), n_copies);
}

static void
free_group (gpointer data)
{
  AdcArmyGroup *group = data;

  g_free (group->title);
  g_ptr_array_unref (group->pieces);
  g_free (group);
}

static AdcArmyGroup *
add_group (GPtrArray *groups, const char *title)
{
  AdcArmyGroup *group = g_new0 (AdcArmyGroup, 1);

  group->title = g_strdup (title);
  group->pieces = g_ptr_array_new_with_free_func (g_object_unref);
  g_ptr_array_add (groups, group);
  return group;
}

/* Those of one type; with NULL those whose type nobody knows. */
static void
gather (AdcArmyGroup *group, GListModel *pieces, AdcEntry *type, gboolean any_type)
{
  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (pieces, i);

    if (any_type || adc_piece_get_unit_type (piece) == type) {
      group->n_copies += adc_army_get_copies (piece);
      g_ptr_array_add (group->pieces, g_steal_pointer (&piece));
    }
  }
}

GPtrArray *
adc_army_list_groups (AdcFaction *faction, guint *n_copies)
{
  g_autoptr(GPtrArray) groups = g_ptr_array_new_with_free_func (free_group);
  g_autoptr(AdcGame) game = NULL;
  GListModel *types;

  g_return_val_if_fail (ADC_IS_FACTION (faction), NULL);

  game = adc_entry_dup_game (ADC_ENTRY (faction));
  types = game != NULL ? adc_game_get_entries (game, ADC_KIND_UNIT_TYPE) : NULL;
  for (guint i = 0; types != NULL && i < g_list_model_get_n_items (types); i++) {
    g_autoptr(AdcEntry) type = g_list_model_get_item (types, i);

    gather (add_group (groups, adc_entry_get_title (type)), adc_faction_get_units (faction), type,
            FALSE);
  }
  gather (add_group (groups, _("Units")), adc_faction_get_units (faction), NULL, FALSE);
  gather (add_group (groups, _("Cards")), adc_faction_get_cards (faction), NULL, TRUE);

  if (n_copies != NULL)
    *n_copies = 0;
  for (guint i = groups->len; i > 0; i--) {
    AdcArmyGroup *group = groups->pdata[i - 1];

    if (n_copies != NULL)
      *n_copies += group->n_copies;
    if (group->pieces->len == 0)
      g_ptr_array_remove_index (groups, i - 1);
  }

  return g_steal_pointer (&groups);
}

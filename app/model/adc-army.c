/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-army.h"

#include "adc-edition.h"
#include "adc-game.h"
#include "adc-pile.h"

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
adc_army_is_tiles (AdcGame *game)
{
  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  for (AdcStatRole role = ADC_ROLE_MELEE; role <= ADC_ROLE_LINK; role++)
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
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (faction));

  return game != NULL && adc_army_is_tiles (game)
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

static void
take (AdcArmyGroup *group, AdcPiece *piece)
{
  group->n_copies += adc_army_get_copies (piece);
  g_ptr_array_add (group->pieces, g_object_ref (piece));
}

/* The box a piece comes from, NULL when nobody says or there is but one. */
static const char *
get_box (AdcPiece *piece)
{
  AdcStat *stat = find_stat (adc_piece_get_stats (piece), ADC_ROLE_EDITION);
  const AdcValue *value =
    stat != NULL ? adc_piece_get_value (piece, adc_stat_get_id (stat)) : NULL;

  return value != NULL ? value->text : NULL;
}

static gboolean
is_of_first_box (AdcPiece *piece)
{
  AdcStat *stat = find_stat (adc_piece_get_stats (piece), ADC_ROLE_EDITION);

  return adc_edition_includes (stat, NULL, get_box (piece));
}

/* Those of one type; with NULL those whose type nobody knows. */
static void
gather (AdcArmyGroup *group, GListModel *units, AdcEntry *type)
{
  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr(AdcPiece) unit = g_list_model_get_item (units, i);

    if (is_of_first_box (unit) && adc_piece_get_unit_type (unit) == type)
      take (group, unit);
  }
}

static void
gather_cards (GPtrArray *groups, AdcGame *game, AdcFaction *faction)
{
  g_autoptr(GPtrArray) piles = adc_piles_list (game, faction, NULL);

  for (guint i = 0; i < piles->len; i++) {
    const AdcPile *pile = piles->pdata[i];
    AdcArmyGroup *group = add_group (groups, pile->title);

    for (guint j = 0; j < pile->cards->len; j++)
      take (group, pile->cards->pdata[j]);
  }
}

static void
gather_box (AdcArmyGroup *group, GListModel *pieces, const char *box)
{
  for (guint i = 0; i < g_list_model_get_n_items (pieces); i++) {
    g_autoptr(AdcPiece) piece = g_list_model_get_item (pieces, i);

    if (g_strcmp0 (get_box (piece), box) == 0)
      take (group, piece);
  }
}

/* What the other boxes add, one group for each; it is not in the sum. */
static void
gather_boxes (GPtrArray *groups, AdcGame *game, AdcFaction *faction)
{
  AdcStat *stat = find_stat (adc_game_get_stats (game, ADC_KIND_UNIT), ADC_ROLE_EDITION);

  for (guint i = 1; stat != NULL && i < adc_stat_get_n_options (stat); i++) {
    const char *title, *box = adc_stat_get_option (stat, i, &title);
    AdcArmyGroup *group;

    if (!adc_edition_is_box (stat, box))
      continue;

    group = add_group (groups, title);
    gather_box (group, adc_faction_get_units (faction), box);
    gather_box (group, adc_faction_get_cards (faction), box);
  }
}

/* Adds the copies up and leaves empty groups out. */
static guint
tidy (GPtrArray *groups)
{
  guint n_copies = 0;

  for (guint i = groups->len; i > 0; i--) {
    const AdcArmyGroup *group = groups->pdata[i - 1];

    n_copies += group->n_copies;
    if (group->pieces->len == 0)
      g_ptr_array_remove_index (groups, i - 1);
  }

  return n_copies;
}

GPtrArray *
adc_army_list_groups (AdcFaction *faction, guint *n_copies)
{
  g_autoptr(GPtrArray) groups = g_ptr_array_new_with_free_func (free_group);
  g_autoptr(AdcGame) game = NULL;
  GListModel *types;
  guint total;

  g_return_val_if_fail (ADC_IS_FACTION (faction), NULL);

  if (n_copies != NULL)
    *n_copies = 0;
  game = adc_entry_dup_game (ADC_ENTRY (faction));
  if (game == NULL)
    return g_steal_pointer (&groups);

  types = adc_game_get_entries (game, ADC_KIND_UNIT_TYPE);
  for (guint i = 0; i < g_list_model_get_n_items (types); i++) {
    g_autoptr(AdcEntry) type = g_list_model_get_item (types, i);

    gather (add_group (groups, adc_entry_get_title (type)), adc_faction_get_units (faction), type);
  }
  gather (add_group (groups, _("Units")), adc_faction_get_units (faction), NULL);
  gather_cards (groups, game, faction);
  total = tidy (groups);
  gather_boxes (groups, game, faction);
  tidy (groups);
  if (n_copies != NULL)
    *n_copies = total;

  return g_steal_pointer (&groups);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-tile.h"

#include "adc-game.h"

#include <stdlib.h>
#include <string.h>

/* Where a role's sides stand on the tile; NULL for the roles that are of no side. */
static guint8 *
get_sides (AdcTile *tile, AdcStatRole role)
{
  switch (role) {
  case ADC_ROLE_MELEE:
    return tile->melee;
  case ADC_ROLE_RANGED:
    return tile->ranged;
  case ADC_ROLE_BEAM:
    return tile->beam;
  case ADC_ROLE_ARMOUR:
    return tile->armour;
  case ADC_ROLE_NET:
    return tile->net;
  case ADC_ROLE_LINK:
    return tile->link;
  case ADC_ROLE_NONE:
  case ADC_ROLE_COST:
  case ADC_ROLE_INITIATIVE:
  case ADC_ROLE_SCORE:
  case ADC_ROLE_COPIES:
  case ADC_ROLE_TOUGHNESS:
  case ADC_ROLE_MOVES:
  case ADC_ROLE_ENTERS:
  default:
    return NULL;
  }
}

static int
compare_initiatives (const void *a, const void *b)
{
  return *(const int *) b - *(const int *) a;
}

/* Numbers, or a word that stands for “always”. */
static void
read_initiatives (AdcTile *tile, const AdcValue *value)
{
  g_auto(GStrv) words = g_strsplit (value->text, " ", -1);

  for (guint i = 0; words[i] != NULL; i++) {
    gint64 number;

    if (*words[i] == '\0')
      continue;
    if (!g_ascii_string_to_signed (words[i], 10, G_MININT, G_MAXINT, &number, NULL))
      tile->is_always = TRUE;
    else if (tile->n_initiatives < ADC_TILE_INITIATIVES)
      tile->initiatives[tile->n_initiatives++] = CLAMP (number, 0, 99);
  }

  if (tile->is_always)
    tile->n_initiatives = 0;
  qsort (tile->initiatives, tile->n_initiatives, sizeof (int), compare_initiatives);
}

static void
read_signs (AdcTile *tile, AdcGame *game, const AdcValue *value)
{
  g_auto(GStrv) words = g_strsplit (value->text, " ", -1);

  for (guint i = 0; words[i] != NULL && tile->n_signs < ADC_TILE_SIGNS; i++) {
    g_auto(GStrv) parts = g_strsplit (words[i], ":", 2);
    AdcEntry *ability = parts[0] != NULL ? adc_game_lookup (game, parts[0]) : NULL;
    AdcSymbol symbol = ADC_IS_ABILITY (ability) ? adc_ability_get_symbol (ADC_ABILITY (ability))
                                                : ADC_SYMBOL_NONE;

    if (symbol != ADC_SYMBOL_NONE)
      tile->signs[tile->n_signs++] = (AdcTileSign) {
        symbol, parts[1] != NULL ? (int) g_ascii_strtoll (parts[1], NULL, 10) : 0
      };
  }
}

/* Sides a player has not filled in yet are bare; a piece none of whose sides is known is no tile to
 * be drawn. */
gboolean
adc_tile_read (AdcPiece *piece, AdcTile *tile)
{
  g_autoptr(AdcGame) game = NULL;
  GListModel *stats;
  gboolean has_sides = FALSE;

  g_return_val_if_fail (ADC_IS_PIECE (piece), FALSE);
  g_return_val_if_fail (tile != NULL, FALSE);

  memset (tile, 0, sizeof *tile);
  game = adc_entry_dup_game (ADC_ENTRY (piece));
  stats = adc_piece_get_stats (piece);

  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const AdcValue *value = adc_piece_get_value (piece, adc_stat_get_id (stat));
    const AdcStatKind kind = adc_stat_get_kind (stat);
    const AdcStatRole role = adc_stat_get_role (stat);
    guint8 *sides = get_sides (tile, role);
    guint8 numbers[ADC_SIDES_N];

    if (value == NULL)
      continue;

    if (kind == ADC_STAT_SIDES && sides != NULL &&
        adc_sides_parse (value->text, ADC_SIDES_MAX, numbers)) {
      memcpy (sides, numbers, sizeof numbers);
      has_sides = TRUE;
    } else if (kind == ADC_STAT_ABILITIES)
      read_signs (tile, game, value);
    else if (role == ADC_ROLE_INITIATIVE)
      read_initiatives (tile, value);
    else if (role == ADC_ROLE_TOUGHNESS && adc_value_get_integer (value, &tile->toughness))
      tile->toughness = MAX (tile->toughness, 0);
  }

  return has_sides;
}

static void
rotate_sides (guint8 sides[ADC_SIDES_N], guint rotation)
{
  guint8 turned[ADC_SIDES_N];

  for (guint i = 0; i < ADC_SIDES_N; i++)
    turned[(i + rotation) % ADC_SIDES_N] = sides[i];
  memcpy (sides, turned, sizeof turned);
}

void
adc_tile_rotate (AdcTile *tile, guint rotation)
{
  g_return_if_fail (tile != NULL);

  rotation %= ADC_SIDES_N;
  rotate_sides (tile->melee, rotation);
  rotate_sides (tile->ranged, rotation);
  rotate_sides (tile->beam, rotation);
  rotate_sides (tile->armour, rotation);
  rotate_sides (tile->net, rotation);
  rotate_sides (tile->link, rotation);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-muster-units.h"

#include "adc-mobility.h"
#include "adc-piece.h"

#define SUPPLY "supply" /* the stat that counts the pieces of one colour */
#define BANK "bank"     /* the stat that counts those of no colour */

static AdcPiece *
find_piece (AdcGame *game, const char *unit)
{
  AdcEntry *entry = unit != NULL ? adc_game_lookup (game, unit) : NULL;

  return ADC_IS_PIECE (entry) ? ADC_PIECE (entry) : NULL;
}

static gboolean
get_number (AdcGame *game, const char *unit, const char *stat, guint *number)
{
  AdcPiece *piece = find_piece (game, unit);
  const AdcValue *value = piece != NULL && stat != NULL ? adc_piece_get_value (piece, stat) : NULL;
  int integer;

  if (value == NULL || !adc_value_get_integer (value, &integer) || integer < 0)
    return FALSE;

  *number = (guint) integer;
  return TRUE;
}

static const char *
find_stat (AdcGame *game, AdcStatRole role)
{
  GListModel *stats = adc_game_get_stats (game, ADC_KIND_UNIT);

  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (adc_stat_get_role (stat) == role)
      return adc_stat_get_id (stat);
  }

  return NULL;
}

const char *
adc_muster_unit_get_title (AdcGame *game, const char *unit)
{
  AdcEntry *entry;

  g_return_val_if_fail (ADC_IS_GAME (game), NULL);
  g_return_val_if_fail (unit != NULL, NULL);

  entry = adc_game_lookup (game, unit);
  return entry != NULL ? adc_entry_get_title (entry) : unit;
}

AdcRealm
adc_muster_unit_get_realms (AdcGame *game, const char *unit)
{
  AdcPiece *piece;
  AdcRealm realms;

  g_return_val_if_fail (ADC_IS_GAME (game), ADC_REALM_ALL);

  piece = find_piece (game, unit);
  realms = piece != NULL ? adc_piece_get_realms (piece) : 0;
  return realms != 0 ? realms : ADC_REALM_ALL;
}

gboolean
adc_muster_unit_is_guard (AdcGame *game, const char *unit)
{
  guint n_moves;

  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  return (adc_muster_unit_get_realms (game, unit) & ADC_REALM_GROUND) == 0 &&
         get_number (game, unit, find_stat (game, ADC_ROLE_MOVES), &n_moves) && n_moves == 0;
}

guint
adc_muster_unit_get_supply (AdcGame *game, const char *unit, guint n_colours)
{
  guint number;

  g_return_val_if_fail (ADC_IS_GAME (game), 0);

  if (get_number (game, unit, BANK, &number))
    return number;

  return get_number (game, unit, SUPPLY, &number) ? number * n_colours : ADC_NO_LIMIT;
}

gboolean
adc_muster_unit_is_shared (AdcGame *game, const char *unit)
{
  guint number;

  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);

  return get_number (game, unit, BANK, &number);
}

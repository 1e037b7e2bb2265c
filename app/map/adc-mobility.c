/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-mobility.h"

/* FALSE: the game's units have no stat of that role. */
static gboolean
find_value (AdcPiece *self, AdcStatRole role, const AdcValue **value)
{
  GListModel *stats = adc_piece_get_stats (self);

  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (adc_stat_get_role (stat) == role) {
      *value = adc_piece_get_value (self, adc_stat_get_id (stat));
      return TRUE;
    }
  }

  return FALSE;
}

guint
adc_piece_get_moves (AdcPiece *self)
{
  const AdcValue *value = NULL;
  guint64 moves;

  g_return_val_if_fail (ADC_IS_PIECE (self), 0);

  if (!find_value (self, ADC_ROLE_MOVES, &value) || value == NULL ||
      !g_ascii_string_to_unsigned (value->text, 10, 0, G_MAXINT, &moves, NULL))
    return 0;

  return moves;
}

AdcRealm
adc_piece_get_realms (AdcPiece *self)
{
  const AdcValue *value = NULL;

  g_return_val_if_fail (ADC_IS_PIECE (self), 0);

  if (!find_value (self, ADC_ROLE_ENTERS, &value))
    return ADC_REALM_ALL; /* a game whose pieces all go everywhere does not say so */
  if (value == NULL)
    return 0;
  if (g_str_equal (value->text, "everywhere"))
    return ADC_REALM_ALL;
  if (g_str_equal (value->text, "ground"))
    return ADC_REALM_GROUND;
  return g_str_equal (value->text, "space") ? ADC_REALM_ORBIT | ADC_REALM_SPACE : 0;
}

AdcPiece *
adc_game_get_traveller (AdcGame *game)
{
  GListModel *units = adc_game_get_entries (game, ADC_KIND_UNIT);
  AdcPiece *first = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr(AdcPiece) unit = g_list_model_get_item (units, i); /* the game keeps it alive */

    if (adc_piece_get_moves (unit) > 1 && adc_piece_get_realms (unit) == ADC_REALM_ALL)
      return unit;
    if (first == NULL && adc_piece_get_moves (unit) > 0 && adc_piece_get_realms (unit) != 0)
      first = unit;
  }

  return first;
}

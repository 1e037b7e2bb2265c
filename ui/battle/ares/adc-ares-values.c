/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ares-values.h"

#include "adc-unit.h"

#include <string.h>

AdcPiece *
adc_ares_force_get_unit (AdcGame *game, const AdcScenarioForce *force)
{
  AdcEntry *entry = force->unit != NULL ? adc_game_lookup (game, force->unit) : NULL;

  return ADC_IS_UNIT (entry) ? ADC_PIECE (entry) : NULL;
}

const char *
adc_ares_force_get_name (AdcGame *game, const AdcScenarioForce *force)
{
  AdcPiece *unit = adc_ares_force_get_unit (game, force);

  if (force->name != NULL)
    return adc_text_get (force->name);

  return unit != NULL ? adc_entry_get_title (ADC_ENTRY (unit)) : force->id;
}

const char *
adc_ares_force_get_value (AdcGame *game, const AdcScenarioForce *force, const char *stat)
{
  AdcPiece *unit = adc_ares_force_get_unit (game, force);
  const char *text = g_hash_table_lookup (force->values, stat);
  const AdcValue *value = NULL;

  if (text == NULL && unit != NULL)
    value = adc_piece_get_value (unit, stat);

  return value != NULL ? value->text : text;
}

gboolean
adc_ares_force_get_number (AdcGame *game, const AdcScenarioForce *force, const char *stat,
                           int *number)
{
  const char *text = adc_ares_force_get_value (game, force, stat);
  gint64 parsed;

  if (text == NULL || !g_ascii_string_to_signed (text, 10, G_MININT, G_MAXINT, &parsed, NULL))
    return FALSE;

  *number = parsed;
  return TRUE;
}

gboolean
adc_ares_force_has_ability (AdcGame *game, const AdcScenarioForce *force, const char *ability)
{
  const char *text = adc_ares_force_get_value (game, force, "abilities");
  g_auto(GStrv) words = g_strsplit (text != NULL ? text : "", " ", -1);
  const gsize length = strlen (ability);

  for (guint i = 0; words[i] != NULL; i++)
    if (strncmp (words[i], ability, length) == 0 &&
        (words[i][length] == '\0' || words[i][length] == ':'))
      return TRUE;

  return FALSE;
}

AdcUnitType *
adc_ares_lookup_type (AdcGame *game, const char *type)
{
  AdcEntry *entry = type != NULL ? adc_game_lookup (game, type) : NULL;

  return ADC_IS_UNIT_TYPE (entry) ? ADC_UNIT_TYPE (entry) : NULL;
}

AdcPiece *
adc_ares_force_dup_piece (AdcGame *game, const AdcScenarioForce *force)
{
  AdcPiece *piece = g_object_new (ADC_TYPE_UNIT, NULL);
  AdcPiece *unit = force != NULL ? adc_ares_force_get_unit (game, force) : NULL;
  GListModel *stats = adc_game_get_stats (game, ADC_KIND_UNIT);

  adc_entry_set_game (ADC_ENTRY (piece), game);
  for (guint i = 0; i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);
    const char *id = adc_stat_get_id (stat);
    const AdcValue *value = unit != NULL ? adc_piece_get_value (unit, id) : NULL;
    const char *text = force != NULL ? g_hash_table_lookup (force->values, id) : NULL;

    if (value != NULL)
      adc_piece_take_value (piece, id, adc_value_copy (value));
    if (text != NULL)
      adc_piece_set_user_value (piece, id, text);
  }

  return piece;
}

gboolean
adc_ares_is_at_base (AdcScenario *scenario)
{
  GHashTable *settings = adc_scenario_get_settings (scenario);

  return !g_str_equal (adc_settings_get (settings, "attack", "normal"), "normal") ||
         g_str_equal (adc_settings_get (settings, "place", "frontier"), "base");
}

gboolean
adc_ares_is_siege (AdcScenario *scenario)
{
  GHashTable *settings = adc_scenario_get_settings (scenario);

  return adc_ares_is_at_base (scenario) &&
         !g_str_equal (adc_settings_get (settings, "attack", "normal"), "raid");
}

int
adc_ares_get_number (GHashTable *settings, const char *name)
{
  gint64 number;

  if (!g_ascii_string_to_signed (adc_settings_get (settings, name, "0"), 10, G_MININT, G_MAXINT,
                                 &number, NULL))
    return 0;

  return number;
}

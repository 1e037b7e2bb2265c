/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-shot-needs.h"

#include "adc-piece.h"

/* What the scenario or the card says of a force, or NULL. */
static const char *
get_value (AdcGame *game, const AdcScenarioForce *force, const char *stat)
{
  const char *text = g_hash_table_lookup (force->values, stat);
  AdcEntry *unit = force->unit != NULL ? adc_game_lookup (game, force->unit) : NULL;
  const AdcValue *value = ADC_IS_PIECE (unit) ? adc_piece_get_value (ADC_PIECE (unit), stat) : NULL;

  if (text != NULL)
    return text;

  return value != NULL ? value->text : NULL;
}

/* The id of a force's type, or NULL when it is not known. */
static const char *
get_type (AdcGame *game, const AdcScenarioForce *force)
{
  GListModel *stats = adc_game_get_stats (game, ADC_KIND_UNIT);

  for (guint i = 0; stats != NULL && i < g_list_model_get_n_items (stats); i++) {
    g_autoptr(AdcStat) stat = g_list_model_get_item (stats, i);

    if (adc_stat_get_kind (stat) == ADC_STAT_TYPE)
      return get_value (game, force, adc_stat_get_id (stat));
  }

  return NULL;
}

gboolean
adc_shot_needs (const AdcShot *shot, const AdcFault *fault, AdcGame *game, AdcScenario *scenario)
{
  const AdcScenarioForce *target;
  AdcStat *stat;
  const char *type;

  g_return_val_if_fail (shot != NULL && fault != NULL, FALSE);
  g_return_val_if_fail (ADC_IS_GAME (game), FALSE);
  g_return_val_if_fail (ADC_IS_SCENARIO (scenario), FALSE);

  stat = fault->stat != NULL ? adc_game_get_stat (game, ADC_KIND_UNIT, fault->stat) : NULL;
  if (fault->kind != ADC_FAULT_MISSING || stat == NULL)
    return FALSE;
  if (g_strcmp0 (fault->force, shot->at) == 0)
    return adc_stat_get_kind (stat) == ADC_STAT_TYPE;
  if (g_strcmp0 (fault->force, shot->from) != 0 || adc_stat_get_versus (stat) == NULL)
    return FALSE;

  target = adc_scenario_find_force (scenario, shot->at, NULL);
  type = target != NULL ? get_type (game, target) : NULL;
  return type == NULL || g_str_equal (type, adc_stat_get_versus (stat));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-scenario-edit.h"

#include "adc-scenario-private.h"

AdcScenario *
adc_scenario_edit_begin (AdcBattleSession *session)
{
  return adc_scenario_copy (adc_battle_session_get_scenario (session));
}

gboolean
adc_scenario_edit_finish (AdcBattleSession *session, AdcScenario *copy)
{
  if (adc_scenario_equal (copy, adc_battle_session_get_scenario (session)))
    return FALSE;

  adc_battle_session_edit (session, copy);
  return TRUE;
}

AdcScenarioSide *
adc_scenario_edit_need_side (AdcScenario *copy, const char *side)
{
  AdcScenarioSide *found = adc_scenario_find_side (copy, side);

  return found != NULL ? found : adc_scenario_add_side (copy, side);
}

AdcScenarioForce *
adc_scenario_edit_add (AdcScenario *copy, AdcScenarioSide *side, const char *stem)
{
  g_autofree char *name = g_strdup_printf ("%c-%s", side->id[0], stem);
  g_autofree char *id = NULL;
  AdcScenarioForce *force;

  if (side->forces->len >= ADC_SCENARIO_MAX_FORCES)
    return NULL;

  id = adc_scenario_dup_free_id (copy, name);
  force = adc_scenario_add_force (side, id);
  force->count = 1;
  return force;
}

gboolean
adc_scenario_edit_set (AdcBattleSession *session, const char *side, const char *setting,
                       const char *value)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);

  if (side != NULL)
    adc_settings_set (adc_scenario_edit_need_side (copy, side)->settings, setting, value);
  else
    adc_scenario_set (copy, setting, value);
  return adc_scenario_edit_finish (session, copy);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ark-edit.h"

#include "adc-language.h"

static AdcScenarioForce *
add (AdcScenario *copy, const char *side, const char *stem, const char *place)
{
  AdcScenarioForce *force =
    adc_scenario_edit_add (copy, adc_scenario_edit_need_side (copy, side), stem);

  if (force != NULL)
    force->place = g_strdup (place);
  return force;
}

gboolean
adc_ark_edit_set_number (AdcBattleSession *session, const char *side, const char *setting,
                         int number)
{
  g_autofree char *text = number != ADC_ARK_UNKNOWN ? g_strdup_printf ("%d", number) : NULL;

  return adc_scenario_edit_set (session, side, setting, text);
}

gboolean
adc_ark_edit_set_faction (AdcBattleSession *session, const char *side, const char *faction)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioSide *changed = adc_scenario_edit_need_side (copy, side);

  if (g_strcmp0 (changed->faction, faction) == 0)
    return FALSE;

  g_free (changed->faction);
  changed->faction = g_strdup (faction);
  g_clear_pointer (&changed->name, adc_text_unref); /* it was another's */
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_ark_edit_set_count (AdcBattleSession *session, const char *side, const char *unit,
                        const char *force, guint count)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioForce *changed = force != NULL ? adc_scenario_find_force (copy, force, NULL) : NULL;

  if (changed == NULL && count > 0) {
    changed = add (copy, side, unit, "room");
    if (changed != NULL)
      changed->unit = g_strdup (unit);
  }
  if (changed == NULL)
    return FALSE;

  changed->count = count;
  if (count == 0)
    adc_scenario_remove_force (copy, force);
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_ark_edit_set_force (AdcBattleSession *session, const char *force, const char *setting,
                        const char *value)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioForce *changed = adc_scenario_find_force (copy, force, NULL);

  if (changed == NULL)
    return FALSE;

  adc_settings_set (changed->settings, setting, value);
  return adc_scenario_edit_finish (session, copy);
}

static void
set_name (AdcScenarioForce *force, const char *name)
{
  g_autofree char *text = g_strdup (name != NULL ? name : "");

  g_clear_pointer (&force->name, adc_text_unref);
  if (*g_strstrip (text) != '\0')
    force->name = adc_text_new (adc_language_get_current (), text);
}

char *
adc_ark_edit_add_bonus (AdcBattleSession *session, const char *side, AdcPiece *piece,
                        const char *name)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioForce *force = add (copy, side, "bonus", "bonus");
  g_autofree char *id = NULL;

  if (force == NULL)
    return NULL;

  if (piece != NULL)
    force->unit = g_strdup (adc_entry_get_id (ADC_ENTRY (piece)));
  else
    set_name (force, name);
  id = g_strdup (force->id);
  return adc_scenario_edit_finish (session, copy) ? g_steal_pointer (&id) : NULL;
}

gboolean
adc_ark_edit_rename (AdcBattleSession *session, const char *force, const char *name)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioForce *changed = adc_scenario_find_force (copy, force, NULL);

  if (changed == NULL)
    return FALSE;

  set_name (changed, name);
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_ark_edit_remove (AdcBattleSession *session, const char *force)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);

  if (adc_scenario_find_force (copy, force, NULL) == NULL)
    return FALSE;

  adc_scenario_remove_force (copy, force);
  return adc_scenario_edit_finish (session, copy);
}

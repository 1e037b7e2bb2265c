/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "ares-shipped.h"

AdcScenario *
ares_shipped_copy (const char *id, guint n_logged)
{
  AdcScenario *copy = shipped_copy (id);
  GPtrArray *log = adc_scenario_get_log (copy);

  if (n_logged < log->len)
    g_ptr_array_set_size (log, n_logged);
  return copy;
}

void
ares_shipped_set_value (AdcScenario *scenario, const char *force, const char *stat,
                        const char *value)
{
  adc_settings_set (adc_scenario_find_force (scenario, force, NULL)->values, stat, value);
}

void
ares_shipped_set_place (AdcScenario *scenario, const char *force, guint count, const char *place)
{
  AdcScenarioForce *found = adc_scenario_find_force (scenario, force, NULL);

  found->count = count;
  g_free (found->place);
  found->place = g_strdup (place);
}

void
ares_shipped_throw (AdcScenario *scenario, guint round, const char *from, const char *at,
                    const char *dice)
{
  AdcScenarioShot *shot = adc_scenario_add_shot (scenario, round, from, at);
  g_auto(GStrv) faces = g_strsplit (dice, " ", -1);

  for (guint i = 0; faces[i] != NULL; i++)
    adc_scenario_shot_add_die (shot, (guint) g_ascii_strtoull (faces[i], NULL, 10));
}

AdcAresBattle *
ares_shipped_fight (AdcScenario *scenario)
{
  return ADC_ARES_BATTLE (shipped_fight (scenario));
}

gboolean
ares_shipped_is_refused (AdcScenario *scenario, const char *force)
{
  g_autoptr(GPtrArray) faults =
    g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = adc_battle_new (shipped_get_game (), scenario, faults);

  for (guint i = 0; battle == NULL && i < faults->len; i++) {
    const AdcFault *fault = faults->pdata[i];

    if (fault->kind == ADC_FAULT_IMPOSSIBLE && g_strcmp0 (fault->force, force) == 0)
      return TRUE;
  }

  return FALSE;
}

AdcShot *
ares_shipped_dup_shot (AdcAresBattle *battle, const char *from, const char *at)
{
  g_autoptr(GPtrArray) shots = adc_battle_list_shots (ADC_BATTLE (battle));

  for (guint i = 0; i < shots->len; i++) {
    const AdcShot *shot = shots->pdata[i];

    if (g_str_equal (shot->from, from) && g_str_equal (shot->at, at))
      return g_ptr_array_steal_index (shots, i);
  }

  return NULL;
}

AdcAresForceInfo
ares_shipped_get_force (AdcAresBattle *battle, const char *id)
{
  AdcAresForceInfo info;

  if (!adc_ares_battle_find_force (battle, id, &info))
    g_error ("there is no force “%s”", id);

  return info;
}

static void
append_row (GString *line, AdcAresBattle *battle, AdcAresSide side, guint column)
{
  const char *id = adc_ares_battle_get_force_at (battle, side, column, 0);

  g_string_append (line, id != NULL ? id : "-");
  for (guint rank = 1; id != NULL; rank++) {
    id = adc_ares_battle_get_force_at (battle, side, column, rank);
    if (id != NULL)
      g_string_append_printf (line, "+%s", id);
  }
}

char *
ares_shipped_dup_line (AdcAresBattle *battle)
{
  GString *line = g_string_new (NULL);

  for (guint column = 0; column < adc_ares_battle_get_n_columns (battle); column++) {
    if (column > 0)
      g_string_append_c (line, ' ');
    append_row (line, battle, ADC_ARES_DEFENDER, column);
    g_string_append_c (line, '/');
    append_row (line, battle, ADC_ARES_ATTACKER, column);
  }

  return g_string_free (line, FALSE);
}

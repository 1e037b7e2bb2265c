/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-edit.h"

#include "adc-ares-scene.h"
#include "adc-ares-values.h"

#include <glib/gi18n-lib.h>

static guint
get_round (AdcBattleSession *session)
{
  AdcBattle *battle = adc_battle_session_get_battle (session);
  AdcScenario *scenario = adc_battle_session_get_scenario (session);
  const int round = adc_ares_get_number (adc_scenario_get_settings (scenario), "round");

  return battle != NULL ? adc_ares_battle_get_round (ADC_ARES_BATTLE (battle))
                        : (guint) MAX (round, 1);
}

/* Whether the line shown is no longer the one the scenario begins with. */
static gboolean
has_moved_on (AdcBattleSession *session, AdcScenario *scenario)
{
  AdcScenarioSide *defender = adc_scenario_find_side (scenario, "defender");

  if (adc_scenario_get_log (scenario)->len > 0)
    return TRUE;

  for (guint i = 0; defender != NULL && i < defender->arrivals->len; i++)
    if (((AdcScenarioArrival *) defender->arrivals->pdata[i])->round == get_round (session))
      return TRUE;

  return FALSE;
}

AdcScenario *
adc_ares_edit_begin (AdcBattleSession *session, gboolean changes_forces)
{
  AdcScenario *copy = adc_scenario_copy (adc_battle_session_get_scenario (session));
  AdcBattle *battle = adc_battle_session_get_battle (session);

  if (changes_forces && battle != NULL && has_moved_on (session, copy))
    adc_ares_battle_settle (ADC_ARES_BATTLE (battle), copy);

  return copy;
}

gboolean
adc_ares_edit_finish (AdcBattleSession *session, AdcScenario *copy, gboolean changes_forces)
{
  g_autoptr(AdcScenario) before = adc_ares_edit_begin (session, changes_forces);

  if (adc_scenario_equal (copy, before))
    return FALSE;

  adc_battle_session_edit (session, copy);
  return TRUE;
}

gboolean
adc_ares_edit_try (AdcBattleSession *session, AdcScenario *copy, gboolean changes_forces,
                   AdcFault **fault)
{
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = adc_battle_new (adc_battle_session_get_game (session), copy,
                                                faults);

  if (battle != NULL || adc_battle_session_get_battle (session) == NULL)
    return adc_ares_edit_finish (session, copy, changes_forces);

  for (guint i = 0; i < faults->len && *fault == NULL; i++)
    if (((AdcFault *) faults->pdata[i])->kind == ADC_FAULT_IMPOSSIBLE)
      *fault = g_ptr_array_steal_index (faults, i);
  return FALSE;
}

static int
compare_columns (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* The board shows no column that nobody stands in; a file may have some. */
static guint
find_written_column (AdcGame *game, AdcScenario *copy, guint shown)
{
  g_autoptr(AdcAresScene) scene = adc_ares_scene_new (game, copy);
  g_autoptr(GArray) columns = g_array_new (FALSE, FALSE, sizeof (int));
  guint n_distinct = 0;
  int last = -1;

  for (guint i = 0; i < adc_ares_scene_get_n_forces (scene); i++) {
    const AdcAresForceInfo *info = adc_ares_scene_get_force (scene, i);
    const int column = info->column;

    if (info->position != ADC_ARES_AWAY)
      g_array_append_val (columns, column);
  }

  g_array_sort (columns, compare_columns);
  for (guint i = 0; i < columns->len; i++) {
    const int column = g_array_index (columns, int, i);

    if (column != last && n_distinct++ == shown)
      return column;
    last = column;
  }

  return last + 1;
}

static gboolean
place_in (AdcGame *game, AdcScenario *copy, const char *force, const AdcAresPlace *place,
          AdcFault **fault)
{
  if (adc_scenario_find_force (copy, force, NULL) == NULL)
    return FALSE;
  if (place->in_line)
    return adc_ares_scenario_place (game, copy, force,
                                    find_written_column (game, copy, place->column), place->rank,
                                    place->insert, fault);

  adc_ares_scenario_withdraw (copy, force);
  return TRUE;
}

gboolean
adc_ares_edit_can_place (AdcBattleSession *session, const char *force, const AdcAresPlace *place)
{
  g_autoptr(AdcScenario) copy = adc_ares_edit_begin (session, TRUE);

  return place_in (adc_battle_session_get_game (session), copy, force, place, NULL);
}

gboolean
adc_ares_edit_place (AdcBattleSession *session, const char *force, const AdcAresPlace *place,
                     AdcFault **fault)
{
  g_autoptr(AdcScenario) copy = adc_ares_edit_begin (session, TRUE);

  return place_in (adc_battle_session_get_game (session), copy, force, place, fault) &&
         adc_ares_edit_finish (session, copy, TRUE);
}

void
adc_ares_edit_set_count (AdcScenario *copy, AdcScenarioForce *force, guint count)
{
  force->count = count;
  if (count == 0)
    adc_ares_scenario_withdraw (copy, force->id);
}

gboolean
adc_ares_edit_add_units (AdcBattleSession *session, const char *force, int n, AdcFault **fault)
{
  g_autoptr(AdcScenario) copy = adc_ares_edit_begin (session, TRUE);
  AdcScenarioForce *changed = adc_scenario_find_force (copy, force, NULL);
  const int count = changed != NULL ? (int) changed->count + n : -1;

  if (count > ADC_ARES_UNITS_ON_CARD)
    *fault = adc_fault_new (ADC_FAULT_IMPOSSIBLE, 0, force, "limite-unites",
                            _("A force has four units at most."));
  if (count < 0 || count > ADC_ARES_UNITS_ON_CARD)
    return FALSE;

  adc_ares_edit_set_count (copy, changed, count);
  return adc_ares_edit_try (session, copy, TRUE, fault);
}

gboolean
adc_ares_edit_turn_damage (AdcBattleSession *session, const char *force, AdcFault **fault)
{
  g_autoptr(AdcScenario) copy = adc_ares_edit_begin (session, TRUE);
  AdcScenarioForce *changed = adc_scenario_find_force (copy, force, NULL);

  if (changed == NULL)
    return FALSE;

  adc_settings_set (changed->settings, "damage",
                    adc_ares_get_number (changed->settings, "damage") > 0 ? NULL : "1");
  return adc_ares_edit_try (session, copy, TRUE, fault);
}

void
adc_ares_edit_remove (AdcBattleSession *session, const char *force)
{
  g_autoptr(AdcScenario) copy = adc_ares_edit_begin (session, TRUE);

  if (adc_scenario_find_force (copy, force, NULL) == NULL)
    return;

  /* Out of the line first, so that whoever stands behind it moves up. */
  adc_ares_scenario_withdraw (copy, force);
  adc_scenario_remove_force (copy, force);
  adc_battle_session_edit (session, copy);
}

void
adc_ares_edit_set (AdcBattleSession *session, const char *side, const char *setting,
                   const char *value)
{
  g_autoptr(AdcScenario) copy = adc_ares_edit_begin (session, FALSE);
  AdcScenarioSide *changed = side != NULL ? adc_scenario_find_side (copy, side) : NULL;

  if (side == NULL) {
    adc_scenario_set (copy, setting, value);
    /* Only a normal attack leaves a choice. */
    if (g_str_equal (setting, "attack") && value != NULL)
      adc_scenario_set (copy, "place", NULL);
  } else {
    if (changed == NULL)
      changed = adc_scenario_add_side (copy, side);
    adc_settings_set (changed->settings, setting, value);
  }

  adc_ares_edit_finish (session, copy, FALSE);
}

gboolean
adc_ares_edit_deploy (AdcGame *game, AdcScenario *copy, const char *force,
                      const AdcAresPlace *place, AdcFault **fault)
{
  g_autoptr(AdcAresScene) scene = adc_ares_scene_new (game, copy);
  const AdcAresForceInfo *info = adc_ares_scene_find_force (scene, force);
  const guint n_columns = adc_ares_scene_get_n_columns (scene);

  if (place != NULL)
    return place_in (game, copy, force, place, fault);

  for (guint column = 0; info != NULL && column < n_columns; column++)
    if (adc_ares_scene_get_at (scene, info->side, column, 0) == NULL)
      return adc_ares_scenario_place (game, copy, force, column, 0, FALSE, fault);

  return adc_ares_scenario_place (game, copy, force, n_columns, 0, TRUE, fault);
}

/* One more unit in that round, by the arrival that is there already or by a new one. */
static void
add_arrival (AdcScenarioSide *side, guint round, const char *force)
{
  for (guint i = 0; i < side->arrivals->len; i++) {
    AdcScenarioArrival *arrival = side->arrivals->pdata[i];

    if (arrival->round == round && g_str_equal (arrival->force, force)) {
      arrival->count++;
      return;
    }
  }

  adc_scenario_add_arrival (side, round, force, 1);
}

/* How many units the force has now, and will have got by then. */
static guint
count_units (AdcBattleSession *session, const AdcScenarioSide *side, const AdcScenarioForce *force)
{
  g_autoptr(AdcAresScene) scene = adc_ares_scene_new_of (session);
  const AdcAresForceInfo *info = adc_ares_scene_find_force (scene, force->id);
  guint n_units = info != NULL ? info->n_units : force->count;

  for (guint i = 0; i < side->arrivals->len; i++) {
    const AdcScenarioArrival *arrival = side->arrivals->pdata[i];

    if (arrival->round > get_round (session) && g_str_equal (arrival->force, force->id))
      n_units += arrival->count;
  }

  return n_units;
}

guint
adc_ares_edit_get_arrival_round (AdcBattleSession *session)
{
  GPtrArray *log = adc_scenario_get_log (adc_battle_session_get_scenario (session));
  const guint round = get_round (session);

  for (guint i = 0; i < log->len; i++)
    if (((AdcScenarioShot *) log->pdata[i])->round >= round)
      return round + 1;

  return round;
}

gboolean
adc_ares_edit_emergency (AdcBattleSession *session, const char *force, AdcFault **fault)
{
  g_autoptr(AdcScenario) copy = adc_ares_edit_begin (session, FALSE);
  AdcScenarioSide *side = NULL;
  AdcScenarioForce *grows = adc_scenario_find_force (copy, force, &side);

  if (grows == NULL)
    return FALSE;
  if (count_units (session, side, grows) >= ADC_ARES_UNITS_ON_CARD) {
    *fault = adc_fault_new (ADC_FAULT_IMPOSSIBLE, 0, force, "limite-unites",
                            _("A force has four units at most."));
    return FALSE;
  }

  add_arrival (side, adc_ares_edit_get_arrival_round (session), force);
  return adc_ares_edit_try (session, copy, FALSE, fault);
}

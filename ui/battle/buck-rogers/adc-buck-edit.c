/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-buck-edit.h"

#include "adc-buck-battle.h"
#include "adc-buck-scene.h"
#include "adc-scenario-private.h"

AdcScenario *
adc_buck_edit_begin (AdcBattleSession *session, gboolean settles)
{
  AdcScenario *copy = adc_scenario_copy (adc_battle_session_get_scenario (session));
  AdcBattle *battle = adc_battle_session_get_battle (session);

  if (settles && adc_scenario_get_log (copy)->len > 0) {
    if (battle != NULL)
      adc_buck_battle_settle (ADC_BUCK_BATTLE (battle), copy);
    g_ptr_array_set_size (adc_scenario_get_log (copy), 0);
  }

  return copy;
}

gboolean
adc_buck_edit_finish (AdcBattleSession *session, AdcScenario *copy)
{
  if (adc_scenario_equal (copy, adc_battle_session_get_scenario (session)))
    return FALSE;

  adc_battle_session_edit (session, copy);
  return TRUE;
}

static int
get_rank (const AdcScenarioForce *force)
{
  for (guint i = 0; i < ADC_BUCK_N_SLOTS; i++)
    if (adc_buck_slot_get (i) == adc_buck_slot_find (force->unit, force->place))
      return i;

  return ADC_BUCK_N_SLOTS;
}

static int
compare_forces (gconstpointer a, gconstpointer b)
{
  return get_rank (*(AdcScenarioForce * const *) a) - get_rank (*(AdcScenarioForce * const *) b);
}

static AdcScenarioForce *
add_force (AdcScenario *copy, AdcScenarioSide *side, const AdcBuckSlot *slot)
{
  g_autofree char *stem = g_str_equal (slot->place, "zone")
                              ? g_strdup_printf ("%s-%s", side->id, slot->unit)
                              : g_strdup_printf ("%s-%s-%s", side->id, slot->unit, slot->place);
  g_autofree char *id = adc_scenario_dup_free_id (copy, stem);
  AdcScenarioForce *force = adc_scenario_add_force (side, id);

  force->unit = g_strdup (slot->unit);
  force->place = g_strdup (slot->place);
  g_ptr_array_sort (side->forces, compare_forces); /* forecasts list them in this order */
  return force;
}

static gboolean
is_in_log (AdcScenario *copy, const char *force)
{
  GPtrArray *log = adc_scenario_get_log (copy);

  for (guint i = 0; i < log->len; i++) {
    const AdcScenarioShot *shot = log->pdata[i];

    if (g_str_equal (shot->from, force) || g_str_equal (shot->at, force))
      return TRUE;
  }

  return FALSE;
}

/* The one force of that kind; a file may have several, which become one. */
static AdcScenarioForce *
unite (AdcScenario *copy, AdcScenarioSide *side, const AdcBuckSlot *slot)
{
  AdcScenarioForce *found = NULL;

  for (guint i = 0; i < side->forces->len;) {
    AdcScenarioForce *force = side->forces->pdata[i];
    const gboolean is_one = adc_buck_slot_find (force->unit, force->place) == slot;

    if (is_one && found != NULL) {
      g_autofree char *id = g_strdup (force->id);

      adc_scenario_remove_force (copy, id);
    } else {
      if (is_one)
        found = force;
      i++;
    }
  }

  return found;
}

gboolean
adc_buck_edit_put (AdcScenario *copy, AdcScenarioSide *side, const AdcBuckSlot *slot, guint count)
{
  AdcScenarioForce *force = unite (copy, side, slot);

  if (force == NULL && count > 0) {
    if (side->forces->len >= ADC_SCENARIO_MAX_FORCES)
      return FALSE;
    force = add_force (copy, side, slot);
  }
  if (force == NULL)
    return TRUE;

  force->count = count;
  if (count == 0 && !is_in_log (copy, force->id)) {
    g_autofree char *id = g_strdup (force->id);

    adc_scenario_remove_force (copy, id);
  }
  return TRUE;
}

/* No more aboard than there is room for. */
static void
unload (AdcGame *game, AdcScenario *copy, AdcScenarioSide *side)
{
  static const char * const loads[] = { "factory", "trooper" };

  for (guint i = 0; i < G_N_ELEMENTS (loads); i++) {
    const AdcBuckSlot *slot = adc_buck_slot_find (loads[i], "aboard");
    const guint limit = adc_buck_slot_get_limit (slot, game, side);

    if (adc_buck_slot_count (slot, side) > limit)
      adc_buck_edit_put (copy, side, slot, limit);
  }
}

static gboolean
is_possible (AdcGame *game, AdcScenario *scenario)
{
  g_autoptr(GPtrArray) faults = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_fault_free);
  g_autoptr(AdcBattle) battle = adc_battle_new (game, scenario, faults);

  return battle != NULL;
}

/* The copy in which the side began with so many that it has COUNT now, all dice as they fell; NULL
 * when they cannot have fallen so. */
static AdcScenario *
change_beginning (AdcBattleSession *session, const AdcBuckCamp *camp, const AdcBuckStock *stock,
                  guint count)
{
  g_autoptr(AdcScenario) copy = adc_buck_edit_begin (session, FALSE);
  const int begun = (int) adc_buck_slot_count (stock->slot, camp->side) + (int) count -
                    (int) stock->count;

  if (begun < 0 || begun > ADC_BUCK_MAX_PIECES ||
      !adc_buck_edit_put (copy, adc_scenario_find_side (copy, camp->side->id), stock->slot, begun))
    return NULL;

  return is_possible (adc_battle_session_get_game (session), copy) ? g_steal_pointer (&copy) : NULL;
}

gboolean
adc_buck_edit_set_count (AdcBattleSession *session, const char *side, const AdcBuckSlot *slot,
                         guint count)
{
  g_autoptr(AdcBuckScene) scene = adc_buck_scene_new (session);
  const AdcBuckCamp *camp = adc_buck_scene_find_camp (scene, side);
  AdcScenario *scenario = adc_battle_session_get_scenario (session);
  g_autoptr(AdcScenario) copy = NULL;
  const AdcBuckStock *stock = NULL;

  for (guint i = 0; camp != NULL && i < ADC_BUCK_N_SLOTS; i++)
    if (camp->stocks[i].slot == slot)
      stock = &camp->stocks[i];
  if (stock == NULL || stock->count == count)
    return FALSE;

  if (adc_scenario_get_log (scenario)->len > 0 && adc_battle_session_get_battle (session) != NULL)
    copy = change_beginning (session, camp, stock, count);
  if (copy == NULL) {
    AdcScenarioSide *changed;

    copy = adc_buck_edit_begin (session, TRUE);
    changed = adc_scenario_find_side (copy, side);
    if (!adc_buck_edit_put (copy, changed, slot, count))
      return FALSE;
    unload (adc_battle_session_get_game (session), copy, changed);
  }

  return adc_buck_edit_finish (session, copy);
}

gboolean
adc_buck_edit_set (AdcBattleSession *session, const char *side, const char *setting,
                   const char *value)
{
  g_autoptr(AdcScenario) copy = adc_buck_edit_begin (session, FALSE);
  AdcScenarioSide *changed = side != NULL ? adc_scenario_find_side (copy, side) : NULL;

  if (side == NULL)
    adc_scenario_set (copy, setting, value);
  else if (changed != NULL)
    adc_settings_set (changed->settings, setting, value);

  return adc_buck_edit_finish (session, copy);
}

/* Where a piece goes that cannot stay: into the zone, or into the orbit above it; NULL: nowhere. */
static const AdcBuckSlot *
find_house (AdcGame *game, AdcScenario *copy, const AdcScenarioSide *side,
            const AdcScenarioForce *force)
{
  static const char * const places[] = { "zone", "orbit" };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++) {
    const AdcBuckSlot *slot = adc_buck_slot_find (force->unit, places[i]);

    if (slot != NULL && adc_buck_slot_is_open (slot, game, copy, side))
      return slot;
  }

  return NULL;
}

/* FALSE: everybody of that side is where he can be. */
static gboolean
rehouse_one (AdcGame *game, AdcScenario *copy, AdcScenarioSide *side)
{
  for (guint i = 0; i < side->forces->len; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];
    const AdcBuckSlot *slot = adc_buck_slot_find (force->unit, force->place);
    const AdcBuckSlot *house;
    guint count;

    if (slot == NULL || adc_buck_slot_is_open (slot, game, copy, side))
      continue;

    house = find_house (game, copy, side, force);
    count = force->count;
    adc_buck_edit_put (copy, side, slot, 0);
    if (house != NULL)
      adc_buck_edit_put (copy, side, house, adc_buck_slot_count (house, side) + count);
    return TRUE;
  }

  return FALSE;
}

void
adc_buck_edit_rehouse (AdcGame *game, AdcScenario *copy)
{
  GPtrArray *sides = adc_scenario_get_sides (copy);

  for (guint i = 0; i < sides->len; i++)
    while (rehouse_one (game, copy, sides->pdata[i]))
      continue;
}

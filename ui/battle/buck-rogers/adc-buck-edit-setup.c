/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-buck-edit.h"

#include "adc-map.h"

#define MIN_SIDES 2

/* Where the battle is, and who fights it. */

static const char *
get_kind (AdcZone *zone)
{
  switch (adc_zone_get_zone_kind (zone)) {
  case ADC_ZONE_KIND_NEAR_ORBIT:
  case ADC_ZONE_KIND_ONLY_ORBIT:
    return "near-orbit";
  case ADC_ZONE_KIND_FAR_ORBIT:
    return "far-orbit";
  case ADC_ZONE_KIND_SPACE:
    return "space";
  case ADC_ZONE_KIND_SURFACE:
  case ADC_ZONE_KIND_SATELLITE:
  case ADC_ZONE_KIND_ASTEROID:
    break;
  }

  return "territory";
}

/* What is said of ground has no meaning above it, and the other way round. */
static void
change_kind (AdcGame *game, AdcScenario *copy, const char *kind)
{
  AdcMap *map = adc_game_get_map (game);
  const char *id = adc_settings_get (adc_scenario_get_settings (copy), "zone", NULL);
  AdcZone *zone = map != NULL && id != NULL ? adc_map_find_zone (map, id) : NULL;

  adc_scenario_set (copy, "kind", kind);
  if (zone == NULL || !g_str_equal (get_kind (zone), kind))
    adc_scenario_set (copy, "zone", NULL);
  if (adc_buck_scenario_get_zone (copy) == ADC_BUCK_TERRITORY) {
    adc_scenario_set (copy, "rounds", NULL);
  } else {
    adc_scenario_set (copy, "owner", NULL);
    adc_scenario_set (copy, "sabotage", NULL);
  }
  adc_buck_edit_rehouse (game, copy);
}

gboolean
adc_buck_edit_set_kind (AdcBattleSession *session, const char *kind)
{
  g_autoptr(AdcScenario) copy = NULL;

  if (g_str_equal (adc_settings_get (adc_scenario_get_settings (
                                         adc_battle_session_get_scenario (session)),
                                     "kind", ""),
                   kind))
    return FALSE;

  copy = adc_buck_edit_begin (session, TRUE);
  change_kind (adc_battle_session_get_game (session), copy, kind);
  return adc_buck_edit_finish (session, copy);
}

gboolean
adc_buck_edit_set_zone (AdcBattleSession *session, AdcZone *zone)
{
  AdcGame *game = adc_battle_session_get_game (session);
  AdcScenario *scenario = adc_battle_session_get_scenario (session);
  const char *id = zone != NULL ? adc_entry_get_id (ADC_ENTRY (zone)) : NULL;
  g_autoptr(AdcScenario) copy = NULL;

  if (g_strcmp0 (adc_settings_get (adc_scenario_get_settings (scenario), "zone", NULL), id) == 0)
    return FALSE;

  copy = adc_buck_edit_begin (session, zone != NULL);
  adc_scenario_set (copy, "zone", id);
  if (zone != NULL)
    change_kind (game, copy, get_kind (zone));
  return adc_buck_edit_finish (session, copy);
}

gboolean
adc_buck_edit_set_table (AdcBattleSession *session, const char *table)
{
  GHashTable *settings = adc_scenario_get_settings (adc_battle_session_get_scenario (session));
  g_autoptr(AdcScenario) copy = NULL;

  if (g_strcmp0 (adc_settings_get (settings, "table", NULL), table) == 0)
    return FALSE;

  copy = adc_buck_edit_begin (session, TRUE);
  adc_scenario_set (copy, "table", table);
  adc_buck_edit_rehouse (adc_battle_session_get_game (session), copy);
  return adc_buck_edit_finish (session, copy);
}

static void
hand_over (AdcScenario *copy, AdcScenarioSide *from, AdcScenarioSide *to, const char *unit)
{
  const AdcBuckSlot *slot = adc_buck_slot_find (unit, "zone");
  const guint count = adc_buck_slot_count (slot, from);

  if (count == 0)
    return;

  adc_buck_edit_put (copy, from, slot, 0);
  adc_buck_edit_put (copy, to, slot, count);
}

gboolean
adc_buck_edit_set_owner (AdcBattleSession *session, const char *side)
{
  g_autoptr(AdcScenario) copy = adc_buck_edit_begin (session, TRUE);
  const char *before = adc_buck_scenario_get_owner (copy);
  AdcScenarioSide *from = before != NULL ? adc_scenario_find_side (copy, before) : NULL;
  AdcScenarioSide *to = side != NULL ? adc_scenario_find_side (copy, side) : NULL;

  if (g_strcmp0 (before, side) == 0)
    return FALSE;

  if (from != NULL && to != NULL) {
    hand_over (copy, from, to, "factory");
    hand_over (copy, from, to, "control-marker");
  }
  adc_scenario_set (copy, "owner", side);
  adc_buck_edit_rehouse (adc_battle_session_get_game (session), copy);
  return adc_buck_edit_finish (session, copy);
}

static AdcScenarioSide *
find_led_by (AdcScenario *scenario, const char *faction)
{
  GPtrArray *sides = adc_scenario_get_sides (scenario);

  for (guint i = 0; i < sides->len; i++) {
    AdcScenarioSide *side = sides->pdata[i];

    if (g_strcmp0 (side->faction, faction) == 0)
      return side;
  }

  return NULL;
}

gboolean
adc_buck_edit_set_leader (AdcBattleSession *session, const char *side, const char *faction)
{
  g_autoptr(AdcScenario) copy = adc_buck_edit_begin (session, FALSE);
  AdcScenarioSide *changed = adc_scenario_find_side (copy, side);
  AdcScenarioSide *other = faction != NULL ? find_led_by (copy, faction) : NULL;
  char *before;

  if (changed == NULL || g_strcmp0 (changed->faction, faction) == 0)
    return FALSE;

  before = changed->faction;
  changed->faction = g_strdup (faction);
  g_clear_pointer (&changed->name, adc_text_unref); /* it was another's */
  if (other != NULL) {
    g_free (other->faction);
    other->faction = before;
    g_clear_pointer (&other->name, adc_text_unref);
  } else {
    g_free (before);
  }

  return adc_buck_edit_finish (session, copy);
}

static const char *
find_free_leader (AdcGame *game, AdcScenario *scenario)
{
  GListModel *factions = adc_game_get_entries (game, ADC_KIND_FACTION);

  for (guint i = 0; i < g_list_model_get_n_items (factions); i++) {
    g_autoptr(AdcEntry) faction = g_list_model_get_item (factions, i);

    if (find_led_by (scenario, adc_entry_get_id (faction)) == NULL)
      return adc_entry_get_id (faction); /* the game has it */
  }

  return NULL;
}

gboolean
adc_buck_edit_add_side (AdcBattleSession *session)
{
  AdcGame *game = adc_battle_session_get_game (session);
  g_autoptr(AdcScenario) copy = adc_buck_edit_begin (session, TRUE);
  char id[] = "a";
  AdcScenarioSide *side;

  if (adc_scenario_get_sides (copy)->len >= ADC_BUCK_MAX_SIDES)
    return FALSE;

  while (adc_scenario_find_side (copy, id) != NULL)
    id[0]++;
  side = adc_scenario_add_side (copy, id);
  side->faction = g_strdup (find_free_leader (game, copy));
  return adc_buck_edit_finish (session, copy);
}

static void
remove_forces (AdcScenario *copy, AdcScenarioSide *side, gboolean only_strangers)
{
  for (guint i = side->forces->len; i > 0; i--) {
    const AdcScenarioForce *force = side->forces->pdata[i - 1];
    g_autofree char *id = g_strdup (force->id);

    if (!only_strangers || adc_buck_slot_find (force->unit, force->place) == NULL)
      adc_scenario_remove_force (copy, id);
  }
}

gboolean
adc_buck_edit_remove_side (AdcBattleSession *session, const char *side)
{
  g_autoptr(AdcScenario) copy = adc_buck_edit_begin (session, TRUE);
  GPtrArray *sides = adc_scenario_get_sides (copy);
  AdcScenarioSide *removed = adc_scenario_find_side (copy, side);

  if (removed == NULL || sides->len <= MIN_SIDES)
    return FALSE;

  if (g_strcmp0 (adc_buck_scenario_get_owner (copy), side) == 0)
    adc_scenario_set (copy, "owner", NULL);
  remove_forces (copy, removed, FALSE);
  g_ptr_array_remove (sides, removed);
  return adc_buck_edit_finish (session, copy);
}

gboolean
adc_buck_edit_move_side (AdcBattleSession *session, const char *side, int step)
{
  g_autoptr(AdcScenario) copy = adc_buck_edit_begin (session, TRUE);
  GPtrArray *sides = adc_scenario_get_sides (copy);
  AdcScenarioSide *moved = adc_scenario_find_side (copy, side);
  guint from;

  if (moved == NULL || !g_ptr_array_find (sides, moved, &from) || (int) from + step < 0 ||
      (int) from + step >= (int) sides->len)
    return FALSE;

  g_ptr_array_steal_index (sides, from);
  g_ptr_array_insert (sides, from + step, moved);
  return adc_buck_edit_finish (session, copy);
}

gboolean
adc_buck_edit_drop_strangers (AdcBattleSession *session, const char *side)
{
  g_autoptr(AdcScenario) copy = adc_buck_edit_begin (session, FALSE);
  AdcScenarioSide *changed = adc_scenario_find_side (copy, side);

  if (changed != NULL)
    remove_forces (copy, changed, TRUE);
  return adc_buck_edit_finish (session, copy);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-edit.h"

#include "adc-star-pairing.h"
#include "adc-star-skirmish.h"
#include "adc-star-traits.h"

#include <glib/gi18n-lib.h>
#include <string.h>

gboolean
adc_star_edit_set_area (AdcBattleSession *session, AdcPiece *area)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);

  adc_scenario_set (copy, "area", area != NULL ? adc_entry_get_id (ADC_ENTRY (area)) : NULL);
  if (area != NULL)
    adc_scenario_set (copy, "limit", NULL);
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_star_edit_set_limit (AdcBattleSession *session, const char *limit)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);

  adc_scenario_set (copy, "limit", limit);
  if (limit != NULL)
    adc_scenario_set (copy, "area", NULL);
  return adc_scenario_edit_finish (session, copy);
}

static void
drop_strangers (AdcGame *game, AdcScenario *copy, AdcScenarioSide *side)
{
  AdcFaction *faction = adc_star_side_get_faction (game, side);

  for (guint i = side->forces->len; i > 0; i--) {
    AdcScenarioForce *force = side->forces->pdata[i - 1];
    AdcPiece *piece = adc_star_force_get_piece (game, force);
    g_autofree char *id = g_strdup (force->id);

    if (force->unit != NULL &&
        (piece == NULL || (faction != NULL && !adc_faction_owns (faction, piece))))
      adc_scenario_remove_force (copy, id);
  }
}

gboolean
adc_star_edit_set_faction (AdcBattleSession *session, const char *side, const char *faction)
{
  AdcGame *game = adc_battle_session_get_game (session);
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioSide *changed = adc_scenario_edit_need_side (copy, side);

  if (g_strcmp0 (changed->faction, faction) == 0)
    return FALSE;

  g_free (changed->faction);
  changed->faction = g_strdup (faction);
  g_clear_pointer (&changed->name, adc_text_unref); /* it was another's */
  drop_strangers (game, copy, changed);
  adc_settings_set (changed->settings, "spares", NULL);
  adc_star_pairing_mend (game, copy);
  return adc_scenario_edit_finish (session, copy);
}

static guint
count_units (AdcGame *game, const AdcScenarioSide *side)
{
  guint n = 0;

  for (guint i = 0; i < side->forces->len; i++)
    n += adc_star_force_is_unit (game, side->forces->pdata[i]);

  return n;
}

char *
adc_star_edit_add_unit (AdcBattleSession *session, const char *side, AdcPiece *unit)
{
  AdcGame *game = adc_battle_session_get_game (session);
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioSide *changed = adc_scenario_edit_need_side (copy, side);
  AdcFaction *faction = adc_star_find_faction (game, unit);
  AdcScenarioForce *force = NULL;
  g_autofree char *id = NULL;

  if (count_units (game, changed) < ADC_STAR_MAX_UNITS)
    force = adc_scenario_edit_add (copy, changed, adc_entry_get_id (ADC_ENTRY (unit)));
  if (force == NULL)
    return NULL;

  if (changed->faction == NULL && faction != NULL)
    changed->faction = g_strdup (adc_entry_get_id (ADC_ENTRY (faction)));
  force->unit = g_strdup (adc_entry_get_id (ADC_ENTRY (unit)));
  id = g_strdup (force->id);
  adc_star_pairing_mend (game, copy);
  return adc_scenario_edit_finish (session, copy) ? g_steal_pointer (&id) : NULL;
}

static void
set_place (AdcScenarioForce *force, AdcStarSpot spot)
{
  g_free (force->place);
  force->place = adc_star_spot_format (spot);
}

/* Who of that side is in front there, or NULL. */
static AdcScenarioForce *
find_front (AdcGame *game, AdcScenarioSide *side, guint skirmish)
{
  const AdcStarSpot front = { ADC_STAR_SPOT_FRONT, skirmish };

  for (guint i = 0; i < side->forces->len; i++) {
    AdcScenarioForce *force = side->forces->pdata[i];

    if (adc_star_spot_equal (adc_star_spot_parse (force->place), front) &&
        adc_star_force_is_unit (game, force))
      return force;
  }

  return NULL;
}

static gboolean
has_fighters (AdcGame *game, AdcScenarioSide *side)
{
  for (guint i = 0; i < side->forces->len; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];

    if (adc_star_force_is_unit (game, force) && !adc_star_force_has (game, force, "assist"))
      return TRUE;
  }

  return FALSE;
}

/* Who could take the place of that unit in front: first somebody who supports there, then anybody
 * who does. */
static AdcScenarioForce *
find_substitute (AdcGame *game, AdcScenarioSide *side, const AdcScenarioForce *leaving,
                 guint skirmish)
{
  const gboolean needs_fighter = has_fighters (game, side);
  AdcScenarioForce *found = NULL;

  for (guint i = 0; i < side->forces->len; i++) {
    AdcScenarioForce *force = side->forces->pdata[i];
    const AdcStarSpot spot = adc_star_spot_parse (force->place);

    if (force == leaving || !adc_star_force_is_unit (game, force) ||
        spot.kind == ADC_STAR_SPOT_FRONT ||
        (needs_fighter && adc_star_force_has (game, force, "assist")))
      continue;
    if (spot.skirmish == skirmish)
      return force;
    if (found == NULL)
      found = force;
  }

  return found;
}

/* Into the front line: whoever is there takes the place that becomes free. */
static gboolean
move_to_front (AdcGame *game, AdcScenarioSide *side, AdcScenarioForce *force, AdcStarSpot spot,
               char **why_not)
{
  AdcScenarioForce *other = find_front (game, side, spot.skirmish);
  const AdcStarSpot before = adc_star_spot_parse (force->place);

  if (adc_star_force_has (game, force, "assist") && has_fighters (game, side)) {
    *why_not = g_strdup (
      _("An assist unit is in the front line only when its side has no other unit."));
    return FALSE;
  }

  if (other != NULL && other != force)
    set_place (other, before);
  set_place (force, spot);
  return TRUE;
}

static gboolean
move_to_support (AdcGame *game, AdcScenarioSide *side, AdcScenarioForce *force, AdcStarSpot spot,
                 char **why_not)
{
  const AdcStarSpot before = adc_star_spot_parse (force->place);

  if (before.kind == ADC_STAR_SPOT_FRONT) {
    AdcScenarioForce *substitute = find_substitute (game, side, force, before.skirmish);

    if (substitute == NULL) {
      *why_not = g_strdup (_("There must be as many pairs as possible, and nobody could take its "
                             "place in front."));
      return FALSE;
    }
    set_place (substitute, before);
  }
  set_place (force, spot);
  return TRUE;
}

gboolean
adc_star_edit_move_unit (AdcBattleSession *session, const char *force, AdcStarSpot spot,
                         char **why_not)
{
  AdcGame *game = adc_battle_session_get_game (session);
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioSide *side = NULL;
  AdcScenarioForce *moved = adc_scenario_find_force (copy, force, &side);
  gboolean is_done;

  *why_not = NULL;
  if (moved == NULL || !adc_star_force_is_unit (game, moved) || spot.skirmish == 0 ||
      spot.skirmish > adc_star_pairing_count (game, copy))
    return FALSE;

  is_done = spot.kind == ADC_STAR_SPOT_FRONT ? move_to_front (game, side, moved, spot, why_not)
                                             : move_to_support (game, side, moved, spot, why_not);
  if (!is_done)
    return FALSE;

  adc_star_pairing_mend (game, copy); /* a file may have been wrong elsewhere */
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_star_edit_remove (AdcBattleSession *session, const char *force)
{
  AdcGame *game = adc_battle_session_get_game (session);
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioForce *removed = adc_scenario_find_force (copy, force, NULL);
  gboolean is_unit;

  if (removed == NULL)
    return FALSE;

  is_unit = adc_star_force_is_unit (game, removed);
  adc_scenario_remove_force (copy, force);
  if (is_unit)
    adc_star_pairing_mend (game, copy);
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_star_edit_pair (AdcBattleSession *session)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);

  adc_star_pairing_anew (adc_battle_session_get_game (session), copy);
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_star_edit_mend (AdcBattleSession *session)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);

  adc_star_pairing_mend (adc_battle_session_get_game (session), copy);
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_star_edit_modify (AdcBattleSession *session, const char *force, const char *attack,
                      const char *health, gboolean is_detector, gboolean is_cloaked)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioForce *changed = adc_scenario_find_force (copy, force, NULL);

  if (changed == NULL)
    return FALSE;

  adc_settings_set (changed->settings, "attack", attack);
  adc_settings_set (changed->settings, "health", health);
  adc_settings_set (changed->settings, "detector", is_detector ? "yes" : NULL);
  adc_settings_set (changed->settings, "cloaking", is_cloaked ? "yes" : NULL);
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_star_edit_spare (AdcBattleSession *session, const char *force, gboolean is_spared)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioSide *side = NULL;
  AdcScenarioForce *kept = adc_scenario_find_force (copy, force, &side);
  g_autoptr(GPtrArray) words = g_ptr_array_new ();
  g_auto(GStrv) before = NULL;
  g_autofree char *after = NULL;

  if (kept == NULL || kept->unit == NULL)
    return FALSE;

  before = g_strsplit (adc_settings_get (side->settings, "spares", ""), " ", -1);
  if (is_spared)
    g_ptr_array_add (words, kept->unit);
  for (guint i = 0; before[i] != NULL; i++)
    if (*before[i] != '\0' && !g_str_equal (before[i], kept->unit))
      g_ptr_array_add (words, before[i]);
  g_ptr_array_add (words, NULL);
  after = g_strjoinv (" ", (GStrv) words->pdata);
  adc_settings_set (side->settings, "spares", *after != '\0' ? after : NULL);
  return adc_scenario_edit_finish (session, copy);
}

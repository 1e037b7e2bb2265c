/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-star-edit.h"

#include "adc-star-traits.h"

/* What is done to cards. */

static gboolean
is_in_skirmish (AdcStarSpot spot)
{
  return spot.kind == ADC_STAR_SPOT_CARD || spot.kind == ADC_STAR_SPOT_REINFORCEMENT;
}

static void
set_place (AdcScenarioForce *force, AdcStarSpot spot)
{
  g_free (force->place);
  force->place = adc_star_spot_format (spot);
}

static gboolean
has_hand (AdcGame *game, const AdcScenarioSide *side)
{
  for (guint i = 0; i < side->forces->len; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];

    if (adc_star_spot_parse (force->place).kind == ADC_STAR_SPOT_HAND &&
        !adc_star_force_is_unit (game, force))
      return TRUE;
  }

  return FALSE;
}

/* Whatever lies there is taken up: into the hand, or away if there is none or if it is no card of
 * the game. */
static void
take_up (AdcScenario *copy, AdcScenarioSide *side, AdcStarSpot spot, gboolean to_hand,
         const AdcScenarioForce *except)
{
  for (guint i = side->forces->len; i > 0; i--) {
    AdcScenarioForce *force = side->forces->pdata[i - 1];
    g_autofree char *id = g_strdup (force->id);

    if (force == except || !adc_star_spot_equal (adc_star_spot_parse (force->place), spot))
      continue;
    if (to_hand && force->unit != NULL)
      set_place (force, (AdcStarSpot){ ADC_STAR_SPOT_HAND, 0 });
    else
      adc_scenario_remove_force (copy, id);
  }
}

static guint
count_copies (AdcPiece *card)
{
  const AdcValue *value = adc_piece_get_value (card, "copies");
  int copies = 1;

  if (value != NULL)
    adc_value_get_integer (value, &copies);
  return MAX (copies, 1);
}

/* One of them that is elsewhere: of the hand if there is one there, else the one that is there
 * longest. NULL while there are copies left in the deck and none in the hand. */
static AdcScenarioForce *
find_copy (AdcScenarioSide *side, AdcPiece *card, AdcStarSpot spot)
{
  AdcScenarioForce *found = NULL;
  guint n = 0;

  for (guint i = 0; i < side->forces->len; i++) {
    AdcScenarioForce *force = side->forces->pdata[i];
    const AdcStarSpot place = adc_star_spot_parse (force->place);

    if (g_strcmp0 (force->unit, adc_entry_get_id (ADC_ENTRY (card))) != 0)
      continue;
    n++;
    if (adc_star_spot_equal (place, spot))
      continue;
    if (place.kind == ADC_STAR_SPOT_HAND && is_in_skirmish (spot))
      return force;
    if (found == NULL)
      found = force;
  }

  return n >= count_copies (card) ? found : NULL;
}

static gboolean
is_all_there (AdcScenarioSide *side, AdcPiece *card)
{
  guint n = 0;

  for (guint i = 0; i < side->forces->len; i++)
    n += g_strcmp0 (((AdcScenarioForce *) side->forces->pdata[i])->unit,
                    adc_entry_get_id (ADC_ENTRY (card))) == 0;

  return n >= count_copies (card);
}

gboolean
adc_star_edit_put_card (AdcBattleSession *session, const char *side, AdcPiece *card,
                        AdcStarSpot spot)
{
  AdcGame *game = adc_battle_session_get_game (session);
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioSide *changed = adc_scenario_edit_need_side (copy, side);
  AdcScenarioForce *force = find_copy (changed, card, spot);
  AdcFaction *faction = adc_star_find_faction (game, card);

  if (force == NULL && is_all_there (changed, card))
    return FALSE; /* where it is wanted already */
  if (changed->faction == NULL && faction != NULL)
    changed->faction = g_strdup (adc_entry_get_id (ADC_ENTRY (faction)));
  if (is_in_skirmish (spot))
    take_up (copy, changed, spot, has_hand (game, changed), force);
  if (force == NULL)
    force = adc_scenario_edit_add (copy, changed, adc_entry_get_id (ADC_ENTRY (card)));
  if (force == NULL)
    return FALSE;

  if (force->unit == NULL)
    force->unit = g_strdup (adc_entry_get_id (ADC_ENTRY (card)));
  set_place (force, spot);
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_star_edit_move_card (AdcBattleSession *session, const char *force, AdcStarSpot spot)
{
  AdcGame *game = adc_battle_session_get_game (session);
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioSide *side = NULL;
  AdcScenarioForce *moved = adc_scenario_find_force (copy, force, &side);

  if (moved == NULL || adc_star_force_is_unit (game, moved))
    return FALSE;

  /* Of the hand: what lay there goes there. */
  if (is_in_skirmish (spot))
    take_up (copy, side, spot, has_hand (game, side), moved);
  set_place (moved, spot);
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_star_edit_hide_card (AdcBattleSession *session, const char *side, AdcStarSpot spot)
{
  AdcGame *game = adc_battle_session_get_game (session);
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioSide *changed = adc_scenario_edit_need_side (copy, side);
  AdcScenarioForce *force;

  take_up (copy, changed, spot, has_hand (game, changed), NULL);
  if (spot.kind == ADC_STAR_SPOT_REINFORCEMENT) {
    force = adc_scenario_edit_add (copy, changed, "unknown");
    if (force == NULL)
      return FALSE;
    set_place (force, spot);
  }
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_star_edit_clear_card (AdcBattleSession *session, const char *side, AdcStarSpot spot)
{
  AdcGame *game = adc_battle_session_get_game (session);
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioSide *changed = adc_scenario_edit_need_side (copy, side);

  take_up (copy, changed, spot, has_hand (game, changed), NULL);
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_star_edit_aim_card (AdcBattleSession *session, const char *force, gboolean at_standard)
{
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioForce *aimed = adc_scenario_find_force (copy, force, NULL);

  if (aimed == NULL)
    return FALSE;

  adc_settings_set (aimed->settings, "cancels", at_standard ? "standard" : NULL);
  return adc_scenario_edit_finish (session, copy);
}

gboolean
adc_star_edit_type_card (AdcBattleSession *session, const char *side, AdcStarSpot spot,
                         const char *attack, const char *health)
{
  AdcGame *game = adc_battle_session_get_game (session);
  g_autoptr(AdcScenario) copy = adc_scenario_edit_begin (session);
  AdcScenarioSide *changed = adc_scenario_edit_need_side (copy, side);
  AdcScenarioForce *force;

  take_up (copy, changed, spot, has_hand (game, changed), NULL);
  force = adc_scenario_edit_add (copy, changed, "card");
  if (force == NULL)
    return FALSE;

  set_place (force, spot);
  adc_settings_set (force->values, "major-attack", attack);
  adc_settings_set (force->values, "major-health", health);
  return adc_scenario_edit_finish (session, copy);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ares-edit.h"

#include "adc-ares-scene.h"

/* One step of a force in some direction: what a player means by it depends on who stands where. */

static gboolean
change_places (AdcBattleSession *session, const char *one, const char *other, AdcFault **fault)
{
  g_autoptr(AdcScenario) copy = adc_ares_edit_begin (session, TRUE);
  AdcScenarioForce *first = adc_scenario_find_force (copy, one, NULL);
  AdcScenarioForce *second = adc_scenario_find_force (copy, other, NULL);
  char *place = first->place;

  first->place = second->place;
  second->place = place;
  return adc_ares_edit_try (session, copy, TRUE, fault);
}

/* Whether somebody else stands in the column. */
static gboolean
has_company (AdcAresScene *scene, const AdcAresForceInfo *info)
{
  const AdcAresSide other = info->side == ADC_ARES_ATTACKER ? ADC_ARES_DEFENDER
                                                            : ADC_ARES_ATTACKER;

  return adc_ares_scene_get_at (scene, other, info->column, 0) != NULL ||
         adc_ares_scene_get_at (scene, info->side, info->column, 1) != NULL;
}

/* One column further: the empty front there, the place of the friend there, or a new column. */
static gboolean
move_front (AdcBattleSession *session, AdcAresScene *scene, const AdcAresForceInfo *info,
            gboolean right, AdcFault **fault)
{
  const guint n_columns = adc_ares_scene_get_n_columns (scene);
  const gboolean at_edge = right ? info->column + 1 == n_columns : info->column == 0;
  AdcAresPlace place = { .in_line = TRUE };
  const AdcAresForceInfo *friend;

  if (at_edge) {
    place.column = right ? n_columns : 0;
    place.insert = TRUE;
    return has_company (scene, info) && adc_ares_edit_place (session, info->id, &place, fault);
  }

  place.column = right ? info->column + 1 : info->column - 1;
  friend = adc_ares_scene_get_at (scene, info->side, place.column, 0);
  if (friend != NULL)
    return change_places (session, info->id, friend->id, fault);

  return adc_ares_edit_place (session, info->id, &place, fault);
}

/* To the nearest column on that side where the rules let it stand: behind a friend, or in front
 * where there is none. */
static gboolean
move_flanking (AdcBattleSession *session, AdcAresScene *scene, const AdcAresForceInfo *info,
               int step, AdcFault **fault)
{
  const int n_columns = adc_ares_scene_get_n_columns (scene);

  for (int column = info->column + step; column >= 0 && column < n_columns; column += step) {
    AdcAresPlace place = { .in_line = TRUE, .column = column };

    place.rank = adc_ares_scene_get_at (scene, info->side, column, 0) != NULL ? 1 : 0;
    g_clear_pointer (fault, adc_fault_free);
    if (adc_ares_edit_place (session, info->id, &place, fault))
      return TRUE;
  }

  return FALSE;
}

/* Behind the nearest friend that may have somebody behind it. */
static gboolean
move_behind (AdcBattleSession *session, AdcAresScene *scene, const AdcAresForceInfo *info)
{
  const int n_columns = adc_ares_scene_get_n_columns (scene);

  for (int distance = 1; distance < n_columns; distance++)
    for (int step = -1; step <= 1; step += 2) {
      const int column = (int) info->column + step * distance;
      const AdcAresPlace place = { .in_line = TRUE, .column = column, .rank = 1 };
      AdcFault *fault = NULL;

      if (column < 0 || column >= n_columns ||
          adc_ares_scene_get_at (scene, info->side, column, 0) == NULL)
        continue;
      if (adc_ares_edit_place (session, info->id, &place, &fault))
        return TRUE;
      g_clear_pointer (&fault, adc_fault_free);
    }

  return FALSE;
}

static gboolean
move_forward (AdcBattleSession *session, AdcAresScene *scene, const AdcAresForceInfo *info,
              AdcFault **fault)
{
  const AdcAresForceInfo *friend;

  if (info->position == ADC_ARES_AWAY) {
    g_autoptr(AdcScenario) copy = adc_ares_edit_begin (session, TRUE);

    return adc_ares_edit_deploy (adc_battle_session_get_game (session), copy, info->id, NULL,
                                 fault) &&
           adc_ares_edit_finish (session, copy, TRUE);
  }

  friend = info->rank > 0
             ? adc_ares_scene_get_at (scene, info->side, info->column, info->rank - 1)
             : NULL;
  return friend != NULL && change_places (session, info->id, friend->id, fault);
}

static gboolean
move_backward (AdcBattleSession *session, AdcAresScene *scene, const AdcAresForceInfo *info,
               AdcFault **fault)
{
  const AdcAresPlace base = { .in_line = FALSE };
  const AdcAresForceInfo *friend;

  if (info->position == ADC_ARES_AWAY)
    return FALSE;

  friend = adc_ares_scene_get_at (scene, info->side, info->column, info->rank + 1);
  if (friend != NULL)
    return change_places (session, info->id, friend->id, fault);

  return (info->rank == 0 && move_behind (session, scene, info)) ||
         adc_ares_edit_place (session, info->id, &base, fault);
}

gboolean
adc_ares_edit_move (AdcBattleSession *session, const char *force, AdcAresMove move,
                    AdcFault **fault)
{
  g_autoptr(AdcAresScene) scene = adc_ares_scene_new_of (session);
  const AdcAresForceInfo *info = adc_ares_scene_find_force (scene, force);
  const gboolean right = move == ADC_ARES_MOVE_RIGHT;

  if (info == NULL)
    return FALSE;

  switch (move) {
  case ADC_ARES_MOVE_LEFT:
  case ADC_ARES_MOVE_RIGHT:
    if (info->position == ADC_ARES_AWAY)
      return FALSE;
    return info->rank == 0 ? move_front (session, scene, info, right, fault)
                           : move_flanking (session, scene, info, right ? 1 : -1, fault);
  case ADC_ARES_MOVE_FORWARD:
    return move_forward (session, scene, info, fault);
  case ADC_ARES_MOVE_BACKWARD:
    return move_backward (session, scene, info, fault);
  }

  return FALSE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-star-scene.h"

#include "adc-battle-report.h"
#include "adc-star-board-words.h"

struct _AdcStarScene {
  grefcount         n_references;
  AdcBattleSession *session;
  AdcScenario      *scenario;
  AdcStarClash     *clash;  /* or NULL */
  GPtrArray        *faults; /* of AdcFault */
  AdcStarTeam       teams[ADC_STAR_N_SIDES];
  guint             n_skirmishes;
};

static void
item_free (gpointer item)
{
  g_free (((AdcStarItem *) item)->name);
  g_free (item);
}

static const AdcFault *
find_fault (AdcStarScene *self, const char *force)
{
  const AdcFault *found = NULL;

  for (guint i = 0; i < self->faults->len; i++) {
    const AdcFault *fault = self->faults->pdata[i];

    if (g_strcmp0 (fault->force, force) == 0 && (found == NULL || fault->kind < found->kind))
      found = fault;
  }

  return found;
}

static AdcStarItem *
create_item (AdcStarScene *self, const AdcStarTeam *team, const AdcScenarioForce *force)
{
  AdcGame *game = adc_battle_session_get_game (self->session);
  AdcStarItem *item = g_new0 (AdcStarItem, 1);

  item->force = force;
  item->side = team->id;
  item->piece = adc_star_force_get_piece (game, force);
  item->spot = adc_star_spot_parse (force->place);
  item->is_unit = adc_star_force_is_unit (game, force);
  item->fault = find_fault (self, force->id);
  item->name = item->is_unit ? adc_scenario_dup_force_name (game, self->scenario, force->id)
                             : adc_star_card_dup_name (force, item->piece);
  return item;
}

static void
fill_team (AdcStarScene *self, guint side, const char *id)
{
  AdcGame *game = adc_battle_session_get_game (self->session);
  AdcStarTeam *team = &self->teams[side];

  team->id = id;
  team->side = adc_scenario_find_side (self->scenario, id);
  team->faction = adc_star_side_get_faction (game, team->side);
  team->name = g_strdup (team->side != NULL ? adc_scenario_get_side_name (game, team->side)
                                            : adc_battle_get_side_name (game, id));
  team->items = g_ptr_array_new_with_free_func (item_free);
  for (guint i = 0; team->side != NULL && i < team->side->forces->len; i++) {
    AdcStarItem *item = create_item (self, team, team->side->forces->pdata[i]);

    g_ptr_array_add (team->items, item);
    self->n_skirmishes = MAX (self->n_skirmishes, item->spot.skirmish);
  }
}

AdcStarScene *
adc_star_scene_new (AdcBattleSession *session)
{
  AdcStarScene *self = g_new0 (AdcStarScene, 1);
  AdcBattle *battle = adc_battle_session_get_battle (session);

  g_ref_count_init (&self->n_references);
  self->session = g_object_ref (session);
  self->scenario = g_object_ref (adc_battle_session_get_scenario (session));
  if (ADC_IS_STAR_CLASH (battle))
    self->clash = g_object_ref (ADC_STAR_CLASH (battle));
  self->faults = g_ptr_array_ref (adc_battle_session_get_faults (session));
  fill_team (self, ADC_STAR_ATTACKER, "attacker");
  fill_team (self, ADC_STAR_DEFENDER, "defender");
  self->n_skirmishes = MIN (self->n_skirmishes, ADC_STAR_MAX_SKIRMISHES);

  return self;
}

AdcStarScene *
adc_star_scene_ref (AdcStarScene *self)
{
  g_ref_count_inc (&self->n_references);
  return self;
}

void
adc_star_scene_unref (AdcStarScene *self)
{
  if (!g_ref_count_dec (&self->n_references))
    return;

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    g_free (self->teams[side].name);
    g_ptr_array_unref (self->teams[side].items);
  }
  g_ptr_array_unref (self->faults);
  g_clear_object (&self->clash);
  g_object_unref (self->scenario);
  g_object_unref (self->session);
  g_free (self);
}

AdcBattleSession *
adc_star_scene_get_session (AdcStarScene *self)
{
  return self->session;
}

AdcGame *
adc_star_scene_get_game (AdcStarScene *self)
{
  return adc_battle_session_get_game (self->session);
}

AdcScenario *
adc_star_scene_get_scenario (AdcStarScene *self)
{
  return self->scenario;
}

AdcStarClash *
adc_star_scene_get_clash (AdcStarScene *self)
{
  return self->clash;
}

const AdcStarTeam *
adc_star_scene_get_team (AdcStarScene *self, guint side)
{
  g_return_val_if_fail (side < ADC_STAR_N_SIDES, NULL);

  return &self->teams[side];
}

guint
adc_star_scene_get_n_skirmishes (AdcStarScene *self)
{
  return self->n_skirmishes;
}

const AdcStarBout *
adc_star_scene_get_bout (AdcStarScene *self, guint skirmish)
{
  const AdcStarBout *bout;

  if (self->clash == NULL || skirmish == 0 ||
      skirmish > adc_star_clash_get_n_skirmishes (self->clash))
    return NULL;

  bout = adc_star_clash_get_skirmish (self->clash, skirmish - 1);
  return bout != NULL && bout->is_ready ? bout : NULL;
}

const AdcStarItem *
adc_star_scene_get_item (AdcStarScene *self, guint side, AdcStarSpot spot)
{
  g_autoptr(GPtrArray) items = adc_star_scene_list (self, side, spot);

  return items->len > 0 ? items->pdata[0] : NULL;
}

GPtrArray *
adc_star_scene_list (AdcStarScene *self, guint side, AdcStarSpot spot)
{
  const AdcStarTeam *team = &self->teams[side];
  GPtrArray *list = g_ptr_array_new ();

  for (guint i = 0; i < team->items->len; i++) {
    AdcStarItem *item = team->items->pdata[i];

    if (adc_star_spot_equal (item->spot, spot))
      g_ptr_array_add (list, item);
  }

  return list;
}

const AdcStarItem *
adc_star_scene_find (AdcStarScene *self, const char *force)
{
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    for (guint i = 0; i < self->teams[side].items->len; i++) {
      const AdcStarItem *item = self->teams[side].items->pdata[i];

      if (g_strcmp0 (item->force->id, force) == 0)
        return item;
    }

  return NULL;
}

const AdcFault *
adc_star_scene_get_obstacle (AdcStarScene *self)
{
  for (guint i = 0; i < self->faults->len; i++) {
    const AdcFault *fault = self->faults->pdata[i];

    if (fault->kind == ADC_FAULT_IMPOSSIBLE)
      return fault;
  }

  return NULL;
}

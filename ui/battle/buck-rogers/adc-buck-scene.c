/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-buck-scene.h"

#include "adc-battle-report.h"

struct _AdcBuckScene {
  grefcount         n_references;
  AdcBattleSession *session;
  AdcScenario      *scenario;
  AdcBuckBattle    *battle; /* or NULL */
  GPtrArray        *camps;  /* of AdcBuckCamp */
  GPtrArray        *shots;  /* of AdcShot */
  GHashTable       *by_ids; /* "from\nat" → AdcShot */
  GPtrArray        *faults; /* of AdcFault, lent by the session */
};

static void
camp_free (gpointer camp)
{
  g_free (((AdcBuckCamp *) camp)->name);
  g_free (camp);
}

static const AdcFault *
find_fault (AdcBuckScene *self, const char *force)
{
  const AdcFault *found = NULL;

  for (guint i = 0; i < self->faults->len; i++) {
    const AdcFault *fault = self->faults->pdata[i];

    if (g_strcmp0 (fault->force, force) == 0 && (found == NULL || fault->kind < found->kind))
      found = fault;
  }

  return found;
}

/* The force a stock speaks of; a file may have several of one kind. */
static const AdcScenarioForce *
find_force (const AdcScenarioSide *side, const AdcBuckSlot *slot)
{
  for (guint i = 0; i < side->forces->len; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];

    if (adc_buck_slot_find (force->unit, force->place) == slot)
      return force;
  }

  return NULL;
}

static void
fill_stock (AdcBuckScene *self, const AdcScenarioSide *side, const AdcBuckSlot *slot,
            AdcBuckStock *stock)
{
  AdcGame *game = adc_battle_session_get_game (self->session);
  const AdcScenarioForce *force = find_force (side, slot);
  AdcBuckForceInfo info;

  *stock = (AdcBuckStock){
    .slot = slot,
    .piece = adc_buck_slot_get_piece (slot, game),
    .force = force != NULL ? force->id : NULL,
    .count = adc_buck_slot_count (slot, side),
    .supply = adc_buck_slot_get_supply (slot, game),
    .limit = adc_buck_slot_get_limit (slot, game, side),
    .is_open = adc_buck_slot_is_open (slot, game, self->scenario, side),
    .fault = force != NULL ? find_fault (self, force->id) : NULL,
  };
  if (force != NULL && self->battle != NULL &&
      adc_buck_battle_find_force (self->battle, force->id, &info)) {
    stock->count = info.n_pieces;
    stock->n_hit = info.n_hit;
    stock->is_firing = info.is_firing;
  }
}

static AdcBuckCamp *
create_camp (AdcBuckScene *self, const AdcScenarioSide *side)
{
  AdcBuckCamp *camp = g_new0 (AdcBuckCamp, 1);

  camp->side = side;
  camp->name = g_strdup (adc_scenario_get_side_name (adc_battle_session_get_game (self->session),
                                                     side));
  for (guint i = 0; i < ADC_BUCK_N_SLOTS; i++)
    fill_stock (self, side, adc_buck_slot_get (i), &camp->stocks[i]);
  for (guint i = 0; i < side->forces->len; i++) {
    const AdcScenarioForce *force = side->forces->pdata[i];

    if (adc_buck_slot_find (force->unit, force->place) == NULL)
      camp->n_strangers++;
  }

  return camp;
}

static char *
join_ids (const char *from, const char *at)
{
  return g_strconcat (from, "\n", at, NULL);
}

AdcBuckScene *
adc_buck_scene_new (AdcBattleSession *session)
{
  AdcBuckScene *self = g_new0 (AdcBuckScene, 1);
  AdcBattle *battle = adc_battle_session_get_battle (session);
  GPtrArray *sides;

  g_ref_count_init (&self->n_references);
  self->session = g_object_ref (session);
  self->scenario = g_object_ref (adc_battle_session_get_scenario (session));
  if (ADC_IS_BUCK_BATTLE (battle))
    self->battle = g_object_ref (ADC_BUCK_BATTLE (battle));
  self->faults = g_ptr_array_ref (adc_battle_session_get_faults (session));
  self->shots = battle != NULL
                    ? adc_battle_list_shots (battle)
                    : g_ptr_array_new_with_free_func ((GDestroyNotify) adc_shot_free);
  self->by_ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < self->shots->len; i++) {
    AdcShot *shot = self->shots->pdata[i];

    g_hash_table_insert (self->by_ids, join_ids (shot->from, shot->at), shot);
  }
  self->camps = g_ptr_array_new_with_free_func (camp_free);
  sides = adc_scenario_get_sides (self->scenario);
  for (guint i = 0; i < sides->len; i++)
    g_ptr_array_add (self->camps, create_camp (self, sides->pdata[i]));

  return self;
}

AdcBuckScene *
adc_buck_scene_ref (AdcBuckScene *self)
{
  g_ref_count_inc (&self->n_references);
  return self;
}

void
adc_buck_scene_unref (AdcBuckScene *self)
{
  if (!g_ref_count_dec (&self->n_references))
    return;

  g_ptr_array_unref (self->camps);
  g_hash_table_unref (self->by_ids);
  g_ptr_array_unref (self->shots);
  g_ptr_array_unref (self->faults);
  g_clear_object (&self->battle);
  g_object_unref (self->scenario);
  g_object_unref (self->session);
  g_free (self);
}

AdcGame *
adc_buck_scene_get_game (AdcBuckScene *self)
{
  return adc_battle_session_get_game (self->session);
}

AdcScenario *
adc_buck_scene_get_scenario (AdcBuckScene *self)
{
  return self->scenario;
}

guint
adc_buck_scene_get_n_camps (AdcBuckScene *self)
{
  return self->camps->len;
}

const AdcBuckCamp *
adc_buck_scene_get_camp (AdcBuckScene *self, guint index)
{
  g_return_val_if_fail (index < self->camps->len, NULL);

  return self->camps->pdata[index];
}

const AdcBuckCamp *
adc_buck_scene_find_camp (AdcBuckScene *self, const char *side)
{
  for (guint i = 0; i < self->camps->len; i++) {
    const AdcBuckCamp *camp = self->camps->pdata[i];

    if (g_strcmp0 (camp->side->id, side) == 0)
      return camp;
  }

  return NULL;
}

const AdcBuckStock *
adc_buck_scene_find_stock (AdcBuckScene *self, const char *force, const AdcBuckCamp **camp)
{
  for (guint i = 0; force != NULL && i < self->camps->len; i++) {
    const AdcBuckCamp *candidate = self->camps->pdata[i];

    for (guint j = 0; j < ADC_BUCK_N_SLOTS; j++)
      if (g_strcmp0 (candidate->stocks[j].force, force) == 0) {
        if (camp != NULL)
          *camp = candidate;
        return &candidate->stocks[j];
      }
  }

  return NULL;
}

GPtrArray *
adc_buck_scene_get_shots (AdcBuckScene *self)
{
  return self->shots;
}

const AdcShot *
adc_buck_scene_find_shot (AdcBuckScene *self, const char *from, const char *at)
{
  g_autofree char *ids = from != NULL && at != NULL ? join_ids (from, at) : NULL;

  return ids != NULL ? g_hash_table_lookup (self->by_ids, ids) : NULL;
}

AdcBuckBattle *
adc_buck_scene_get_battle (AdcBuckScene *self)
{
  return self->battle;
}

const AdcFault *
adc_buck_scene_get_obstacle (AdcBuckScene *self)
{
  for (guint i = 0; i < self->faults->len; i++) {
    const AdcFault *fault = self->faults->pdata[i];

    if (fault->kind == ADC_FAULT_IMPOSSIBLE)
      return fault;
  }

  return NULL;
}

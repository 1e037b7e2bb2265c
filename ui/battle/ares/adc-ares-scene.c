/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ares-scene.h"

#include "adc-ares-values.h"

/* A damaged file may name any column: beyond this nothing is shown in the line. */
#define MAX_COLUMNS 60

struct _AdcAresScene {
  AdcGame     *game;
  AdcScenario *scenario;
  AdcBattle   *battle; /* or NULL */
  GPtrArray   *faults; /* or NULL */
  GPtrArray   *shots;  /* or NULL */
  GArray      *forces; /* of AdcAresForceInfo */
  guint        n_columns;
  gboolean     has_base_cards;
};

/* "2" is the front of the second column, "2.1" the first place behind it. */
static gboolean
parse_place (const char *place, guint *column, guint *rank)
{
  g_auto(GStrv) parts = g_strsplit (place != NULL ? place : "", ".", 2);
  guint64 first, second = 0;

  if (parts[0] == NULL || !g_ascii_string_to_unsigned (parts[0], 10, 1, MAX_COLUMNS, &first, NULL))
    return FALSE;
  if (parts[1] != NULL &&
      !g_ascii_string_to_unsigned (parts[1], 10, 1, MAX_COLUMNS, &second, NULL))
    return FALSE;

  *column = first - 1;
  *rank = second;
  return TRUE;
}

static void
read_force (AdcAresScene *self, AdcAresSide side, const AdcScenarioForce *force)
{
  AdcAresForceInfo info = {
    .id = force->id,
    .name = adc_ares_force_get_name (self->game, force),
    .unit = force->unit,
    .type = adc_ares_force_get_value (self->game, force, "type"),
    .side = side,
    .position = ADC_ARES_AWAY,
    .n_units = force->count,
    .is_damaged = adc_ares_get_number (force->settings, "damage") > 0,
    .shield = MAX (adc_ares_get_number (force->settings, "shield"), 0),
  };

  info.has_initiative = adc_ares_force_get_number (self->game, force, "initiative",
                                                   &info.initiative);
  if (force->count > 0 && parse_place (force->place, &info.column, &info.rank)) {
    /* Two in one place: the second stands behind, where it can be seen and put right. */
    while (adc_ares_scene_get_at (self, side, info.column, info.rank) != NULL)
      info.rank++;
    info.position = ADC_ARES_ENGAGED;
    self->n_columns = MAX (self->n_columns, info.column + 1);
  }
  g_array_append_val (self->forces, info);
}

static void
settle_positions (AdcAresScene *self)
{
  for (guint i = 0; i < self->forces->len; i++) {
    AdcAresForceInfo *info = &g_array_index (self->forces, AdcAresForceInfo, i);
    const AdcAresSide other = info->side == ADC_ARES_ATTACKER ? ADC_ARES_DEFENDER
                                                              : ADC_ARES_ATTACKER;

    if (info->position == ADC_ARES_AWAY)
      continue;
    if (info->rank > 0)
      info->position = ADC_ARES_FLANKING;
    else if (adc_ares_scene_get_at (self, other, info->column, 0) == NULL)
      info->position = ADC_ARES_UNOPPOSED;
  }
}

static void
read_scenario (AdcAresScene *self)
{
  static const char * const ids[] = {
    [ADC_ARES_ATTACKER] = "attacker",
    [ADC_ARES_DEFENDER] = "defender",
  };

  for (guint s = 0; s < G_N_ELEMENTS (ids); s++) {
    AdcScenarioSide *side = adc_scenario_find_side (self->scenario, ids[s]);

    for (guint i = 0; side != NULL && i < side->forces->len; i++)
      read_force (self, s, side->forces->pdata[i]);
  }

  settle_positions (self);
  self->has_base_cards = adc_ares_is_siege (self->scenario);
}

static void
read_battle (AdcAresScene *self)
{
  AdcAresBattle *battle = ADC_ARES_BATTLE (self->battle);

  for (guint i = 0; i < adc_ares_battle_get_n_forces (battle); i++) {
    AdcAresForceInfo info;

    adc_ares_battle_get_force (battle, i, &info);
    g_array_append_val (self->forces, info);
  }

  self->n_columns = adc_ares_battle_get_n_columns (battle);
  self->has_base_cards = adc_ares_battle_has_base_cards (battle);
  self->shots = adc_battle_list_shots (self->battle);
}

static AdcAresScene *
create (AdcGame *game, AdcScenario *scenario)
{
  AdcAresScene *self = g_new0 (AdcAresScene, 1);

  self->game = g_object_ref (game);
  self->scenario = g_object_ref (scenario);
  self->forces = g_array_new (FALSE, FALSE, sizeof (AdcAresForceInfo));

  return self;
}

AdcAresScene *
adc_ares_scene_new (AdcGame *game, AdcScenario *scenario)
{
  AdcAresScene *self = create (game, scenario);

  read_scenario (self);
  return self;
}

AdcAresScene *
adc_ares_scene_new_of (AdcBattleSession *session)
{
  AdcAresScene *self = create (adc_battle_session_get_game (session),
                               adc_battle_session_get_scenario (session));

  g_set_object (&self->battle, adc_battle_session_get_battle (session));
  self->faults = g_ptr_array_ref (adc_battle_session_get_faults (session));
  if (self->battle != NULL)
    read_battle (self);
  else
    read_scenario (self);

  return self;
}

void
adc_ares_scene_free (AdcAresScene *self)
{
  g_array_unref (self->forces);
  g_clear_pointer (&self->shots, g_ptr_array_unref);
  g_clear_pointer (&self->faults, g_ptr_array_unref);
  g_clear_object (&self->battle);
  g_clear_object (&self->scenario);
  g_clear_object (&self->game);
  g_free (self);
}

AdcGame *
adc_ares_scene_get_game (AdcAresScene *self)
{
  return self->game;
}

AdcScenario *
adc_ares_scene_get_scenario (AdcAresScene *self)
{
  return self->scenario;
}

guint
adc_ares_scene_get_n_columns (AdcAresScene *self)
{
  return self->n_columns;
}

gboolean
adc_ares_scene_has_base_cards (AdcAresScene *self)
{
  return self->has_base_cards;
}

guint
adc_ares_scene_get_n_ranks (AdcAresScene *self, AdcAresSide side)
{
  guint n_ranks = 1;

  for (guint i = 0; i < self->forces->len; i++) {
    const AdcAresForceInfo *info = adc_ares_scene_get_force (self, i);

    if (info->side == side && info->position != ADC_ARES_AWAY)
      n_ranks = MAX (n_ranks, info->rank + 1);
  }

  return n_ranks;
}

guint
adc_ares_scene_get_n_forces (AdcAresScene *self)
{
  return self->forces->len;
}

const AdcAresForceInfo *
adc_ares_scene_get_force (AdcAresScene *self, guint index)
{
  return &g_array_index (self->forces, AdcAresForceInfo, index);
}

const AdcAresForceInfo *
adc_ares_scene_find_force (AdcAresScene *self, const char *id)
{
  for (guint i = 0; i < self->forces->len; i++) {
    const AdcAresForceInfo *info = adc_ares_scene_get_force (self, i);

    if (g_strcmp0 (info->id, id) == 0)
      return info;
  }

  return NULL;
}

const AdcAresForceInfo *
adc_ares_scene_get_at (AdcAresScene *self, AdcAresSide side, guint column, guint rank)
{
  for (guint i = 0; i < self->forces->len; i++) {
    const AdcAresForceInfo *info = adc_ares_scene_get_force (self, i);

    if (info->position != ADC_ARES_AWAY && info->side == side && info->column == column &&
        info->rank == rank)
      return info;
  }

  return NULL;
}

guint
adc_ares_scene_get_n_buildings (AdcAresScene *self)
{
  const int n = adc_ares_get_number (adc_scenario_get_settings (self->scenario),
                                     "empty-buildings");
  const int n_destroyed =
    self->battle != NULL ? (int) adc_ares_battle_get_n_destroyed (ADC_ARES_BATTLE (self->battle))
                         : 0;

  return MAX (n - n_destroyed, 0);
}

const AdcFault *
adc_ares_scene_get_obstacle (AdcAresScene *self)
{
  for (guint i = 0; self->faults != NULL && i < self->faults->len; i++) {
    const AdcFault *fault = self->faults->pdata[i];

    if (fault->kind == ADC_FAULT_IMPOSSIBLE)
      return fault;
  }

  return NULL;
}

const AdcFault *
adc_ares_scene_get_fault (AdcAresScene *self, const char *force)
{
  const AdcFault *worst = NULL;
  static const int gravity[] = {
    [ADC_FAULT_MOMENTARY] = 0,
    [ADC_FAULT_MISSING] = 1,
    [ADC_FAULT_IMPOSSIBLE] = 2,
  };

  for (guint i = 0; self->faults != NULL && i < self->faults->len; i++) {
    const AdcFault *fault = self->faults->pdata[i];

    if (g_strcmp0 (fault->force, force) == 0 &&
        (worst == NULL || gravity[fault->kind] > gravity[worst->kind]))
      worst = fault;
  }

  return worst;
}

const AdcShot *
adc_ares_scene_find_shot (AdcAresScene *self, const char *from, const char *at)
{
  for (guint i = 0; self->shots != NULL && i < self->shots->len; i++) {
    const AdcShot *shot = self->shots->pdata[i];

    if (g_strcmp0 (shot->from, from) == 0 && g_strcmp0 (shot->at, at) == 0)
      return shot;
  }

  return NULL;
}

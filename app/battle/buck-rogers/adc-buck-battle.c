/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-aim.h"
#include "adc-buck-battle-private.h"

#include <glib/gi18n-lib.h>

static void battle_iface_init (AdcBattleInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcBuckBattle, adc_buck_battle, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_BATTLE, battle_iface_init))

static GPtrArray *
list_shots (AdcBattle *battle)
{
  return adc_buck_battle_list_shots (ADC_BUCK_BATTLE (battle));
}

static GPtrArray *
list_notes (AdcBattle *battle)
{
  return adc_reason_copy_list (ADC_BUCK_BATTLE (battle)->notes);
}

static AdcForecast *
forecast (AdcBattle *battle, AdcProgress progress, gpointer data, GCancellable *cancellable,
          GError **error)
{
  return adc_buck_battle_forecast (ADC_BUCK_BATTLE (battle), progress, data, cancellable, error);
}

static void
battle_iface_init (AdcBattleInterface *iface)
{
  iface->list_shots = list_shots;
  iface->list_notes = list_notes;
  iface->forecast = forecast;
}

static void
clear_force (gpointer data)
{
  AdcBuckForce *force = data;

  g_free (force->id);
  g_free (force->name);
}

static void
adc_buck_battle_finalize (GObject *object)
{
  AdcBuckBattle *self = ADC_BUCK_BATTLE (object);

  for (guint i = 0; i < ADC_BUCK_N_PIECES; i++)
    g_free (self->unit_names[i]);
  for (guint i = 0; i < ADC_BUCK_MAX_SIDES; i++) {
    g_free (self->side_ids[i]);
    g_free (self->side_names[i]);
  }
  g_free (self->zone_title);
  g_array_unref (self->forces);
  g_ptr_array_unref (self->notes);
  g_ptr_array_unref (self->assumptions);
  g_clear_object (&self->scenario);
  G_OBJECT_CLASS (adc_buck_battle_parent_class)->finalize (object);
}

static void
adc_buck_battle_class_init (AdcBuckBattleClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_buck_battle_finalize;
}

static void
adc_buck_battle_init (AdcBuckBattle *self)
{
  self->forces = g_array_new (FALSE, FALSE, sizeof (AdcBuckForce));
  g_array_set_clear_func (self->forces, clear_force);
  self->notes = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
  self->assumptions = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
}

static AdcBattle *
prepare (AdcGame *game, AdcScenario *scenario, GPtrArray *faults)
{
  g_autoptr(AdcBuckBattle) self = g_object_new (ADC_TYPE_BUCK_BATTLE, NULL);
  const guint n_faults = faults->len;

  self->scenario = adc_scenario_copy (scenario);
  if (!adc_buck_battle_read (self, game, faults))
    return NULL;

  adc_buck_battle_check (self, game, faults);
  if (adc_faults_forbid (faults, n_faults))
    return NULL;
  if (!adc_buck_battle_replay (self, faults))
    return NULL;

  adc_buck_battle_ask (self, faults);
  adc_buck_battle_note (self);
  adc_buck_battle_state_assumptions (self);
  return ADC_BATTLE (g_steal_pointer (&self));
}

const char *
adc_buck_get_name (const char *id)
{
  static const struct {
    const char *id;
    const char *name;
  } names[] = {
    { "a", N_("Side A") },
    { "b", N_("Side B") },
    { "c", N_("Side C") },
    { "d", N_("Side D") },
    { "e", N_("Side E") },
    { "f", N_("Side F") },
    { "nobody", N_("Nobody") },
    { "several", N_("Several sides") },
    { "factories-bombed", N_("Factories bombed") },
    { "factories-sabotaged", N_("Factories sabotaged") },
    { "factories-taken", N_("Factories taken by the winner") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].id, id))
      return _(names[i].name);

  return NULL;
}

static const char *
get_place_name (const char *place)
{
  if (g_strcmp0 (place, "orbit") == 0)
    return _("in orbit");
  if (g_strcmp0 (place, "aboard") == 0)
    return _("aboard");

  return NULL;
}

/* Whose it is; and where, when the same side has others elsewhere. */
static char *
dup_epithet (AdcGame *game, const AdcScenarioSide *side, const AdcScenarioForce *force)
{
  g_autofree char *name = adc_buck_dup_side_name (game, side);
  const char *place = get_place_name (force->place);
  guint n_alike = 0;

  for (guint i = 0; i < side->forces->len; i++)
    n_alike += g_strcmp0 (((AdcScenarioForce *) side->forces->pdata[i])->unit, force->unit) == 0;
  if (n_alike < 2 || place == NULL)
    return g_steal_pointer (&name);

  /* Translators: whose pieces they are, and where, as in “Buck Rogers, in orbit” */
  return g_strdup_printf (_("%s, %s"), name, place);
}

static const char * const first_sides[] = { "a", "b", NULL };

const AdcEngine adc_buck_engine = {
  .game = "buck-rogers",
  .prepare = prepare,
  .get_name = adc_buck_get_name,
  .sides = first_sides,
  .first = "armees-de-depart",
  .dup_epithet = dup_epithet,
  .sides_are_factions = TRUE,
};

char *
adc_buck_dup_side_name (AdcGame *game, const AdcScenarioSide *side)
{
  AdcEntry *faction = side->faction != NULL ? adc_game_lookup (game, side->faction) : NULL;
  const char *name = adc_buck_get_name (side->id);

  if (side->name != NULL)
    return g_strdup (adc_text_get (side->name));
  if (faction != NULL)
    return g_strdup (adc_entry_get_title (faction));

  return g_strdup (name != NULL ? name : side->id);
}

const AdcBuckForce *
adc_buck_battle_lookup (AdcBuckBattle *self, const char *id)
{
  for (guint i = 0; i < self->forces->len; i++) {
    const AdcBuckForce *force = &g_array_index (self->forces, AdcBuckForce, i);

    if (g_strcmp0 (force->id, id) == 0)
      return force;
  }

  return NULL;
}

const AdcBuckForce *
adc_buck_battle_of (AdcBuckBattle *self, guint side, guint piece, AdcBuckPlace place)
{
  for (guint i = 0; i < self->forces->len; i++) {
    const AdcBuckForce *force = &g_array_index (self->forces, AdcBuckForce, i);

    if (force->side == side && force->piece == piece && force->place == place)
      return force;
  }

  return NULL;
}

guint
adc_buck_force_count (AdcBuckBattle *self, const AdcBuckForce *force)
{
  const AdcBuckSide *side = &self->fight.sides[force->side];

  switch (force->place) {
  case ADC_BUCK_IN_ZONE:
    return force->piece < ADC_BUCK_N_TYPES    ? side->pieces[force->piece]
           : force->piece == ADC_BUCK_FACTORY ? side->n_factories
                                              : side->n_leaders;
  case ADC_BUCK_IN_ORBIT:
    return force->piece == ADC_BUCK_BATTLER     ? side->orbit_battlers
           : force->piece == ADC_BUCK_SATELLITE ? side->orbit_satellite
                                                : side->orbit_leaders;
  case ADC_BUCK_ABOARD:
    return side->pieces[ADC_BUCK_TRANSPORT] > 0 ? force->count : 0;
  case ADC_BUCK_AWAY:
  default:
    return 0;
  }
}

gboolean
adc_buck_battle_has_leader (AdcBuckBattle *self, const AdcBuckForce *force)
{
  const AdcBuckSide *side = &self->fight.sides[force->side];

  return (force->place == ADC_BUCK_IN_ORBIT ? side->orbit_leaders : side->n_leaders) > 0;
}

const AdcBuckFight *
adc_buck_battle_get_fight (AdcBuckBattle *self)
{
  g_return_val_if_fail (ADC_IS_BUCK_BATTLE (self), NULL);

  return &self->fight;
}

const char *
adc_buck_battle_get_side (AdcBuckBattle *self, guint side)
{
  g_return_val_if_fail (ADC_IS_BUCK_BATTLE (self), NULL);
  g_return_val_if_fail (side < self->fight.n_sides, NULL);

  return self->side_ids[side];
}

const char *
adc_buck_battle_get_side_name (AdcBuckBattle *self, guint side)
{
  g_return_val_if_fail (ADC_IS_BUCK_BATTLE (self), NULL);
  g_return_val_if_fail (side < self->fight.n_sides, NULL);

  return self->side_names[side];
}

guint
adc_buck_battle_get_round (AdcBuckBattle *self)
{
  g_return_val_if_fail (ADC_IS_BUCK_BATTLE (self), 0);

  return self->fight.stage == ADC_BUCK_ROUNDS ? self->fight.round : 0;
}

gboolean
adc_buck_battle_is_over (AdcBuckBattle *self)
{
  g_return_val_if_fail (ADC_IS_BUCK_BATTLE (self), FALSE);

  return self->is_over;
}

int
adc_buck_battle_get_winner (AdcBuckBattle *self)
{
  int winner = -1;

  g_return_val_if_fail (ADC_IS_BUCK_BATTLE (self), -1);

  for (guint i = 0; self->is_over && i < self->fight.n_sides; i++) {
    if (adc_buck_side_count (&self->fight.sides[i]) == 0 && self->fight.sides[i].n_leaders == 0)
      continue;
    if (winner >= 0)
      return -1;
    winner = i;
  }

  return winner;
}

guint
adc_buck_battle_get_n_forces (AdcBuckBattle *self)
{
  g_return_val_if_fail (ADC_IS_BUCK_BATTLE (self), 0);

  return self->forces->len;
}

/* How many pieces of a force may still throw dice in this stage. */
static guint
count_ready (AdcBuckBattle *self, const AdcBuckForce *force)
{
  const AdcBuckFight *fight = &self->fight;
  const AdcBuckPlace place = fight->stage == ADC_BUCK_ROUNDS ? ADC_BUCK_IN_ZONE
                             : fight->zone == ADC_BUCK_TERRITORY ? ADC_BUCK_IN_ORBIT
                                                                 : ADC_BUCK_IN_ZONE;

  if (self->is_over || force->piece >= ADC_BUCK_N_TYPES || force->place != place ||
      force->side < fight->turn)
    return 0;

  return adc_buck_fight_count_ready (fight, force->side, force->piece);
}

void
adc_buck_battle_get_force (AdcBuckBattle *self, guint index, AdcBuckForceInfo *info)
{
  const AdcBuckForce *force;
  guint at_side;
  AdcBuckType target;

  g_return_if_fail (ADC_IS_BUCK_BATTLE (self));
  g_return_if_fail (index < self->forces->len);

  force = &g_array_index (self->forces, AdcBuckForce, index);
  *info = (AdcBuckForceInfo) {
    .id = force->id,
    .name = force->name,
    .side = force->side,
    .piece = force->piece,
    .place = force->place,
    .n_before = force->count,
    .n_pieces = adc_buck_force_count (self, force),
    .n_ready = count_ready (self, force),
  };
  if (force->place == ADC_BUCK_IN_ZONE && force->piece < ADC_BUCK_N_TYPES)
    info->n_hit = self->fight.sides[force->side].hit[force->piece];
  info->is_firing = info->n_ready > 0 && force->side == self->fight.turn &&
                    adc_buck_fight_choose (&self->fight, force->side, force->piece, &at_side,
                                           &target);
}

gboolean
adc_buck_battle_find_force (AdcBuckBattle *self, const char *id, AdcBuckForceInfo *info)
{
  g_return_val_if_fail (ADC_IS_BUCK_BATTLE (self), FALSE);

  for (guint i = 0; i < self->forces->len; i++)
    if (g_strcmp0 (g_array_index (self->forces, AdcBuckForce, i).id, id) == 0) {
      adc_buck_battle_get_force (self, i, info);
      return TRUE;
    }

  return FALSE;
}

const char *
adc_buck_battle_get_force_of (AdcBuckBattle *self, guint side, guint piece, AdcBuckPlace place)
{
  const AdcBuckForce *force;

  g_return_val_if_fail (ADC_IS_BUCK_BATTLE (self), NULL);

  force = adc_buck_battle_of (self, side, piece, place);
  return force != NULL ? force->id : NULL;
}

int
adc_buck_battle_get_number (AdcBuckBattle *self, AdcBuckType attacker, AdcBuckType target)
{
  g_return_val_if_fail (ADC_IS_BUCK_BATTLE (self), -1);
  g_return_val_if_fail (attacker < ADC_BUCK_N_TYPES && target < ADC_BUCK_N_TYPES, -1);

  return self->numbers[attacker][target];
}

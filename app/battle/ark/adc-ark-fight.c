/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-fight-private.h"

#include "adc-battle-report.h"

#include <glib/gi18n-lib.h>

static void battle_iface_init (AdcBattleInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcArkFight, adc_ark_fight, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_BATTLE, battle_iface_init))

const char * const adc_ark_side_ids[] = { "attacker", "defender", NULL };

static GPtrArray *
list_notes (AdcBattle *battle)
{
  return adc_reason_copy_list (ADC_ARK_FIGHT (battle)->notes);
}

static AdcResolution *
resolve (AdcBattle *battle)
{
  return adc_ark_fight_tell (ADC_ARK_FIGHT (battle));
}

/* It is only a few sums: nobody needs to see how far they are. */
static AdcForecast *
forecast (AdcBattle *battle, AdcProgress progress G_GNUC_UNUSED, gpointer data G_GNUC_UNUSED,
          GCancellable *cancellable, GError **error)
{
  if (g_cancellable_set_error_if_cancelled (cancellable, error))
    return NULL;

  return adc_ark_fight_forecast (ADC_ARK_FIGHT (battle), error);
}

static void
battle_iface_init (AdcBattleInterface *iface)
{
  iface->list_notes = list_notes;
  iface->resolve = resolve;
  iface->forecast = forecast;
}

static void
clear_troop (gpointer data)
{
  AdcArkTroop *troop = data;

  g_free (troop->id);
  g_free (troop->name);
}

static void
clear_bonus (gpointer data)
{
  AdcArkBonus *bonus = data;

  g_free (bonus->name);
}

static void
clear_held (gpointer data)
{
  AdcArkHeld *held = data;

  g_free ((char *) held->force);
  g_free ((char *) held->unit);
  g_free ((char *) held->name);
}

static void
adc_ark_fight_finalize (GObject *object)
{
  AdcArkFight *self = ADC_ARK_FIGHT (object);

  g_array_unref (self->seen);
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++) {
    AdcArkParty *party = &self->parties[side];

    g_free (party->name);
    g_array_unref (party->troops);
    g_array_unref (party->bonuses);
    g_array_unref (party->cards);
    g_array_unref (party->lines);
    g_array_unref (party->chances);
    g_ptr_array_unref (party->steps);
  }
  g_free (self->obstacle);
  g_ptr_array_unref (self->defence_steps);
  g_ptr_array_unref (self->notes);
  g_ptr_array_unref (self->assumptions);
  G_OBJECT_CLASS (adc_ark_fight_parent_class)->finalize (object);
}

static void
adc_ark_fight_class_init (AdcArkFightClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_ark_fight_finalize;
}

static GPtrArray *
create_reasons (void)
{
  return g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
}

static GArray *
create_array (guint size, GDestroyNotify clear)
{
  GArray *array = g_array_new (FALSE, TRUE, size);

  if (clear != NULL)
    g_array_set_clear_func (array, clear);

  return array;
}

static void
adc_ark_fight_init (AdcArkFight *self)
{
  self->seen = create_array (sizeof (AdcArkHeld), clear_held);
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++) {
    AdcArkParty *party = &self->parties[side];

    party->troops = create_array (sizeof (AdcArkTroop), clear_troop);
    party->bonuses = create_array (sizeof (AdcArkBonus), clear_bonus);
    party->cards = create_array (sizeof (AdcArkHeld), clear_held);
    party->lines = create_array (sizeof (int), NULL);
    party->chances = create_array (sizeof (AdcArkChance), NULL);
    party->steps = create_reasons ();
    party->played = -1;
    party->best = -1;
  }
  self->defence_steps = create_reasons ();
  self->notes = create_reasons ();
  self->assumptions = create_reasons ();
}

static AdcBattle *
prepare (AdcGame *game, AdcScenario *scenario, GPtrArray *faults)
{
  g_autoptr(AdcArkFight) self = g_object_new (ADC_TYPE_ARK_FIGHT, NULL);

  if (!adc_ark_fight_read (self, game, scenario, faults))
    return NULL;

  adc_ark_fight_add_up (self);
  adc_ark_fight_weigh (self);
  adc_ark_fight_ask (self, faults);
  adc_ark_fight_note (self);
  adc_ark_fight_assume (self);
  return ADC_BATTLE (g_steal_pointer (&self));
}

static const char *
get_name (const char *id)
{
  static const struct {
    const char *id;
    const char *name;
  } names[] = {
    { "attacker", N_("Attacker") },
    { "defender", N_("Defender") },
    { "nobody", N_("Nobody") },
    { "attacker-arsenal", N_("Arsenal of the attacker") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i].id, id))
      return _(names[i].name);

  return NULL;
}

/* Whose units they are, whose bonus, whose card. */
static char *
dup_epithet (AdcGame *game, const AdcScenarioSide *side,
             const AdcScenarioForce *force G_GNUC_UNUSED)
{
  return g_strdup (adc_scenario_get_side_name (game, side));
}

const AdcEngine adc_ark_engine = {
  .game = "ark",
  .prepare = prepare,
  .get_name = get_name,
  .sides = adc_ark_side_ids,
  .first = "cout-victoire",
  .dup_epithet = dup_epithet,
  .sides_are_factions = TRUE,
  .has_cards = TRUE,
};

const AdcArkCombat *
adc_ark_fight_get_combat (AdcArkFight *self)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), NULL);

  return &self->combat;
}

gboolean
adc_ark_fight_is_laid_out (AdcArkFight *self)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), FALSE);

  return self->obstacle == NULL;
}

const char *
adc_ark_fight_get_obstacle (AdcArkFight *self)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), NULL);

  return self->obstacle;
}

gboolean
adc_ark_fight_is_missing (AdcArkFight *self)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), FALSE);

  return self->is_missing;
}

gboolean
adc_ark_fight_has_bonuses (AdcArkFight *self)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), FALSE);

  return self->variant != ADC_ARK_VARIANT_NONE;
}

AdcArkSide
adc_ark_fight_get_viewpoint (AdcArkFight *self)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), ADC_ARK_ATTACKER);

  return self->viewpoint;
}

const char *
adc_ark_fight_get_name (AdcArkFight *self, AdcArkSide side)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), NULL);
  g_return_val_if_fail (side < ADC_ARK_N_SIDES, NULL);

  return self->parties[side].name;
}

const AdcArkUnits *
adc_ark_fight_get_units (AdcArkFight *self, AdcArkSide side)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), NULL);
  g_return_val_if_fail (side < ADC_ARK_N_SIDES, NULL);

  return &self->parties[side].units;
}

int
adc_ark_fight_get_unseen (AdcArkFight *self, AdcArkSide side)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), ADC_ARK_UNKNOWN);
  g_return_val_if_fail (side < ADC_ARK_N_SIDES, ADC_ARK_UNKNOWN);

  return self->parties[side].unseen;
}

GPtrArray *
adc_ark_fight_get_defence_steps (AdcArkFight *self)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), NULL);

  return self->defence_steps;
}

GPtrArray *
adc_ark_fight_get_strength_steps (AdcArkFight *self, AdcArkSide side)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), NULL);
  g_return_val_if_fail (side < ADC_ARK_N_SIDES, NULL);

  return self->parties[side].steps;
}

int
adc_ark_fight_get_uncapped (AdcArkFight *self)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), ADC_ARK_UNKNOWN);

  return self->uncapped;
}

guint
adc_ark_fight_count_cards (AdcArkFight *self, AdcArkSide side)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), 0);
  g_return_val_if_fail (side < ADC_ARK_N_SIDES, 0);

  return self->parties[side].cards->len;
}

const AdcArkHeld *
adc_ark_fight_get_card (AdcArkFight *self, AdcArkSide side, guint card)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), NULL);
  g_return_val_if_fail (side < ADC_ARK_N_SIDES, NULL);
  g_return_val_if_fail (card < self->parties[side].cards->len, NULL);

  return adc_ark_held (self, side, card);
}

int
adc_ark_fight_get_played (AdcArkFight *self, AdcArkSide side)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), -1);
  g_return_val_if_fail (side < ADC_ARK_N_SIDES, -1);

  return self->parties[side].played;
}

/* One that is not there is one that nobody knows. */
static AdcArkCard
get_face (AdcArkFight *self, AdcArkSide side, int card)
{
  return card >= 0 && card < (int) self->parties[side].cards->len
           ? adc_ark_held (self, side, card)->card
           : (AdcArkCard) { ADC_ARK_UNKNOWN, ADC_ARK_ICON_UNKNOWN };
}

AdcArkOutcome
adc_ark_fight_get_outcome (AdcArkFight *self, int attacker, int defender)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), ADC_ARK_UNDECIDED);

  return adc_ark_combat_resolve (&self->combat, get_face (self, ADC_ARK_ATTACKER, attacker),
                                 get_face (self, ADC_ARK_DEFENDER, defender));
}

int
adc_ark_fight_get_needed (AdcArkFight *self, AdcArkSide side, guint other)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), ADC_ARK_UNKNOWN);
  g_return_val_if_fail (side < ADC_ARK_N_SIDES, ADC_ARK_UNKNOWN);

  return adc_ark_combat_get_needed (&self->combat, side, get_face (self, !side, other).power);
}

const AdcArkChance *
adc_ark_fight_get_chance (AdcArkFight *self, AdcArkSide side, guint card)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), NULL);
  g_return_val_if_fail (side < ADC_ARK_N_SIDES, NULL);
  g_return_val_if_fail (card < self->parties[side].chances->len, NULL);

  return &g_array_index (self->parties[side].chances, AdcArkChance, card);
}

int
adc_ark_fight_get_best (AdcArkFight *self, AdcArkSide side)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), -1);
  g_return_val_if_fail (side < ADC_ARK_N_SIDES, -1);

  return self->parties[side].best;
}

AdcArkOutcome
adc_ark_fight_get_end (AdcArkFight *self)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), ADC_ARK_UNDECIDED);

  if (self->obstacle != NULL)
    return ADC_ARK_UNDECIDED;

  return adc_ark_fight_get_outcome (self, self->parties[ADC_ARK_ATTACKER].played,
                                    self->parties[ADC_ARK_DEFENDER].played);
}

const AdcArkPool *
adc_ark_fight_get_box (AdcArkFight *self)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), NULL);

  return &self->box;
}

const AdcArkPool *
adc_ark_fight_get_pool (AdcArkFight *self)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), NULL);

  return &self->pool;
}

guint
adc_ark_fight_count_known (AdcArkFight *self)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), 0);

  return adc_ark_pool_count (&self->box);
}

guint
adc_ark_fight_count_strangers (AdcArkFight *self)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), 0);

  return self->n_strangers;
}

GPtrArray *
adc_ark_fight_get_assumptions (AdcArkFight *self)
{
  g_return_val_if_fail (ADC_IS_ARK_FIGHT (self), NULL);

  return self->assumptions;
}

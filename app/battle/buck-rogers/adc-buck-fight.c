/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-fight.h"

#include "adc-buck-aim.h"

#include <string.h>

#define HIGHEST_FACE 10
#define LONG_FIGHT   1000 /* rounds: none lasts that long, as far as the digits of any chance go */

static gboolean
is_ship (guint type)
{
  return type == ADC_BUCK_FIGHTER || type == ADC_BUCK_BATTLER || type == ADC_BUCK_TRANSPORT;
}

static gboolean
can_be_bombed (guint target)
{
  return target == ADC_BUCK_TROOPER || target == ADC_BUCK_GENNIE || target == ADC_BUCK_FIGHTER ||
         target == ADC_BUCK_TRANSPORT || target == ADC_BUCK_FACTORY;
}

static guint
count_not_hit (const AdcBuckSide *side, guint type)
{
  return side->pieces[type] - MIN (side->hit[type], side->pieces[type]);
}

static guint
count_all_not_hit (const AdcBuckSide *side)
{
  guint n = 0;

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    n += count_not_hit (side, type);

  return n;
}

guint
adc_buck_side_count (const AdcBuckSide *self)
{
  guint n = 0;

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    n += self->pieces[type];

  return n;
}

/* Ships that a satellite finds in its zone: above a territory only battlers are known of. */
static guint
count_ships (const AdcBuckFight *self, guint side, guint type)
{
  if (!is_ship (type))
    return 0;
  if (self->zone == ADC_BUCK_TERRITORY)
    return type == ADC_BUCK_BATTLER ? self->sides[side].orbit_battlers : 0;

  return self->sides[side].pieces[type];
}

guint
adc_buck_fight_get_number (const AdcBuckFight *self, guint side, AdcBuckType attacker,
                           AdcBuckType target)
{
  const AdcBuckSide *from;
  guint number, n_leaders, bonus;

  g_return_val_if_fail (side < self->n_sides, ADC_BUCK_NEVER);
  g_return_val_if_fail (attacker < ADC_BUCK_N_TYPES, ADC_BUCK_NEVER);
  g_return_val_if_fail ((guint) target < ADC_BUCK_N_TARGETS, ADC_BUCK_NEVER);

  from = &self->sides[side];
  if (self->stage == ADC_BUCK_BOMBS && attacker == ADC_BUCK_BATTLER) {
    number = can_be_bombed (target) ? self->table.bomb : ADC_BUCK_NEVER;
    return number > HIGHEST_FACE ? ADC_BUCK_NEVER : number;
  }

  number = (guint) target < ADC_BUCK_N_TYPES ? self->table.number[attacker][target]
                                             : ADC_BUCK_NEVER;
  if (number == ADC_BUCK_NEVER)
    return ADC_BUCK_NEVER;

  n_leaders = self->stage == ADC_BUCK_SATELLITES && self->zone == ADC_BUCK_TERRITORY
                ? from->orbit_leaders
                : from->n_leaders;
  bonus = n_leaders > 0 ? from->bonus : 0;
  number = number > bonus ? number - bonus : 1;
  return number > HIGHEST_FACE ? ADC_BUCK_NEVER : number;
}

gboolean
adc_buck_fight_may_aim (const AdcBuckFight *self, guint side, guint at_side, AdcBuckType target)
{
  const AdcBuckSide *at;

  g_return_val_if_fail (side < self->n_sides && at_side < self->n_sides, FALSE);
  g_return_val_if_fail ((guint) target < ADC_BUCK_N_TARGETS, FALSE);

  if (at_side == side)
    return FALSE;

  at = &self->sides[at_side];
  switch (self->stage) {
  case ADC_BUCK_SATELLITES:
    if (side < self->turn || !is_ship (target) ||
        adc_buck_fight_count_ready (self, side, ADC_BUCK_SATELLITE) == 0)
      return FALSE;
    return side == self->turn ? self->shots_left[at_side][target] > 0
                              : count_ships (self, at_side, target) > 0;

  case ADC_BUCK_BOMBS:
    if (!can_be_bombed (target) || adc_buck_fight_count_ready (self, side, ADC_BUCK_BATTLER) == 0)
      return FALSE;
    return (guint) target == ADC_BUCK_FACTORY ? (int) at_side == self->owner && at->n_factories > 0
                                              : at->pieces[target] > 0;

  case ADC_BUCK_ROUNDS:
  default:
    return (guint) target < ADC_BUCK_N_TYPES && count_not_hit (at, target) > 0 &&
           (target != ADC_BUCK_TRANSPORT || !adc_buck_has_escort (at->pieces));
  }
}

gboolean
adc_buck_fight_choose (const AdcBuckFight *self, guint side, AdcBuckType attacker, guint *at_side,
                       AdcBuckType *target)
{
  AdcBuckWishes wishes;

  g_return_val_if_fail (side < self->n_sides, FALSE);
  g_return_val_if_fail (attacker < ADC_BUCK_N_TYPES, FALSE);

  if (adc_buck_fight_count_ready (self, side, attacker) == 0)
    return FALSE;

  adc_buck_wishes_fill (&wishes, self, side, attacker);
  for (guint i = 0; i < wishes.n; i++) {
    int best = -1;
    guint most = 0;

    for (guint other = 0; other < self->n_sides; other++) {
      if (adc_buck_fight_may_aim (self, side, other, wishes.targets[i])) {
        const guint n = count_all_not_hit (&self->sides[other]);

        if (best < 0 || n > most) {
          best = other;
          most = n;
        }
      }
    }
    if (best >= 0) {
      *at_side = best;
      *target = wishes.targets[i];
      return TRUE;
    }
  }

  return FALSE;
}

static gboolean
can_throw (const AdcBuckFight *self, guint side)
{
  guint at_side;
  AdcBuckType target;

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    if (adc_buck_fight_choose (self, side, type, &at_side, &target))
      return TRUE;

  return FALSE;
}

/* The ships a satellite is to fire at, once its turn comes. */
static void
load_satellite (AdcBuckFight *self)
{
  memset (self->shots_left, 0, sizeof self->shots_left);
  if (self->turn >= self->n_sides)
    return;

  for (guint side = 0; side < self->n_sides; side++)
    for (guint type = 0; side != self->turn && type < ADC_BUCK_N_TYPES; type++)
      self->shots_left[side][type] = count_ships (self, side, type);
}

/* Leaders whom nobody of theirs is left to protect. */
static void
lose_leaders (AdcBuckFight *self)
{
  guint n_fighting = 0;
  guint n_alone = 0;

  for (guint i = 0; i < self->n_sides; i++) {
    if (adc_buck_side_count (&self->sides[i]) > 0)
      n_fighting++;
    else if (self->sides[i].n_leaders > 0)
      n_alone++;
  }

  if (n_fighting == 0 && n_alone < 2)
    return;
  for (guint i = 0; i < self->n_sides; i++)
    if (adc_buck_side_count (&self->sides[i]) == 0)
      self->sides[i].n_leaders = 0;
}

static void
enter_stage (AdcBuckFight *self, AdcBuckStage stage)
{
  self->stage = stage;
  self->turn = 0;
  self->round = stage == ADC_BUCK_ROUNDS ? 1 : 0;
  memset (self->shots_left, 0, sizeof self->shots_left);
  if (stage == ADC_BUCK_SATELLITES)
    load_satellite (self);
}

/* Goes on to whoever fires in the opening, or to the rounds. */
static void
pass_opening (AdcBuckFight *self)
{
  while (self->stage != ADC_BUCK_ROUNDS) {
    while (self->turn < self->n_sides) {
      if (can_throw (self, self->turn))
        return;
      self->turn++;
      if (self->stage == ADC_BUCK_SATELLITES)
        load_satellite (self);
    }
    enter_stage (self, self->stage + 1);
  }
}

static void
end_round (AdcBuckFight *self)
{
  for (guint i = 0; i < self->n_sides; i++) {
    AdcBuckSide *side = &self->sides[i];

    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      side->pieces[type] = count_not_hit (side, type);
    memset (side->hit, 0, sizeof side->hit);
    memset (side->fired, 0, sizeof side->fired);
  }
  self->turn = 0;
  self->round++;
}

static gboolean
is_start_of_round (const AdcBuckFight *self)
{
  if (self->turn > 0)
    return FALSE;

  for (guint i = 0; i < self->n_sides; i++)
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      if (self->sides[i].hit[type] > 0 || self->sides[i].fired[type] > 0)
        return FALSE;

  return TRUE;
}

gboolean
adc_buck_fight_has_stopped (const AdcBuckFight *self, guint round)
{
  return self->zone != ADC_BUCK_TERRITORY && self->last_round > 0 && round > self->last_round;
}

gboolean
adc_buck_fight_is_limited (const AdcBuckFight *self)
{
  return self->zone != ADC_BUCK_TERRITORY && self->last_round > 0 &&
         self->last_round < (guint64) self->round + LONG_FIGHT;
}

/* At the start of a round. */
static gboolean
is_over (const AdcBuckFight *self)
{
  guint n_present = 0;

  if (adc_buck_fight_has_stopped (self, self->round))
    return TRUE;

  for (guint i = 0; i < self->n_sides; i++)
    if (adc_buck_side_count (&self->sides[i]) > 0 || self->sides[i].n_leaders > 0)
      n_present++;
  if (n_present <= 1)
    return TRUE;

  /* Those who can never hit each other do not fight on for ever. */
  for (guint i = 0; i < self->n_sides; i++)
    if (can_throw (self, i))
      return FALSE;

  return TRUE;
}

void
adc_buck_fight_start (AdcBuckFight *self)
{
  g_return_if_fail (self->n_sides <= ADC_BUCK_MAX_SIDES);

  for (guint i = 0; i < self->n_sides; i++) {
    AdcBuckSide *side = &self->sides[i];

    memset (side->hit, 0, sizeof side->hit);
    memset (side->fired, 0, sizeof side->fired);
    side->orbit_bombed = 0;
    side->has_defended = side->has_defended || side->n_leaders > 0 ||
                         adc_buck_side_count (side) > 0;
  }
  enter_stage (self, ADC_BUCK_SATELLITES);
  pass_opening (self);
}

gboolean
adc_buck_fight_settle (AdcBuckFight *self)
{
  g_return_val_if_fail (self->n_sides <= ADC_BUCK_MAX_SIDES, TRUE);

  pass_opening (self);
  if (self->stage != ADC_BUCK_ROUNDS)
    return FALSE;

  while (TRUE) {
    if (is_start_of_round (self)) {
      lose_leaders (self);
      if (is_over (self))
        return TRUE;
    }
    for (; self->turn < self->n_sides; self->turn++)
      if (can_throw (self, self->turn))
        return FALSE;
    end_round (self);
  }
}

/* A satellite takes what it hits out of its zone at once, and a leader left alone there with it. */
static void
throw_satellite (AdcBuckFight *self, guint at_side, guint target, gboolean is_hit)
{
  AdcBuckSide *at = &self->sides[at_side];

  self->shots_left[at_side][target]--;
  if (!is_hit)
    return;

  if (self->zone != ADC_BUCK_TERRITORY) {
    at->pieces[target]--;
    return;
  }
  at->orbit_battlers--;
  if (at->orbit_battlers == 0 && at->orbit_satellite == 0)
    at->orbit_leaders = 0;
}

static void
throw_bomb (AdcBuckFight *self, guint side, guint at_side, guint target, gboolean is_hit)
{
  self->sides[side].orbit_bombed++;
  if (!is_hit)
    return;

  if (target == ADC_BUCK_FACTORY)
    self->sides[at_side].n_factories--;
  else
    self->sides[at_side].pieces[target]--;
}

void
adc_buck_fight_throw (AdcBuckFight *self, guint side, AdcBuckType attacker, guint at_side,
                      guint target, gboolean is_hit)
{
  g_return_if_fail (side < self->n_sides && at_side < self->n_sides);
  g_return_if_fail (attacker < ADC_BUCK_N_TYPES && target < ADC_BUCK_N_TARGETS);
  g_return_if_fail (adc_buck_fight_count_ready (self, side, attacker) > 0);
  g_return_if_fail (adc_buck_fight_may_aim (self, side, at_side, target));

  switch (self->stage) {
  case ADC_BUCK_SATELLITES:
    g_return_if_fail (side == self->turn);
    throw_satellite (self, at_side, target, is_hit);
    break;
  case ADC_BUCK_BOMBS:
    throw_bomb (self, side, at_side, target, is_hit);
    break;
  case ADC_BUCK_ROUNDS:
  default:
    self->sides[side].fired[attacker]++;
    if (is_hit)
      self->sides[at_side].hit[target]++;
    break;
  }
}

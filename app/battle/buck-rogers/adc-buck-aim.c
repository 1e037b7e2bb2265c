/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-aim.h"

#define N_FACES 10

/* The most valuable first; bombs have an order of their own. */
static const guint8 value_order[] = {
  ADC_BUCK_SATELLITE, ADC_BUCK_BATTLER, ADC_BUCK_FIGHTER,   ADC_BUCK_GENNIE,
  ADC_BUCK_TROOPER,   ADC_BUCK_MARKER,  ADC_BUCK_TRANSPORT,
};
static const guint8 bomb_order[] = {
  ADC_BUCK_FACTORY, ADC_BUCK_FIGHTER, ADC_BUCK_TRANSPORT, ADC_BUCK_GENNIE, ADC_BUCK_TROOPER,
};

/* The place of a type in the side's own list; what it does not name comes after all that it names. */
static guint
get_place (const AdcBuckSide *side, guint target)
{
  for (guint i = 0; i < ADC_BUCK_N_TARGETS; i++)
    if (side->order[i] == target)
      return i;

  return ADC_BUCK_N_TARGETS;
}

static guint
get_rank (const AdcBuckFight *fight, guint side, AdcBuckType attacker, guint target)
{
  switch (fight->sides[side].aim) {
  case ADC_BUCK_AIM_EASIEST:
    return adc_buck_fight_get_number (fight, side, attacker, target);
  case ADC_BUCK_AIM_ORDER:
    return get_place (&fight->sides[side], target);
  case ADC_BUCK_AIM_VALUE:
  case ADC_BUCK_AIM_BEST:
  default:
    return 0;
  }
}

/* A few types, inserted one after the other: those of equal rank stay in the order of their value. */
void
adc_buck_wishes_fill (AdcBuckWishes *self, const AdcBuckFight *fight, guint side,
                      AdcBuckType attacker)
{
  const gboolean is_bomb = fight->stage == ADC_BUCK_BOMBS;
  const guint8 *values = is_bomb ? bomb_order : value_order;
  const guint n_values = is_bomb ? G_N_ELEMENTS (bomb_order) : G_N_ELEMENTS (value_order);
  guint ranks[ADC_BUCK_N_TARGETS];

  self->n = 0;
  for (guint i = 0; i < n_values; i++) {
    const guint rank = get_rank (fight, side, attacker, values[i]);
    guint place = self->n;

    if (adc_buck_fight_get_number (fight, side, attacker, values[i]) == ADC_BUCK_NEVER)
      continue;

    for (; place > 0 && ranks[place - 1] > rank; place--) {
      ranks[place] = ranks[place - 1];
      self->targets[place] = self->targets[place - 1];
    }
    ranks[place] = rank;
    self->targets[place] = values[i];
    self->n++;
  }
}

guint
adc_buck_fight_count_ready (const AdcBuckFight *self, guint side, AdcBuckType attacker)
{
  const AdcBuckSide *from = &self->sides[side];

  switch (self->stage) {
  case ADC_BUCK_SATELLITES:
    if (attacker != ADC_BUCK_SATELLITE)
      return 0;
    return self->zone == ADC_BUCK_TERRITORY ? MIN (from->orbit_satellite, 1)
           : self->zone == ADC_BUCK_NEAR_ORBIT ? MIN (from->pieces[ADC_BUCK_SATELLITE], 1)
                                               : 0;
  case ADC_BUCK_BOMBS:
    if (attacker != ADC_BUCK_BATTLER || self->zone != ADC_BUCK_TERRITORY)
      return 0;
    return from->orbit_battlers - MIN (from->orbit_bombed, from->orbit_battlers);
  case ADC_BUCK_ROUNDS:
  default:
    return from->pieces[attacker] - MIN (from->fired[attacker], from->pieces[attacker]);
  }
}

gboolean
adc_buck_has_escort (const guint8 *pieces)
{
  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    if (pieces[type] > 0 && type != ADC_BUCK_TRANSPORT && type != ADC_BUCK_MARKER)
      return TRUE;

  return FALSE;
}

double
adc_buck_get_chance (guint number)
{
  return number == ADC_BUCK_NEVER ? 0 : (N_FACES + 1.0 - number) / N_FACES;
}

void
adc_buck_position_escort (AdcBuckPosition *self)
{
  self->escorted = 0;
  for (guint side = 0; side < ADC_BUCK_MAX_SIDES; side++)
    if (adc_buck_has_escort (self->left[side]))
      self->escorted |= 1u << side;
}

guint
adc_buck_position_count (const AdcBuckPosition *self, guint side)
{
  guint n = 0;

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    n += self->left[side][type];

  return n;
}

void
adc_buck_aims_fill (AdcBuckAims *self, const AdcBuckFight *fight)
{
  AdcBuckFight in_round = *fight;

  in_round.stage = ADC_BUCK_ROUNDS;
  self->n_sides = fight->n_sides;
  for (guint side = 0; side < fight->n_sides; side++) {
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
      adc_buck_wishes_fill (&self->wishes[side][type], &in_round, side, type);
      for (guint target = 0; target < ADC_BUCK_N_TYPES; target++)
        self->numbers[side][type][target] = adc_buck_fight_get_number (&in_round, side, type,
                                                                       target);
    }
  }
}

gboolean
adc_buck_aims_choose (const AdcBuckAims *self, const AdcBuckPosition *position, guint side,
                      AdcBuckType attacker, guint *at_side, guint *target)
{
  const AdcBuckWishes *wishes = &self->wishes[side][attacker];

  for (guint i = 0; i < wishes->n; i++) {
    const guint wish = wishes->targets[i];
    guint most = 0;

    for (guint other = 0; other < self->n_sides; other++) {
      guint n;

      if (other == side || position->left[other][wish] == 0 ||
          (wish == ADC_BUCK_TRANSPORT && position->escorted & (1u << other)))
        continue;

      n = adc_buck_position_count (position, other);
      if (n > most) {
        most = n;
        *at_side = other;
      }
    }
    if (most > 0) {
      *target = wish;
      return TRUE;
    }
  }

  return FALSE;
}

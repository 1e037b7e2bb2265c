/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ark-combat.h"

int
adc_ark_defence_compute (int n_units, int per_unit, int fixed)
{
  return MIN (ADC_ARK_MAX_DEFENCE, n_units * per_unit + fixed);
}

AdcArkStart
adc_ark_combat_get_start (const AdcArkCombat *self)
{
  const int arsenal = self->arsenals[ADC_ARK_ATTACKER];

  if (arsenal >= ADC_ARK_MAX_DEFENCE)
    return ADC_ARK_START_OPEN; /* against any defence */
  if (arsenal == ADC_ARK_UNKNOWN || self->defence == ADC_ARK_UNKNOWN)
    return ADC_ARK_START_UNKNOWN;

  return arsenal < self->defence ? ADC_ARK_START_LOST : ADC_ARK_START_OPEN;
}

int
adc_ark_combat_get_strength (const AdcArkCombat *self, AdcArkSide side)
{
  return self->arsenals[side] == ADC_ARK_UNKNOWN ? ADC_ARK_UNKNOWN
                                                 : self->arsenals[side] + self->bonuses[side];
}

gboolean
adc_ark_combat_get_lead (const AdcArkCombat *self, int *lead)
{
  const int attacker = adc_ark_combat_get_strength (self, ADC_ARK_ATTACKER);
  const int defender = adc_ark_combat_get_strength (self, ADC_ARK_DEFENDER);

  if (attacker == ADC_ARK_UNKNOWN || defender == ADC_ARK_UNKNOWN)
    return FALSE;

  *lead = defender - attacker + 1; /* a tie is the defender's */
  return TRUE;
}

AdcArkOutcome
adc_ark_combat_resolve (const AdcArkCombat *self, AdcArkCard attacker, AdcArkCard defender)
{
  const AdcArkStart start = adc_ark_combat_get_start (self);
  const AdcArkCard none = { 0, ADC_ARK_ICON_NO };
  int lead;

  if (start != ADC_ARK_START_OPEN)
    return start == ADC_ARK_START_LOST ? ADC_ARK_DEFENDER_WINS : ADC_ARK_UNDECIDED;
  if (!self->has_artifacts)
    attacker = defender = none;

  if (attacker.critical != ADC_ARK_ICON_NO && defender.critical != ADC_ARK_ICON_NO)
    return attacker.critical == ADC_ARK_ICON_YES && defender.critical == ADC_ARK_ICON_YES
             ? ADC_ARK_BOTH_LOSE
             : ADC_ARK_UNDECIDED;
  if (attacker.power == ADC_ARK_UNKNOWN || defender.power == ADC_ARK_UNKNOWN ||
      !adc_ark_combat_get_lead (self, &lead))
    return ADC_ARK_UNDECIDED;

  return attacker.power - defender.power >= lead ? ADC_ARK_ATTACKER_WINS : ADC_ARK_DEFENDER_WINS;
}

int
adc_ark_combat_get_needed (const AdcArkCombat *self, AdcArkSide side, int power)
{
  const gboolean is_lost = adc_ark_combat_get_start (self) == ADC_ARK_START_LOST;
  int lead;

  if (!self->has_artifacts || (is_lost && side == ADC_ARK_ATTACKER))
    return ADC_ARK_UNKNOWN;
  if (is_lost)
    return 0;
  if (power == ADC_ARK_UNKNOWN || !adc_ark_combat_get_lead (self, &lead))
    return ADC_ARK_UNKNOWN;

  return MAX (0, side == ADC_ARK_ATTACKER ? power + lead : power - lead + 1);
}

int
adc_ark_combat_get_left (const AdcArkCombat *self, AdcArkSide side, AdcArkOutcome outcome)
{
  const int arsenal = self->arsenals[side];

  if (side == ADC_ARK_DEFENDER || arsenal == ADC_ARK_UNKNOWN)
    return arsenal; /* which never falls */
  if (outcome == ADC_ARK_UNDECIDED)
    return ADC_ARK_UNKNOWN;
  if (outcome != ADC_ARK_ATTACKER_WINS)
    return arsenal;

  return self->defence == ADC_ARK_UNKNOWN ? ADC_ARK_UNKNOWN : MAX (0, arsenal - self->defence);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-fight-private.h"

#include <glib/gi18n-lib.h>

/* What the numbers of a fight are made of, line by line. */

static guint
count_fighting (AdcArkFight *self, AdcArkSide side)
{
  return self->parties[side].units.n_own + self->parties[side].units.n_neutral;
}

static void
count_units (AdcArkFight *self, AdcArkSide side)
{
  AdcArkUnits *units = &self->parties[side].units;

  for (guint i = 0; i < self->parties[side].troops->len; i++) {
    const AdcArkTroop *troop = adc_ark_troop (self, side, i);

    if (troop->is_wounded)
      units->n_wounded += troop->count;
    else if (troop->control == ADC_ARK_CONTROL_BOTH)
      units->n_apart += troop->count;
    else if (troop->is_neutral)
      units->n_neutral += troop->count;
    else
      units->n_own += troop->count;
  }
}

/* So much for each unit that fights. */
static void
add_for_units (GPtrArray *steps, const char *rule, const char *name, int gain, guint n_units)
{
  adc_ark_count (steps, rule, gain * (int) n_units,
                 /* Translators: where a bonus comes from, how much it gives, for how many units */
                 ngettext ("%s: %d × %u unit", "%s: %d × %u units", n_units), name, gain, n_units);
}

/* What a bonus gives to the defence. */
static void
add_defence (AdcArkFight *self, const AdcArkBonus *bonus, guint n_units)
{
  const int per_unit = bonus->gains[ADC_ARK_GAIN_PER_UNIT];
  const int fixed = bonus->gains[ADC_ARK_GAIN_FIXED];

  if (per_unit > 0)
    add_for_units (self->defence_steps, RULE_DEFENCE, bonus->name, per_unit, n_units);
  if (fixed > 0)
    /* Translators: where a bonus comes from that does not depend on how many units there are */
    adc_ark_count (self->defence_steps, RULE_DEFENCE, fixed, _("%s: fixed"), bonus->name);
}

static void
add_up_defence (AdcArkFight *self)
{
  const AdcArkParty *party = &self->parties[ADC_ARK_DEFENDER];
  const guint n_units = count_fighting (self, ADC_ARK_DEFENDER);
  int per_unit = party->defence;
  int fixed = 0;

  if (party->defence == ADC_ARK_UNKNOWN)
    adc_ark_say (self->defence_steps, RULE_PER_UNIT, _("%s: ?"), _("Printed on the biodome"));
  else
    add_for_units (self->defence_steps, RULE_PER_UNIT, _("Printed on the biodome"), party->defence,
                   n_units);
  for (guint i = 0; i < party->bonuses->len; i++) {
    const AdcArkBonus *bonus = adc_ark_bonus (self, ADC_ARK_DEFENDER, i);

    per_unit += bonus->gains[ADC_ARK_GAIN_PER_UNIT];
    fixed += bonus->gains[ADC_ARK_GAIN_FIXED];
    add_defence (self, bonus, n_units);
  }

  self->uncapped = ADC_ARK_UNKNOWN;
  self->combat.defence = ADC_ARK_UNKNOWN;
  if (party->defence == ADC_ARK_UNKNOWN)
    return;

  self->uncapped = (int) n_units * per_unit + fixed;
  self->combat.defence = adc_ark_defence_compute (n_units, per_unit, fixed);
  if (self->combat.defence < self->uncapped)
    adc_ark_count (self->defence_steps, NOTE_CAP, self->combat.defence - self->uncapped,
                   _("No defence is greater than %d"), ADC_ARK_MAX_DEFENCE);
}

/* The bonuses of the combat capacity. */
static int
add_up_bonuses (AdcArkFight *self, AdcArkSide side)
{
  AdcArkParty *party = &self->parties[side];
  const guint n_units = count_fighting (self, side);
  int sum = 0;

  for (guint i = 0; i < party->bonuses->len; i++) {
    const AdcArkBonus *bonus = adc_ark_bonus (self, side, i);
    const int per_unit = bonus->gains[ADC_ARK_GAIN_COMBAT_UNIT];
    const int per_cube = bonus->gains[ADC_ARK_GAIN_COMBAT_CUBE];

    if (self->variant == ADC_ARK_VARIANT_NONE) {
      if (per_unit > 0 || per_cube > 0)
        adc_ark_say (party->steps, RULE_CAPACITY,
                     /* Translators: where a bonus comes from */
                     _("%s: counts only with the sides B or the Advanced module 2"), bonus->name);
      continue;
    }

    if (per_unit > 0)
      add_for_units (party->steps, RULE_CAPACITY, bonus->name, per_unit, n_units);
    if (per_cube > 0)
      adc_ark_count (party->steps, NOTE_CUBES, per_cube * party->cubes,
                     /* Translators: where a bonus comes from, how much, for how many cubes */
                     ngettext ("%s: %d × %d cube in the room", "%s: %d × %d cubes in the room",
                               party->cubes),
                     bonus->name, per_cube, party->cubes);
    sum += per_unit * (int) n_units + per_cube * party->cubes;
  }

  return sum;
}

static void
add_up_strength (AdcArkFight *self, AdcArkSide side)
{
  AdcArkParty *party = &self->parties[side];

  self->combat.arsenals[side] = party->arsenal;
  if (party->arsenal == ADC_ARK_UNKNOWN)
    adc_ark_say (party->steps, RULE_ARSENAL, _("%s: ?"), _("Arsenal"));
  else
    adc_ark_count (party->steps, RULE_ARSENAL, party->arsenal, "%s", _("Arsenal"));
  self->combat.bonuses[side] = add_up_bonuses (self, side);
}

static void
look_for_obstacle (AdcArkFight *self)
{
  for (guint side = 0; side < ADC_ARK_N_SIDES && self->obstacle == NULL; side++) {
    const AdcArkParty *party = &self->parties[side];

    if (count_fighting (self, side) > 0)
      continue;

    self->obstacle = g_strdup_printf (party->units.n_apart > 0
                                        /* Translators: the name of a side */
                                        ? _("there is no combat: %s has only neutral units that "
                                            "the other player controls too")
                                        /* Translators: the name of a side */
                                        : _("there is no combat: %s has no unit in the room that "
                                            "can fight"),
                                      party->name);
  }
}

void
adc_ark_fight_add_up (AdcArkFight *self)
{
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++)
    count_units (self, side);
  add_up_defence (self);
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++)
    add_up_strength (self, side);
  look_for_obstacle (self);
}

/* What happens to neutral units is easily forgotten. */
static void
note_neutrals (AdcArkFight *self, AdcArkSide side)
{
  const AdcArkParty *party = &self->parties[side];
  gboolean is_shared = FALSE;

  for (guint i = 0; i < party->troops->len; i++) {
    const AdcArkTroop *troop = adc_ark_troop (self, side, i);

    if (troop->is_wounded)
      /* Translators: the name of units, then how many */
      adc_ark_say (self->notes, RULE_COMBAT, _("%s ×%u: wounded, they do not fight"), troop->name,
                   troop->count);
    else if (troop->control == ADC_ARK_CONTROL_BOTH)
      adc_ark_say (self->notes, RULE_NEUTRALS,
                   /* Translators: the name of units, then how many */
                   _("%s ×%u: both players control them, so they take no part"), troop->name,
                   troop->count);
    else
      is_shared |= troop->control == ADC_ARK_CONTROL_SHARED;
  }
  if (is_shared && side == ADC_ARK_DEFENDER && party->units.n_own == 0)
    adc_ark_say (self->notes, RULE_NEUTRALS,
                 /* Translators: the name of a side */
                 _("Only neutral units hold the room, and several players control them: the "
                   "attacker has announced that %s is the one attacked"),
                 party->name);
}

void
adc_ark_fight_note (AdcArkFight *self)
{
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++)
    note_neutrals (self, side);
  if (!self->combat.has_artifacts)
    adc_ark_say (self->notes, RULE_FIRST, _("First Mission: no artifact is played"));
  if (self->n_set_aside > 0)
    adc_ark_say (self->notes, RULE_FIRST,
                 ngettext ("First Mission: %u artifact is listed and left out",
                           "First Mission: %u artifacts are listed and left out",
                           self->n_set_aside),
                 self->n_set_aside);
  if (self->obstacle == NULL)
    adc_ark_say (self->notes, NOTE_OPPONENTS,
                 _("One combat is one opponent: another one in the same room is fought afterwards, "
                   "if the attacker still stands there, with the arsenal that is left"));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-clash-private.h"

#include <glib/gi18n-lib.h>

/* What a side's blow does in a skirmish, for the reader. */

static const char *
get_name (AdcStarClash *self, guint side, int unit)
{
  return adc_star_figure (self, side, unit)->name;
}

/* Whether the unit that is hit would be gone unseen if nobody detected it. */
static gboolean
is_cloaked (AdcStarClash *self, guint side, guint skirmish, int unit)
{
  const AdcStarSlot *slot = &self->battle.slots[skirmish][side];
  GArray *steps = self->steps[skirmish][side];

  if (self->battle.sides[side].units[unit].has_cloaking)
    return TRUE;

  for (guint i = 0; unit == slot->front && i < steps->len; i++) {
    const AdcStarStep *step = &g_array_index (steps, AdcStarStep, i);

    if (step->kind == ADC_STAR_STEP_GAIN && step->effect == ADC_STAR_CLOAKING)
      return TRUE;
  }

  return FALSE;
}

/* Who is hit, and by whose choice. */
static void
describe_target (AdcStarClash *self, guint side, guint skirmish, GPtrArray *verdict)
{
  const AdcStarSlot *slots = self->battle.slots[skirmish];
  const AdcStarOutcome *enemy = &self->results[skirmish].sides[!side];
  const int target = self->results[skirmish].sides[side].target;
  const char *own = get_name (self, side, slots[side].front);
  const char *front = get_name (self, !side, slots[!side].front);

  if (target == ADC_STAR_NONE)
    adc_star_say (verdict, RULE_REACH,
                  slots[!side].n_supports > 0
                      /* Translators: the names of both front units */
                      ? _("%s can hit neither the %s nor a supporting unit: nobody is hit")
                      : _("%s cannot hit the %s: nobody is hit"),
                  own, front);
  else if (target == slots[!side].front)
    /* Translators: the names of both front units */
    adc_star_say (verdict, RULE_REACH, _("%s hits the %s"), own, front);
  else if (enemy->n_choices > 1)
    /* Translators: the names of both front units, then of a supporting unit */
    adc_star_say (verdict, RULE_REACH, _("%s cannot hit the %s: a supporting unit is hit instead, "
                                         "which its owner chooses: the %s"),
                  own, front, get_name (self, !side, target));
  else
    /* Translators: the names of both front units, then of a supporting unit */
    adc_star_say (verdict, RULE_REACH,
                  _("%s cannot hit the %s: the only supporting unit within reach is hit instead, "
                    "the %s"),
                  own, front, get_name (self, !side, target));
}

static void
describe_fate (AdcStarClash *self, guint side, guint skirmish, GPtrArray *verdict)
{
  const AdcStarOutcome *own = &self->results[skirmish].sides[side];
  const AdcStarOutcome *enemy = &self->results[skirmish].sides[!side];
  const char *name;

  if (own->target == ADC_STAR_NONE)
    return;

  name = get_name (self, !side, own->target);
  if (enemy->fate == ADC_STAR_FATE_ESCAPES)
    /* Translators: the name of a unit */
    adc_star_say (verdict, RULE_CLOAKING, _("%s is cloaked and nobody sees it: it escapes to "
                                            "another area of the planet if there is room"),
                  name);
  else if (is_cloaked (self, !side, skirmish, own->target))
    /* Translators: the name of a unit */
    adc_star_say (verdict, RULE_DETECTOR, _("%s is cloaked, but a detector sees it: destroyed"),
                  name);
  else
    /* Translators: the name of a unit */
    adc_star_say (verdict, RULE_DESTRUCTION, _("%s is destroyed"), name);
}

static void
describe_sacrifice (AdcStarClash *self, guint side, guint skirmish, GPtrArray *verdict)
{
  const AdcStarResult *result = &self->results[skirmish];
  const AdcStarSlot *slots = self->battle.slots[skirmish];

  if (result->sides[side].is_sacrificed)
    /* Translators: the name of a unit */
    adc_star_say (verdict, NOTE_SACRIFICE, _("%s is sacrificed"),
                  get_name (self, side, slots[side].front));
  if (result->sides[side].is_sacrificed && result->sides[!side].is_taken)
    /* Translators: the name of a unit */
    adc_star_say (verdict, NOTE_SACRIFICE, _("%s flies, and is destroyed with it"),
                  get_name (self, !side, slots[!side].front));
}

static void
describe_splash (AdcStarClash *self, guint side, guint skirmish, GPtrArray *verdict)
{
  const AdcStarOutcome *outcome = &self->results[skirmish].sides[side];
  guint n = 0;

  for (guint i = 0; i < ADC_STAR_N_EFFECT_KINDS; i++)
    n += outcome->splash[i];
  if (n > 0)
    /* Translators: a number */
    adc_star_say (verdict, RULE_SPLASH_START,
                  ngettext ("Splash damage is triggered: %u more unit at the end of the battle",
                            "Splash damage is triggered: %u more units at the end of the battle",
                            n),
                  n);
}

/* What can be said while something is unknown. */
static void
describe_open (AdcStarClash *self, guint side, guint skirmish, GPtrArray *verdict)
{
  const AdcStarCamp *own = &self->bouts[skirmish].camps[side];
  const AdcStarCamp *enemy = &self->bouts[skirmish].camps[!side];
  const char *name = self->parties[side].name;

  if (own->attack_is_known && enemy->health_is_known)
    /* Translators: the name of a side, its attack, and the enemy's health */
    adc_star_say (verdict, RULE_STRENGTH, _("%s: attack %d against health %d; who is hit is not "
                                            "known yet"),
                  name, own->attack, enemy->health);
  else if (own->attack_is_known)
    /* Translators: the name of a side and its attack */
    adc_star_say (verdict, RULE_STRENGTH, _("%s: attack %d against a health that is not known yet"),
                  name, own->attack);
  else if (enemy->health_is_known)
    /* Translators: the name of a side, then the enemy's health */
    adc_star_say (verdict, RULE_STRENGTH, _("%s: an attack that is not known yet against health "
                                            "%d"),
                  name, enemy->health);
  else
    /* Translators: the name of a side */
    adc_star_say (verdict, RULE_STRENGTH, _("%s: neither attack nor the enemy’s health is known "
                                            "yet"),
                  name);
}

void
adc_star_clash_describe_blow (AdcStarClash *self, guint side, guint skirmish)
{
  AdcStarCamp *camp = &self->bouts[skirmish].camps[side];
  const AdcStarResult *result = &self->results[skirmish];
  const int attack = result->sides[side].attack;
  const int health = result->sides[!side].health;
  const char *name = self->parties[side].name;

  if (!camp->is_settled) {
    describe_open (self, side, skirmish, camp->verdict);
    return;
  }

  if (self->is_harmless[skirmish][side] &&
      !(camp->attack_is_known && self->bouts[skirmish].camps[!side].health_is_known)) {
    describe_target (self, side, skirmish, camp->verdict);
  } else if (!camp->is_sufficient) {
    /* Translators: the name of a side, its attack, and the enemy's health */
    adc_star_say (camp->verdict, RULE_STRENGTH, _("%s: attack %d against health %d, not "
                                                  "sufficient"),
                  name, attack, health);
  } else {
    /* Translators: the name of a side, its attack, and the enemy's health */
    adc_star_say (camp->verdict, RULE_STRENGTH, _("%s: attack %d against health %d, sufficient"),
                  name, attack, health);
    describe_target (self, side, skirmish, camp->verdict);
    describe_fate (self, side, skirmish, camp->verdict);
  }
  describe_sacrifice (self, side, skirmish, camp->verdict);
  describe_splash (self, side, skirmish, camp->verdict);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-stance.h"

#include <string.h>

/* One side's values being added up. */
typedef struct {
  AdcStarStance     *stance;
  const AdcStarSide *side;
  const AdcStarSlot *slot;
  const AdcStarUnit *front;
  const AdcStarUnit *enemy; /* the one in front */
  GArray            *steps; /* or NULL */
} Account;

static void
note (Account *self, AdcStarStepKind kind, gboolean is_health, int card, int unit, int value,
      AdcStarEffectKind effect)
{
  const AdcStarStep step = { kind, is_health, card, unit, value, effect };

  if (self->steps != NULL)
    g_array_append_val (self->steps, step);
}

static void
add (Account *self, AdcStarStepKind kind, gboolean is_health, int card, int unit, int value,
     AdcStarEffectKind effect)
{
  *(is_health ? &self->stance->health : &self->stance->attack) += value;
  note (self, kind, is_health, card, unit, value, effect);
}

/* What an ability adds to the attack or the health, or 0 if it does not. Returns whether it
 * counts. */
static gboolean
weigh_effect (Account *self, const AdcStarEffect *effect, int *value)
{
  *value = 0;
  switch (effect->kind) {
  case ADC_STAR_ATTACK_FLYING:
    if (self->enemy->realm != ADC_STAR_FLYING)
      return FALSE;
    *value = effect->amount;
    return TRUE;
  case ADC_STAR_ATTACK_SUPPORTED:
    if (self->slot->n_supports == 0)
      return FALSE;
    *value = effect->amount;
    return TRUE;
  case ADC_STAR_ATTACK:
  case ADC_STAR_HEALTH:
    *value = effect->amount;
    return TRUE;
  default:
    return effect->kind < ADC_STAR_N_EFFECT_KINDS;
  }
}

static void
take_effect (AdcStarStance *stance, const AdcStarCard *card, AdcStarEffectKind kind)
{
  switch (kind) {
  case ADC_STAR_NO_ENEMY_SUPPORT:
    stance->ignores_support = TRUE;
    break;
  case ADC_STAR_SPLASH_LIGHT:
  case ADC_STAR_SPLASH_GROUND:
  case ADC_STAR_SPLASH_FLYING:
  case ADC_STAR_SPLASH_ANY:
    stance->splash[kind]++;
    break;
  case ADC_STAR_CLOAKING:
    stance->cloaks = TRUE;
    break;
  case ADC_STAR_DETECTOR:
    stance->detects = TRUE;
    break;
  case ADC_STAR_SACRIFICE:
    stance->sacrifices = TRUE;
    break;
  case ADC_STAR_CANCEL:
    if (card->is_reinforcement)
      stance->reinforcement_cancels = TRUE;
    else
      stance->card_cancels = TRUE;
    stance->aims_at_card = card->cancels_standard; /* a reinforcement is read last: it decides */
    break;
  default:
    break;
  }
}

/* The abilities of a card that counts thanks to units of these kinds; the gains of one sort are
 * added at a time. */
static void
add_effects (Account *self, int index, guint64 kinds, gboolean is_health)
{
  const AdcStarCard *card = &self->side->cards[index];

  for (guint i = 0; i < MIN (card->n_effects, ADC_STAR_MAX_EFFECTS); i++) {
    const AdcStarEffect *effect = &card->effects[i];
    int value;

    if ((effect->units & kinds) == 0 || is_health != (effect->kind == ADC_STAR_HEALTH) ||
        !weigh_effect (self, effect, &value))
      continue;

    take_effect (self->stance, card, effect->kind);
    add (self, ADC_STAR_STEP_GAIN, is_health, index, ADC_STAR_NONE, value, effect->kind);
  }
}

/* The kinds of those that make a reinforcement count; none if nobody does. */
static guint64
find_kinds (const Account *self, const AdcStarCard *card)
{
  guint64 kinds = self->front->kind & card->icons;

  if (card->is_specialty)
    for (guint i = 0; i < self->slot->n_supports; i++)
      kinds |= self->side->units[self->slot->supports[i]].kind & card->icons;

  return kinds;
}

static void
add_cards (Account *self, int card, int reinforcement, gboolean is_health)
{
  if (card >= 0) {
    const AdcStarCard *standard = &self->side->cards[card];
    const gboolean fits = (standard->icons & self->front->kind) != 0;
    const int value = is_health ? (fits ? standard->major_health : standard->minor_health)
                                : (fits ? standard->major_attack : standard->minor_attack);

    add (self, fits ? ADC_STAR_STEP_MAJOR : ADC_STAR_STEP_MINOR, is_health, card, ADC_STAR_NONE,
         value, 0);
    if (fits)
      add_effects (self, card, self->front->kind, is_health);
  }

  if (reinforcement >= 0) {
    const guint64 kinds = find_kinds (self, &self->side->cards[reinforcement]);

    self->stance->reinforcement_counts = kinds != 0;
    if (kinds != 0)
      add_effects (self, reinforcement, kinds, is_health);
    else if (!is_health)
      note (self, ADC_STAR_STEP_VOID, FALSE, reinforcement, ADC_STAR_NONE, 0, 0);
  }
}

static void
add_supports (Account *self, gboolean support_counts)
{
  for (guint i = 0; i < self->slot->n_supports; i++) {
    const int index = self->slot->supports[i];
    const AdcStarUnit *unit = &self->side->units[index];
    const gboolean can_hit = (unit->hits & self->enemy->realm) != 0;

    if (can_hit)
      self->stance->support += unit->support;
    if (can_hit && support_counts)
      note (self, ADC_STAR_STEP_SUPPORT, FALSE, ADC_STAR_NONE, index, unit->support, 0);
    else
      note (self, ADC_STAR_STEP_IDLE_SUPPORT, FALSE, ADC_STAR_NONE, index, 0, 0);
    self->stance->detects = self->stance->detects || unit->is_detector;
  }
}

static void
add_modifiers (Account *self, gboolean is_health)
{
  const int of_side = is_health ? self->side->health : self->side->attack;
  const int of_unit = is_health ? self->front->health : self->front->attack;

  if (of_side != 0)
    add (self, ADC_STAR_STEP_SIDE, is_health, ADC_STAR_NONE, ADC_STAR_NONE, of_side, 0);
  if (of_unit != 0)
    add (self, ADC_STAR_STEP_UNIT, is_health, ADC_STAR_NONE, self->slot->front, of_unit, 0);
  if (!is_health && self->side->has_air_support && self->enemy->realm == ADC_STAR_FLYING)
    add (self, ADC_STAR_STEP_AIR_SUPPORT, FALSE, ADC_STAR_NONE, ADC_STAR_NONE, 1, 0);
}

void
adc_star_stance_fill (AdcStarStance *self, const AdcStarBattle *battle, guint skirmish, guint side,
                      int card, int reinforcement, gboolean support_counts, GArray *steps)
{
  const AdcStarSlot *slot = &battle->slots[skirmish][side];
  Account account = {
    .stance = self,
    .side = &battle->sides[side],
    .slot = slot,
    .front = &battle->sides[side].units[slot->front],
    .enemy = &battle->sides[!side].units[battle->slots[skirmish][!side].front],
    .steps = steps,
  };

  memset (self, 0, sizeof *self);
  self->cloaks = account.front->has_cloaking;
  self->detects = account.front->is_detector || account.side->has_air_support;
  add_cards (&account, card, reinforcement, FALSE);
  add_supports (&account, support_counts);
  add_modifiers (&account, FALSE);
  add_cards (&account, card, reinforcement, TRUE);
  add_modifiers (&account, TRUE);
}

AdcStarCancelled
adc_star_stances_cancel (const AdcStarStance stances[ADC_STAR_N_SIDES], guint *victim)
{
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    const AdcStarStance *enemy = &stances[!side];

    if (!stances[side].card_cancels && !stances[side].reinforcement_cancels)
      continue;

    *victim = !side;
    if (enemy->reinforcement_cancels)
      return ADC_STAR_LOSES_REINFORCEMENT;
    if (enemy->card_cancels || stances[side].aims_at_card || !enemy->reinforcement_counts)
      return ADC_STAR_LOSES_CARD;
    return ADC_STAR_LOSES_REINFORCEMENT;
  }

  return ADC_STAR_LOSES_NOTHING;
}

void
adc_star_stance_measure (const AdcStarStance *self, const AdcStarStance *enemy,
                         AdcStarOutcome *outcome)
{
  const gint64 attack = self->attack + (enemy->ignores_support ? 0 : self->support);

  outcome->attack = CLAMP (attack, 0, G_MAXINT);
  outcome->health = CLAMP (self->health, 0, G_MAXINT);
  outcome->reinforcement_counts = self->reinforcement_counts;
  outcome->has_detector = self->detects;
  outcome->front_is_cloaked = self->cloaks && !enemy->detects;
}

gboolean
adc_star_side_spares_less (const AdcStarSide *side, guint first, guint second)
{
  const AdcStarUnit *a = &side->units[first];
  const AdcStarUnit *b = &side->units[second];

  if (a->keep != b->keep)
    return a->keep < b->keep;
  if (a->value != b->value)
    return a->value < b->value;
  if (a->support != b->support)
    return a->support < b->support;
  return first > second;
}

/* Of a side with these units, the one that a front unit with these weapons destroys. */
static int
find_loss (const AdcStarSide *side, const AdcStarSlot *slot, guint hits, AdcStarOutcome *outcome)
{
  int loss = ADC_STAR_NONE;

  if (side->units[slot->front].realm & hits)
    return slot->front;

  for (guint i = 0; i < slot->n_supports; i++) {
    const int index = slot->supports[i];

    if ((side->units[index].realm & hits) == 0)
      continue;
    outcome->choices[outcome->n_choices++] = index;
    if (loss == ADC_STAR_NONE || adc_star_side_spares_less (side, index, loss))
      loss = index;
  }
  if (outcome->n_choices == 1)
    outcome->n_choices = 0;

  return loss;
}

void
adc_star_stances_meet (const AdcStarStance stances[ADC_STAR_N_SIDES], const AdcStarBattle *battle,
                       guint skirmish, AdcStarResult *result)
{
  const AdcStarSlot *slots = battle->slots[skirmish];

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    adc_star_stance_measure (&stances[side], &stances[!side], &result->sides[side]);

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    AdcStarOutcome *own = &result->sides[side];
    AdcStarOutcome *enemy = &result->sides[!side];
    const AdcStarSide *victims = &battle->sides[!side];

    own->is_sufficient = own->attack >= enemy->health;
    own->target = own->is_sufficient
                    ? find_loss (victims, &slots[!side],
                                 battle->sides[side].units[slots[side].front].hits, enemy)
                    : ADC_STAR_NONE;
    enemy->loss = own->target;
    if (enemy->loss == ADC_STAR_NONE)
      continue;

    enemy->fate = ADC_STAR_FATE_DIES;
    if (!own->has_detector && (victims->units[enemy->loss].has_cloaking ||
                               (enemy->loss == slots[!side].front && stances[!side].cloaks)))
      enemy->fate = ADC_STAR_FATE_ESCAPES;
    memcpy (own->splash, stances[side].splash, sizeof own->splash);
  }

  for (guint side = 0; side < ADC_STAR_N_SIDES; side++)
    result->sides[side].is_sacrificed = stances[side].sacrifices &&
                                        result->sides[side].loss != slots[side].front;
  for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
    AdcStarOutcome *own = &result->sides[side];

    own->is_taken = result->sides[!side].is_sacrificed && !own->is_sacrificed &&
                    own->loss != slots[side].front &&
                    battle->sides[side].units[slots[side].front].realm == ADC_STAR_FLYING;
  }
}

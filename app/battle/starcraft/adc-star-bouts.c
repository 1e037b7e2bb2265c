/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-clash-private.h"

/* Each skirmish as it stands, as far as cards and values are known. */

gboolean
adc_star_can_hit (const AdcStarUnit *unit, const AdcStarUnit *enemy)
{
  return (unit->hits & enemy->realm) != 0;
}

gboolean
adc_star_card_fits (const AdcStarCard *card, const AdcStarUnit *unit)
{
  return (card->icons & unit->kind) != 0;
}

void
adc_star_clash_fight (AdcStarClash *self)
{
  for (guint i = 0; i < self->battle.n_skirmishes; i++) {
    const AdcStarSlot *slots = self->battle.slots[i];
    const int cards[] = { slots[0].card, slots[1].card };
    const int reinforcements[] = { slots[0].reinforcement, slots[1].reinforcement };

    self->bouts[i].is_ready = slots[0].front != ADC_STAR_NONE && slots[1].front != ADC_STAR_NONE;
    if (self->bouts[i].is_ready)
      adc_star_skirmish_resolve (&self->battle, i, cards, reinforcements, &self->results[i],
                                 self->steps[i]);
  }
}

static gboolean
is_cancelled (GArray *steps, int card)
{
  for (guint i = 0; i < steps->len; i++) {
    const AdcStarStep *step = &g_array_index (steps, AdcStarStep, i);

    if (step->kind == ADC_STAR_STEP_CANCELLED && step->card == card)
      return TRUE;
  }

  return FALSE;
}

static const char *
get_unit_id (AdcStarClash *self, guint side, int unit)
{
  return unit >= 0 ? adc_star_figure (self, side, unit)->id : NULL;
}

static const char *
get_card_id (AdcStarClash *self, guint side, int card)
{
  return card >= 0 ? adc_star_face (self, side, card)->id : NULL;
}

/* Who and what is there. */
static void
fill_in (AdcStarClash *self, guint side, guint skirmish)
{
  AdcStarCamp *camp = &self->bouts[skirmish].camps[side];
  const AdcStarSlot *slot = &self->battle.slots[skirmish][side];
  const char **supports = g_new0 (const char *, slot->n_supports + 1);

  for (guint i = 0; i < slot->n_supports; i++)
    supports[i] = get_unit_id (self, side, slot->supports[i]);
  camp->front = get_unit_id (self, side, slot->front);
  camp->supports = supports;
  camp->card = get_card_id (self, side, slot->card);
  camp->reinforcement = slot->reinforcement == ADC_STAR_UNKNOWN
                            ? self->parties[side].hidden[skirmish]
                            : get_card_id (self, side, slot->reinforcement);
  camp->card_state = ADC_STAR_CARD_FACE_DOWN;
  camp->reinforcement_state = slot->reinforcement == ADC_STAR_NONE ? ADC_STAR_CARD_ABSENT
                                                                   : ADC_STAR_CARD_FACE_DOWN;
}

static void
fill_states (AdcStarClash *self, guint side, guint skirmish)
{
  AdcStarCamp *camp = &self->bouts[skirmish].camps[side];
  const AdcStarSlot *slot = &self->battle.slots[skirmish][side];
  const AdcStarSide *numbers = &self->battle.sides[side];
  const AdcStarOutcome *outcome = &self->results[skirmish].sides[side];

  if (slot->card >= 0)
    camp->card_state = outcome->card_is_cancelled ? ADC_STAR_CARD_CANCELLED
                       : adc_star_card_fits (&numbers->cards[slot->card],
                                             &numbers->units[slot->front])
                           ? ADC_STAR_CARD_MAJOR
                           : ADC_STAR_CARD_MINOR;
  if (slot->reinforcement >= 0)
    camp->reinforcement_state =
      is_cancelled (self->steps[skirmish][side], slot->reinforcement) ? ADC_STAR_CARD_CANCELLED
      : outcome->reinforcement_counts                                 ? ADC_STAR_CARD_COUNTS
                                                                      : ADC_STAR_CARD_VOID;
}

static void
fill_values (AdcStarClash *self, guint side, guint skirmish)
{
  AdcStarCamp *camp = &self->bouts[skirmish].camps[side];
  const AdcStarResult *result = &self->results[skirmish];
  const AdcStarOutcome *outcome = &result->sides[side];
  const guint lacks = self->lacks[skirmish][side];
  const guint enemy_lacks = self->lacks[skirmish][!side];

  camp->attack = outcome->attack;
  camp->health = outcome->health;
  camp->attack_is_known = outcome->is_known && !(lacks & ADC_STAR_LACKS_ATTACK);
  camp->health_is_known = outcome->is_known && !(lacks & ADC_STAR_LACKS_HEALTH);
  camp->is_settled = outcome->is_known && result->sides[!side].is_known &&
                     (self->is_harmless[skirmish][side] ||
                      (!(lacks & (ADC_STAR_LACKS_ATTACK | ADC_STAR_LACKS_REACH)) &&
                       !(enemy_lacks & (ADC_STAR_LACKS_HEALTH | ADC_STAR_LACKS_REACH))));
  camp->is_sufficient = camp->is_settled && outcome->is_sufficient;
  camp->target = camp->is_settled ? get_unit_id (self, !side, outcome->target) : NULL;
}

void
adc_star_clash_judge (AdcStarClash *self)
{
  gboolean is_settled = self->is_laid_out && !self->is_missing;

  for (guint i = 0; i < self->battle.n_skirmishes; i++) {
    AdcStarBout *bout = &self->bouts[i];

    for (guint side = 0; side < ADC_STAR_N_SIDES; side++) {
      fill_in (self, side, i);
      if (bout->is_ready) {
        fill_states (self, side, i);
        fill_values (self, side, i);
      }
    }
    for (guint side = 0; bout->is_ready && side < ADC_STAR_N_SIDES; side++) {
      adc_star_clash_describe_steps (self, side, i);
      adc_star_clash_describe_marks (self, side, i);
      adc_star_clash_describe_blow (self, side, i);
    }
    bout->is_settled = bout->camps[0].is_settled && bout->camps[1].is_settled;
    is_settled = is_settled && bout->is_settled;
  }

  self->is_settled = is_settled;
  if (is_settled) {
    adc_star_battle_finish (&self->battle, self->results, &self->end);
    adc_star_clash_describe_end (self);
  }
}

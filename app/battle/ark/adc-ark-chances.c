/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ark-fight-private.h"

/* What each card is good for against the other side's hand. */

gboolean
adc_ark_fight_fill_hand (AdcArkFight *self, AdcArkSide side, AdcArkHand *hand)
{
  const AdcArkParty *other = &self->parties[!side];

  *hand = (AdcArkHand) { .pool = self->pool, .plays = other->plays };
  if (other->played >= 0) {
    hand->cards[0] = adc_ark_held (self, !side, other->played)->card;
    hand->n_cards = 1;
    return TRUE;
  }
  if (other->unseen == ADC_ARK_UNKNOWN)
    return FALSE;

  hand->n_unseen = other->unseen;
  for (guint i = 0; i < other->cards->len; i++) {
    const AdcArkHeld *held = adc_ark_held (self, !side, i);

    for (guint j = 0; j < held->count && hand->n_cards < ADC_ARK_MAX_HAND; j++)
      hand->cards[hand->n_cards++] = held->card;
  }

  return TRUE;
}

/* A victory first, then that the other one loses too, then the card that is missed least. */
static gboolean
is_better (AdcArkFight *self, AdcArkSide side, guint card, guint than)
{
  const AdcArkChance *a = &g_array_index (self->parties[side].chances, AdcArkChance, card);
  const AdcArkChance *b = &g_array_index (self->parties[side].chances, AdcArkChance, than);
  const AdcArkOutcome ours = side == ADC_ARK_ATTACKER ? ADC_ARK_ATTACKER_WINS
                                                      : ADC_ARK_DEFENDER_WINS;
  const double wins = a->chances[ours] - b->chances[ours];
  const double draws = a->chances[ADC_ARK_BOTH_LOSE] - b->chances[ADC_ARK_BOTH_LOSE];
  const double least = 1e-12; /* a difference below it is only rounding */

  if (ABS (wins) > least)
    return wins > 0;
  if (ABS (draws) > least)
    return draws > 0;

  return adc_ark_held (self, side, card)->card.power < adc_ark_held (self, side, than)->card.power;
}

static void
weigh_side (AdcArkFight *self, AdcArkSide side)
{
  AdcArkParty *party = &self->parties[side];
  const gboolean is_lost = adc_ark_combat_get_start (&self->combat) == ADC_ARK_START_LOST;
  g_autofree AdcArkHand *hand = g_new0 (AdcArkHand, 1);
  const gboolean is_filled = adc_ark_fight_fill_hand (self, side, hand);

  g_array_set_size (party->chances, party->cards->len);
  for (guint i = 0; i < party->cards->len; i++) {
    AdcArkChance *chance = &g_array_index (party->chances, AdcArkChance, i);

    if (self->obstacle != NULL)
      continue; /* there is nothing to win */

    if (is_lost)
      chance->chances[ADC_ARK_DEFENDER_WINS] = 1;
    chance->is_known = is_lost ||
                       (is_filled && adc_ark_odds_compute (&self->combat, side,
                                                           adc_ark_held (self, side, i)->card,
                                                           hand, chance->chances));
    if (chance->is_known && (party->best < 0 || is_better (self, side, i, party->best)))
      party->best = i;
  }
}

void
adc_ark_fight_weigh (AdcArkFight *self)
{
  for (guint side = 0; side < ADC_ARK_N_SIDES; side++)
    weigh_side (self, side);
}

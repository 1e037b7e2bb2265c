/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-star-adviser.h"

#include <math.h>
#include <string.h>

#define EQUAL 1e-12 /* what is closer differs by rounding */

static guint64
get_bit (int card)
{
  return card >= 0 ? (guint64) 1 << card : 0;
}

static gboolean
are_equal (const AdcStarCard *a, const AdcStarCard *b)
{
  if (!a->is_reinforcement != !b->is_reinforcement || a->icons != b->icons ||
      !a->is_specialty != !b->is_specialty || a->major_attack != b->major_attack ||
      a->major_health != b->major_health || a->minor_attack != b->minor_attack ||
      a->minor_health != b->minor_health || a->n_effects != b->n_effects ||
      !a->cancels_standard != !b->cancels_standard)
    return FALSE;

  for (guint i = 0; i < MIN (a->n_effects, ADC_STAR_MAX_EFFECTS); i++)
    if (a->effects[i].kind != b->effects[i].kind || a->effects[i].amount != b->effects[i].amount ||
        a->effects[i].units != b->effects[i].units)
      return FALSE;

  return TRUE;
}

/* A reinforcement that changes nothing, whatever the enemy lays, is better kept. */
static gboolean
is_wasted (const AdcStarAdviser *self, guint skirmish, int card, int reinforcement)
{
  AdcStarStance with, without;

  adc_star_stance_fill (&with, self->battle, skirmish, self->side, card, reinforcement, TRUE, NULL);
  adc_star_stance_fill (&without, self->battle, skirmish, self->side, card, ADC_STAR_NONE, TRUE,
                        NULL);
  return memcmp (&with, &without, sizeof with) == 0;
}

static void
add_options (AdcStarAdviser *self, GArray *options, guint skirmish, guint64 cards,
             int reinforcement)
{
  for (int card = 0; card < ADC_STAR_MAX_CARDS; card++) {
    const AdcStarOption option = { card, reinforcement };

    if ((cards >> card & 1) != 0 &&
        (reinforcement < 0 || !is_wasted (self, skirmish, card, reinforcement)))
      g_array_append_val (options, option);
  }
}

/* A card of the deck goes alone, unless nothing else is left to go with one that lies there. */
static void
list_options (AdcStarAdviser *self, guint slot)
{
  const AdcStarSide *side = &self->battle->sides[self->side];
  const guint skirmish = self->slots[slot];
  const int second = self->battle->slots[skirmish][self->side].reinforcement;
  const guint64 cards = adc_star_side_get_cards (side, side->hand, FALSE);
  const guint64 seconds = adc_star_side_get_cards (side, side->hand, TRUE);
  GArray *options = self->options[slot] = g_array_new (FALSE, FALSE, sizeof (AdcStarOption));

  if (second == ADC_STAR_NONE || (guint) __builtin_popcountll (cards) < self->n_slots) {
    const AdcStarOption deck = { ADC_STAR_UNKNOWN, second };

    g_array_append_val (options, deck);
  }
  if (second != ADC_STAR_NONE) { /* it lies there already and is not of the hand */
    for (int card = 0; card < ADC_STAR_MAX_CARDS; card++) {
      const AdcStarOption option = { card, second };

      if ((cards >> card & 1) != 0)
        g_array_append_val (options, option);
    }
    return;
  }

  add_options (self, options, skirmish, cards, ADC_STAR_NONE);
  for (int i = 0; i < ADC_STAR_MAX_CARDS; i++)
    if ((seconds >> i & 1) != 0)
      add_options (self, options, skirmish, cards, i);
}

void
adc_star_adviser_init (AdcStarAdviser *self, const AdcStarBattle *battle, guint side,
                       AdcStarAim aim)
{
  const AdcStarSide *owner = &battle->sides[side];

  memset (self, 0, sizeof *self);
  self->battle = battle;
  self->side = side;
  self->aim = aim;
  for (guint i = 0; i < owner->n_cards; i++)
    for (guint j = 0; j < i; j++)
      if ((owner->hand >> i & 1) != 0 && (owner->hand >> j & 1) != 0 &&
          are_equal (&owner->cards[i], &owner->cards[j]))
        self->hand_before[i] |= get_bit (j);

  for (guint i = 0; i < battle->n_skirmishes; i++)
    if (battle->slots[i][side].card == ADC_STAR_UNKNOWN)
      self->slots[self->n_slots++] = i;
  for (guint i = 0; i < self->n_slots; i++)
    list_options (self, i);
}

void
adc_star_adviser_clear (AdcStarAdviser *self)
{
  for (guint i = 0; i < self->n_slots; i++)
    g_clear_pointer (&self->options[i], g_array_unref);
}

guint64
adc_star_adviser_get_cards (const AdcStarAdviser *self, const AdcStarOption *option,
                            guint64 *before)
{
  const guint64 hand = self->battle->sides[self->side].hand;

  *before = 0;
  if (option->card >= 0)
    *before |= self->hand_before[option->card];
  if (option->reinforcement >= 0)
    *before |= self->hand_before[option->reinforcement];

  return (get_bit (option->card) | get_bit (option->reinforcement)) & hand;
}

void
adc_star_adviser_lay (const AdcStarAdviser *self, const AdcStarOption *options,
                      AdcStarBattle *battle)
{
  *battle = *self->battle;
  for (guint i = 0; i < self->n_slots; i++) {
    battle->slots[self->slots[i]][self->side].card = options[i].card;
    battle->slots[self->slots[i]][self->side].reinforcement = options[i].reinforcement;
  }
}

AdcStarPlan
adc_star_adviser_plan (const AdcStarAdviser *self, const AdcStarOption *options, double value,
                       double hold)
{
  AdcStarPlan plan = { .value = value, .hold = hold };

  for (guint i = 0; i < ADC_STAR_MAX_SKIRMISHES; i++) {
    const AdcStarSlot *slot = &self->battle->slots[i][self->side];

    plan.cards[i] = i < self->battle->n_skirmishes ? slot->card : ADC_STAR_NONE;
    plan.reinforcements[i] = i < self->battle->n_skirmishes ? slot->reinforcement : ADC_STAR_NONE;
  }
  for (guint i = 0; i < self->n_slots; i++) {
    plan.cards[self->slots[i]] = options[i].card;
    plan.reinforcements[self->slots[i]] = options[i].reinforcement;
  }

  return plan;
}

gint64
adc_star_round (double value)
{
  return llround (value / EQUAL);
}

static guint
count_cards (const AdcStarPlan *plan)
{
  guint n = 0;

  for (guint i = 0; i < ADC_STAR_MAX_SKIRMISHES; i++)
    n += (plan->cards[i] >= 0) + (plan->reinforcements[i] >= 0);

  return n;
}

static int
compare_worth (double a, double b)
{
  const gint64 first = adc_star_round (a), second = adc_star_round (b);

  return (first < second) - (first > second);
}

int
adc_star_adviser_compare (const AdcStarAdviser *self, const AdcStarPlan *a, const AdcStarPlan *b)
{
  const int value = compare_worth (a->value, b->value);
  const int hold = compare_worth (a->hold, b->hold);
  const int aim = self->aim == ADC_STAR_AIM_VALUE ? value : hold;
  const int worth = aim != 0 ? aim : self->aim == ADC_STAR_AIM_VALUE ? hold : value;
  const int n_cards = (int) count_cards (a) - (int) count_cards (b);

  if (worth != 0 || n_cards != 0)
    return worth != 0 ? worth : n_cards;

  for (guint i = 0; i < ADC_STAR_MAX_SKIRMISHES; i++) {
    if (a->cards[i] != b->cards[i])
      return a->cards[i] < b->cards[i] ? -1 : 1;
    if (a->reinforcements[i] != b->reinforcements[i])
      return a->reinforcements[i] < b->reinforcements[i] ? -1 : 1;
  }
  return 0;
}

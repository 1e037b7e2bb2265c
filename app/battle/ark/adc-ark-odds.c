/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-ark-odds.h"

#include "adc-distribution.h"

/* Counts are small: of 60 cards, at most 14 are drawn, and a double holds what comes out exactly
 * enough. */

guint
adc_ark_pool_count (const AdcArkPool *self)
{
  guint n = 0;

  for (guint i = 0; i <= ADC_ARK_MAX_POWER; i++)
    n += self->plain[i] + self->critical[i];

  return n;
}

/* Where cards like it are counted, or NULL. */
static guint *
find_count (AdcArkPool *self, AdcArkCard card)
{
  if (card.power < 0 || card.power > ADC_ARK_MAX_POWER || card.critical == ADC_ARK_ICON_UNKNOWN)
    return NULL;

  return card.critical == ADC_ARK_ICON_YES ? &self->critical[card.power] : &self->plain[card.power];
}

gboolean
adc_ark_pool_add (AdcArkPool *self, AdcArkCard card)
{
  guint *count = find_count (self, card);

  if (count == NULL)
    return FALSE;

  (*count)++;
  return TRUE;
}

gboolean
adc_ark_pool_remove (AdcArkPool *self, AdcArkCard card)
{
  guint *count = find_count (self, card);

  if (count == NULL || *count == 0)
    return FALSE;

  (*count)--;
  return TRUE;
}

static AdcArkOutcome
meet (const AdcArkCombat *combat, AdcArkSide side, AdcArkCard ours, AdcArkCard theirs)
{
  return side == ADC_ARK_ATTACKER ? adc_ark_combat_resolve (combat, ours, theirs)
                                  : adc_ark_combat_resolve (combat, theirs, ours);
}

/* What the combat comes to against each card of the pool and of the hand. */
typedef struct {
  AdcArkOutcome plain[ADC_ARK_MAX_POWER + 1];
  AdcArkOutcome critical[ADC_ARK_MAX_POWER + 1];
  AdcArkOutcome cards[ADC_ARK_MAX_HAND];
} Meetings;

/* FALSE: one of them cannot be settled for want of a value. */
static gboolean
settle (const AdcArkCombat *combat, AdcArkSide side, AdcArkCard card, const AdcArkHand *other,
        Meetings *meetings)
{
  gboolean is_settled = TRUE;

  for (int i = 0; other->n_unseen > 0 && i <= ADC_ARK_MAX_POWER; i++) {
    meetings->plain[i] = meet (combat, side, card, (AdcArkCard) { i, ADC_ARK_ICON_NO });
    meetings->critical[i] = meet (combat, side, card, (AdcArkCard) { i, ADC_ARK_ICON_YES });
    is_settled &= other->pool.plain[i] == 0 || meetings->plain[i] != ADC_ARK_UNDECIDED;
    is_settled &= other->pool.critical[i] == 0 || meetings->critical[i] != ADC_ARK_UNDECIDED;
  }
  for (guint i = 0; i < other->n_cards; i++) {
    meetings->cards[i] = meet (combat, side, card, other->cards[i]);
    is_settled &= meetings->cards[i] != ADC_ARK_UNDECIDED;
    is_settled &= other->plays != ADC_ARK_PLAYS_HIGHEST ||
                  other->cards[i].power != ADC_ARK_UNKNOWN;
  }

  return is_settled;
}

/* A card taken at random from the hand is as likely any of its places, and an unseen place as
 * likely any card of the pool. */
static void
play_random (const AdcArkHand *other, const Meetings *meetings, double *chances)
{
  const guint n_pool = adc_ark_pool_count (&other->pool);
  const double place = 1.0 / (other->n_cards + other->n_unseen);

  for (guint i = 0; i < other->n_cards; i++)
    chances[meetings->cards[i]] += place;
  for (guint i = 0; other->n_unseen > 0 && i <= ADC_ARK_MAX_POWER; i++) {
    if (other->pool.plain[i] > 0)
      chances[meetings->plain[i]] += place * other->n_unseen * other->pool.plain[i] / n_pool;
    if (other->pool.critical[i] > 0)
      chances[meetings->critical[i]] += place * other->n_unseen * other->pool.critical[i] / n_pool;
  }
}

/* That POWER is the greatest in the hand, with so many unseen cards of it: any of the greatest is
 * then as likely. */
static void
play_top (const AdcArkHand *other, const Meetings *meetings, int power, guint n_plain,
          guint n_critical, double chance, double *chances)
{
  guint n_top = n_plain + n_critical;

  for (guint i = 0; i < other->n_cards; i++)
    n_top += other->cards[i].power == power;
  if (n_top == 0)
    return;

  for (guint i = 0; i < other->n_cards; i++)
    if (other->cards[i].power == power)
      chances[meetings->cards[i]] += chance / n_top;
  if (n_plain > 0)
    chances[meetings->plain[power]] += chance * n_plain / n_top;
  if (n_critical > 0)
    chances[meetings->critical[power]] += chance * n_critical / n_top;
}

static void
play_highest (const AdcArkHand *other, const Meetings *meetings, double *chances)
{
  const double n_hands = adc_ways_to_choose (adc_ark_pool_count (&other->pool), other->n_unseen);
  int greatest = ADC_ARK_UNKNOWN; /* of those that are known */
  guint n_below = 0;

  for (guint i = 0; i < other->n_cards; i++)
    greatest = MAX (greatest, other->cards[i].power);

  for (int power = 0; power <= ADC_ARK_MAX_POWER; power++) {
    const guint plain = other->pool.plain[power];
    const guint critical = other->pool.critical[power];

    for (guint i = 0; power >= greatest && i <= MIN (plain, other->n_unseen); i++)
      for (guint j = 0; j <= MIN (critical, other->n_unseen - i); j++)
        play_top (other, meetings, power, i, j,
                  adc_ways_to_choose (plain, i) * adc_ways_to_choose (critical, j) *
                    adc_ways_to_choose (n_below, other->n_unseen - i - j) / n_hands,
                  chances);
    n_below += plain + critical;
  }
}

/* It wins if it can, else both lose if it can have that, else it loses. */
static void
play_reply (AdcArkSide side, const AdcArkHand *other, const Meetings *meetings, double *chances)
{
  const AdcArkOutcome theirs = side == ADC_ARK_ATTACKER ? ADC_ARK_DEFENDER_WINS
                                                        : ADC_ARK_ATTACKER_WINS;
  const AdcArkOutcome ours = side == ADC_ARK_ATTACKER ? ADC_ARK_ATTACKER_WINS
                                                      : ADC_ARK_DEFENDER_WINS;
  const double n_hands = adc_ways_to_choose (adc_ark_pool_count (&other->pool), other->n_unseen);
  guint n_pool[ADC_ARK_N_OUTCOMES] = { 0 };
  guint n_cards[ADC_ARK_N_OUTCOMES] = { 0 };
  double no_win;
  double no_escape;

  for (guint i = 0; other->n_unseen > 0 && i <= ADC_ARK_MAX_POWER; i++) {
    if (other->pool.plain[i] > 0)
      n_pool[meetings->plain[i]] += other->pool.plain[i];
    if (other->pool.critical[i] > 0)
      n_pool[meetings->critical[i]] += other->pool.critical[i];
  }
  for (guint i = 0; i < other->n_cards; i++)
    n_cards[meetings->cards[i]]++;

  no_win = n_cards[theirs] > 0 ? 0
                               : adc_ways_to_choose (n_pool[ours] + n_pool[ADC_ARK_BOTH_LOSE],
                                                     other->n_unseen) / n_hands;
  no_escape = n_cards[theirs] + n_cards[ADC_ARK_BOTH_LOSE] > 0
                ? 0
                : adc_ways_to_choose (n_pool[ours], other->n_unseen) / n_hands;
  chances[theirs] = 1 - no_win;
  chances[ADC_ARK_BOTH_LOSE] = no_win - no_escape;
  chances[ours] = no_escape;
}

gboolean
adc_ark_odds_compute (const AdcArkCombat *combat, AdcArkSide side, AdcArkCard card,
                      const AdcArkHand *other, double chances[ADC_ARK_N_OUTCOMES])
{
  Meetings meetings;

  if (other->n_cards + other->n_unseen == 0 ||
      other->n_unseen > adc_ark_pool_count (&other->pool) ||
      !settle (combat, side, card, other, &meetings))
    return FALSE;

  for (guint i = 0; i < ADC_ARK_N_OUTCOMES; i++)
    chances[i] = 0;
  switch (other->plays) {
  case ADC_ARK_PLAYS_RANDOM:
    play_random (other, &meetings, chances);
    break;
  case ADC_ARK_PLAYS_HIGHEST:
    play_highest (other, &meetings, chances);
    break;
  case ADC_ARK_PLAYS_REPLY:
    play_reply (side, other, &meetings, chances);
    break;
  }

  return TRUE;
}

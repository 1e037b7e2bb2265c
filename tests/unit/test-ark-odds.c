/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chances against an unknown hand, compared with those found by dealing every hand. */

#include "adc-ark-odds.h"

#include <math.h>

#define TOLERANCE 1e-12

/* Every hand that may be dealt from a list of cards, each as likely as the others. */
typedef struct {
  const AdcArkCombat *combat;
  AdcArkSide          side;
  AdcArkCard          ours;
  const AdcArkHand   *other;
  AdcArkCard          deck[20];
  guint               n_deck;
  AdcArkCard          hand[ADC_ARK_MAX_HAND];
  guint               n_hand;
  double              sums[ADC_ARK_N_OUTCOMES];
  double              n_hands;
} Dealing;

static AdcArkOutcome
meet (const Dealing *self, AdcArkCard theirs)
{
  return self->side == ADC_ARK_ATTACKER ? adc_ark_combat_resolve (self->combat, self->ours, theirs)
                                        : adc_ark_combat_resolve (self->combat, theirs, self->ours);
}

/* For the other side: a victory, then that both lose, then a defeat. */
static int
rank (const Dealing *self, AdcArkOutcome outcome)
{
  if (outcome == ADC_ARK_BOTH_LOSE)
    return 1;

  return outcome == (AdcArkOutcome) !self->side ? 2 : 0;
}

static void
finish (Dealing *self)
{
  double weights[ADC_ARK_MAX_HAND] = { 0 };
  double sum = 0;

  for (guint i = 0; i < self->n_hand; i++) {
    gboolean is_beaten = FALSE;

    for (guint j = 0; j < self->n_hand; j++)
      is_beaten |= self->other->plays == ADC_ARK_PLAYS_HIGHEST
                     ? self->hand[j].power > self->hand[i].power
                     : self->other->plays == ADC_ARK_PLAYS_REPLY &&
                         rank (self, meet (self, self->hand[j])) >
                           rank (self, meet (self, self->hand[i]));
    weights[i] = is_beaten ? 0 : 1;
    sum += weights[i];
  }
  for (guint i = 0; i < self->n_hand; i++)
    if (weights[i] > 0)
      self->sums[meet (self, self->hand[i])] += weights[i] / sum;
  self->n_hands++;
}

static void
deal (Dealing *self, guint from, guint n)
{
  if (n == 0) {
    finish (self);
    return;
  }

  for (guint i = from; i + n <= self->n_deck; i++) {
    self->hand[self->n_hand++] = self->deck[i];
    deal (self, i + 1, n - 1);
    self->n_hand--;
  }
}

static void
compare (const AdcArkCombat *combat, AdcArkSide side, AdcArkCard ours, const AdcArkHand *other)
{
  Dealing dealing = { .combat = combat, .side = side, .ours = ours, .other = other };
  double chances[ADC_ARK_N_OUTCOMES];
  double sum = 0;

  for (int i = 0; i <= ADC_ARK_MAX_POWER; i++) {
    for (guint j = 0; j < other->pool.plain[i]; j++)
      dealing.deck[dealing.n_deck++] = (AdcArkCard) { i, ADC_ARK_ICON_NO };
    for (guint j = 0; j < other->pool.critical[i]; j++)
      dealing.deck[dealing.n_deck++] = (AdcArkCard) { i, ADC_ARK_ICON_YES };
  }
  for (guint i = 0; i < other->n_cards; i++)
    dealing.hand[dealing.n_hand++] = other->cards[i];
  deal (&dealing, 0, other->n_unseen);

  g_assert_true (adc_ark_odds_compute (combat, side, ours, other, chances));
  for (guint i = 0; i < ADC_ARK_N_OUTCOMES; i++) {
    if (fabs (chances[i] - dealing.sums[i] / dealing.n_hands) > TOLERANCE)
      g_error ("side %u, plays %d, card %d%s, unseen %u of %u, outcome %u: %.15f, not %.15f", side,
               other->plays, ours.power, ours.critical == ADC_ARK_ICON_YES ? "!" : "",
               other->n_unseen, dealing.n_deck, i, chances[i], dealing.sums[i] / dealing.n_hands);
    sum += chances[i];
  }
  g_assert_cmpfloat_with_epsilon (sum, 1, TOLERANCE);
}

static AdcArkCard
random_card (GRand *random)
{
  return (AdcArkCard) { g_rand_int_range (random, 0, 8),
                        g_rand_int_range (random, 0, 3) == 0 ? ADC_ARK_ICON_YES : ADC_ARK_ICON_NO };
}

static void
test_dealt (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (20);

  for (guint i = 0; i < 4000; i++) {
    AdcArkHand other = { .plays = i % 3 };
    const AdcArkCombat combat = { g_rand_int_range (random, 0, 12),
                                  { g_rand_int_range (random, 8, 16),
                                    g_rand_int_range (random, 8, 16) },
                                  { g_rand_int_range (random, 0, 3), 0 },
                                  TRUE };
    const guint n_pool = g_rand_int_range (random, 0, 10);

    for (guint j = 0; j < n_pool; j++)
      adc_ark_pool_add (&other.pool, random_card (random));
    other.n_cards = g_rand_int_range (random, 0, 4);
    for (guint j = 0; j < other.n_cards; j++)
      other.cards[j] = random_card (random);
    other.n_unseen = g_rand_int_range (random, other.n_cards == 0 && n_pool > 0, n_pool + 1);
    if (other.n_cards + other.n_unseen > 0)
      compare (&combat, g_rand_int_range (random, 0, 2), random_card (random), &other);
  }
}

/* Two cards out of three, by hand: 1, 3 and 5 against a need of more than 3. */
static void
test_by_hand (void)
{
  const AdcArkCombat combat = { 0, { 10, 10 }, { 0, 0 }, TRUE };
  AdcArkHand other = { .n_unseen = 2 };
  double chances[ADC_ARK_N_OUTCOMES];

  other.pool.plain[1] = other.pool.plain[3] = other.pool.plain[5] = 1;
  g_assert_true (adc_ark_odds_compute (&combat, ADC_ARK_ATTACKER,
                                       (AdcArkCard) { 4, ADC_ARK_ICON_NO }, &other, chances));
  g_assert_cmpfloat_with_epsilon (chances[ADC_ARK_ATTACKER_WINS], 2.0 / 3, TOLERANCE);

  /* Only the hand without the 5 loses to it, one of three. */
  other.plays = ADC_ARK_PLAYS_HIGHEST;
  g_assert_true (adc_ark_odds_compute (&combat, ADC_ARK_ATTACKER,
                                       (AdcArkCard) { 4, ADC_ARK_ICON_NO }, &other, chances));
  g_assert_cmpfloat_with_epsilon (chances[ADC_ARK_ATTACKER_WINS], 1.0 / 3, TOLERANCE);
}

static void
test_unknown (void)
{
  const AdcArkCombat combat = { 0, { 10, 10 }, { 0, 0 }, TRUE };
  const AdcArkCard vague = { 4, ADC_ARK_ICON_UNKNOWN };
  const AdcArkCard plain = { 4, ADC_ARK_ICON_NO };
  AdcArkHand other = { .n_unseen = 1 };
  double chances[ADC_ARK_N_OUTCOMES];

  /* Nothing to draw from. */
  g_assert_false (adc_ark_odds_compute (&combat, ADC_ARK_ATTACKER, plain, &other, chances));

  /* The icon of ours matters only where theirs may have one. */
  other.pool.plain[2] = 2;
  g_assert_true (adc_ark_odds_compute (&combat, ADC_ARK_ATTACKER, vague, &other, chances));
  other.pool.critical[2] = 1;
  g_assert_false (adc_ark_odds_compute (&combat, ADC_ARK_ATTACKER, vague, &other, chances));
  g_assert_true (adc_ark_odds_compute (&combat, ADC_ARK_ATTACKER, plain, &other, chances));

  /* A card whose power nobody knows. */
  other.cards[other.n_cards++] = (AdcArkCard) { ADC_ARK_UNKNOWN, ADC_ARK_ICON_NO };
  g_assert_false (adc_ark_odds_compute (&combat, ADC_ARK_ATTACKER, plain, &other, chances));

  /* Nobody without a card. */
  other = (AdcArkHand) { 0 };
  g_assert_false (adc_ark_odds_compute (&combat, ADC_ARK_ATTACKER, plain, &other, chances));
}

static void
test_pool (void)
{
  const AdcArkCard critical = { 5, ADC_ARK_ICON_YES };
  AdcArkPool pool = { 0 };

  g_assert_true (adc_ark_pool_add (&pool, critical));
  g_assert_true (adc_ark_pool_add (&pool, (AdcArkCard) { 5, ADC_ARK_ICON_NO }));
  g_assert_false (adc_ark_pool_add (&pool, (AdcArkCard) { 5, ADC_ARK_ICON_UNKNOWN }));
  g_assert_false (adc_ark_pool_add (&pool, (AdcArkCard) { ADC_ARK_UNKNOWN, ADC_ARK_ICON_NO }));
  g_assert_false (adc_ark_pool_add (&pool, (AdcArkCard) { 31, ADC_ARK_ICON_NO }));
  g_assert_cmpuint (adc_ark_pool_count (&pool), ==, 2);
  g_assert_true (adc_ark_pool_remove (&pool, critical));
  g_assert_false (adc_ark_pool_remove (&pool, critical));
  g_assert_cmpuint (adc_ark_pool_count (&pool), ==, 1);
}

/* All of them typed in, and as many in the hand as it can have. */
static void
test_whole_deck (void)
{
  const AdcArkCombat combat = { 0, { 10, 10 }, { 0, 0 }, TRUE };
  AdcArkHand other = { .n_unseen = ADC_ARK_MAX_HAND - 1, .n_cards = 1 };

  for (guint i = 0; i < ADC_ARK_DECK; i++)
    adc_ark_pool_add (&other.pool, (AdcArkCard) { i % 10, i % 4 == 0 ? ADC_ARK_ICON_YES
                                                                     : ADC_ARK_ICON_NO });
  for (guint i = 0; i < 3; i++) {
    double chances[ADC_ARK_N_OUTCOMES];

    other.plays = i;
    g_assert_true (adc_ark_odds_compute (&combat, ADC_ARK_DEFENDER,
                                         (AdcArkCard) { 7, ADC_ARK_ICON_YES }, &other, chances));
    g_assert_cmpfloat_with_epsilon (chances[0] + chances[1] + chances[2], 1, TOLERANCE);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/ark/odds/pool", test_pool);
  g_test_add_func ("/ark/odds/by-hand", test_by_hand);
  g_test_add_func ("/ark/odds/dealt", test_dealt);
  g_test_add_func ("/ark/odds/unknown", test_unknown);
  g_test_add_func ("/ark/odds/whole-deck", test_whole_deck);

  return g_test_run ();
}

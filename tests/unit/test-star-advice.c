/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Which cards of a hand serve best where. */

#include "star-brute.h"
#include "star-decks.h"

#include "adc-error.h"
#include "adc-star-adviser.h"

#include <math.h>

enum { A = ADC_STAR_ATTACKER, D = ADC_STAR_DEFENDER };

static void
advise (const AdcStarBattle *battle, guint side, AdcStarAim aim, guint n, AdcStarAdvice *advice)
{
  g_autoptr(GError) error = NULL;

  adc_star_advise (battle, side, aim, n, advice, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
}

static const AdcStarPlan *
get_plan (const AdcStarAdvice *advice, guint i)
{
  g_assert_cmpuint (i, <, advice->plans->len);
  return &g_array_index (advice->plans, AdcStarPlan, i);
}

/* The best value and chance to hold among all ways, weighed one by one. */
typedef struct {
  AdcStarBattle battle;
  guint         side;
  AdcStarAim    aim;
  guint         n_ways;
  double        value;
  double        hold;
} Best;

static double
get_hold (const AdcStarOdds *odds, guint side)
{
  const double takes = odds->ends[ADC_STAR_END_ATTACKER] + odds->ends[ADC_STAR_END_DEFENDER_RETREATS];

  return side == A ? takes : 1 - takes;
}

static void
weigh (Best *self)
{
  AdcStarOdds odds;
  double value, hold;
  gboolean is_better;

  if (!adc_star_odds_compute (&self->battle, &odds, NULL, NULL, NULL, NULL))
    return;

  value = odds.lost[!self->side] - odds.lost[self->side];
  hold = get_hold (&odds, self->side);
  if (self->aim == ADC_STAR_AIM_VALUE)
    is_better = value > self->value + 1e-11 || (value > self->value - 1e-11 && hold > self->hold);
  else
    is_better = hold > self->hold + 1e-11 || (hold > self->hold - 1e-11 && value > self->value);
  if (self->n_ways++ == 0 || is_better) {
    self->value = value;
    self->hold = hold;
  }
}

static void
try_all (Best *self, guint skirmish, guint64 hand)
{
  AdcStarSide *side = &self->battle.sides[self->side];
  AdcStarSlot *slot = &self->battle.slots[skirmish][self->side];

  if (skirmish == self->battle.n_skirmishes) {
    weigh (self);
    return;
  }
  if (slot->card != ADC_STAR_UNKNOWN) {
    try_all (self, skirmish + 1, hand);
    return;
  }

  if (slot->reinforcement == ADC_STAR_NONE)
    try_all (self, skirmish + 1, hand); /* from the deck */
  for (guint i = 0; i < side->n_cards; i++) {
    if ((hand >> i & 1) == 0 || side->cards[i].is_reinforcement)
      continue;
    slot->card = i;
    try_all (self, skirmish + 1, hand & ~((guint64) 1 << i));
    if (slot->reinforcement == ADC_STAR_NONE) {
      for (guint j = 0; j < side->n_cards; j++) {
        if ((hand >> j & 1) == 0 || !side->cards[j].is_reinforcement)
          continue;
        slot->reinforcement = j;
        try_all (self, skirmish + 1, hand & ~((guint64) 1 << i) & ~((guint64) 1 << j));
      }
      slot->reinforcement = ADC_STAR_NONE;
    }
  }
  slot->card = ADC_STAR_UNKNOWN;
}

static void
find_best (const AdcStarBattle *battle, guint side, AdcStarAim aim, Best *best)
{
  *best = (Best) { .battle = *battle, .side = side, .aim = aim, .value = -G_MAXDOUBLE, .hold = -G_MAXDOUBLE };
  try_all (best, 0, battle->sides[side].hand);
  g_assert_cmpuint (best->n_ways, >, 0);
}

/* What a plan says of itself is what comes of it. */
static void
assert_plan (const AdcStarBattle *battle, guint side, const AdcStarPlan *plan)
{
  AdcStarBattle laid = *battle;
  guint64 used = 0;
  AdcStarOdds odds;

  for (guint i = 0; i < battle->n_skirmishes; i++) {
    const AdcStarSlot *slot = &battle->slots[i][side];

    if (slot->card != ADC_STAR_UNKNOWN) {
      g_assert_cmpint (plan->cards[i], ==, slot->card);
      g_assert_cmpint (plan->reinforcements[i], ==, slot->reinforcement);
      continue;
    }
    laid.slots[i][side].card = plan->cards[i];
    laid.slots[i][side].reinforcement = plan->reinforcements[i];
    if (plan->cards[i] >= 0) {
      g_assert_true ((battle->sides[side].hand & ~used) >> plan->cards[i] & 1);
      g_assert_false (battle->sides[side].cards[plan->cards[i]].is_reinforcement);
      used |= (guint64) 1 << plan->cards[i];
    }
    if (plan->reinforcements[i] >= 0 && slot->reinforcement == ADC_STAR_NONE) {
      g_assert_cmpint (plan->cards[i], >=, 0);
      g_assert_true ((battle->sides[side].hand & ~used) >> plan->reinforcements[i] & 1);
      g_assert_true (battle->sides[side].cards[plan->reinforcements[i]].is_reinforcement);
      used |= (guint64) 1 << plan->reinforcements[i];
    }
  }

  g_assert_true (adc_star_odds_compute (&laid, &odds, NULL, NULL, NULL, NULL));
  g_assert_cmpfloat_with_epsilon (plan->value, odds.lost[!side] - odds.lost[side], 1e-11);
  g_assert_cmpfloat_with_epsilon (plan->hold, get_hold (&odds, side), 1e-11);
}

static AdcStarBattle
get_random_hand (GRand *random, guint side, guint n_cards)
{
  AdcStarBattle battle = star_random_battle (random, 2, 5);
  AdcStarSide *owner = &battle.sides[side];

  for (guint i = 0; i < n_cards; i++) {
    owner->cards[owner->n_cards] = star_random_card (random, i >= 2 && g_rand_boolean (random));
    owner->hand |= (guint64) 1 << owner->n_cards++;
  }
  for (guint i = 0; i < battle.n_skirmishes; i++)
    if (battle.slots[i][side].reinforcement == ADC_STAR_UNKNOWN)
      battle.slots[i][side].reinforcement = ADC_STAR_NONE;

  return battle;
}

static void
test_against_all_ways (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (11);

  for (guint i = 0; i < 150; i++) {
    const guint side = i % 2;
    const AdcStarAim aim = i / 2 % 2 == 0 ? ADC_STAR_AIM_VALUE : ADC_STAR_AIM_HOLD;
    const AdcStarBattle battle = get_random_hand (random, side, 4);
    AdcStarAdvice advice;
    Best best;

    advise (&battle, side, aim, 5, &advice);
    find_best (&battle, side, aim, &best);
    g_assert_true (advice.is_exact);
    g_assert_cmpfloat_with_epsilon (get_plan (&advice, 0)->value, best.value, 1e-10);
    g_assert_cmpfloat_with_epsilon (get_plan (&advice, 0)->hold, best.hold, 1e-10);
    for (guint j = 0; j < advice.plans->len; j++)
      assert_plan (&battle, side, get_plan (&advice, j));
    adc_star_advice_clear (&advice);
  }
}

/* Both ways to look for plans find the same best one. */
static void
test_one_by_one (void)
{
  const AdcStarWatch nobody = { 0 };
  g_autoptr(GRand) random = g_rand_new_with_seed (12);

  for (guint i = 0; i < 40; i++) {
    const AdcStarBattle battle = get_random_hand (random, i % 2, 5);
    g_auto(AdcStarAdviser) adviser = { 0 };
    AdcStarAdvice advice, trials = { .plans = g_array_new (FALSE, FALSE, sizeof (AdcStarPlan)) };
    const AdcStarPlan *best;

    advise (&battle, i % 2, ADC_STAR_AIM_VALUE, 1, &advice);
    adc_star_adviser_init (&adviser, &battle, i % 2, ADC_STAR_AIM_VALUE);
    g_assert_cmpint (adc_star_try_plans (&adviser, &trials, &nobody), ==, ADC_STAR_DONE);
    g_assert_true (trials.is_exact);
    best = get_plan (&trials, 0);
    for (guint j = 1; j < trials.plans->len; j++)
      if (adc_star_adviser_compare (&adviser, get_plan (&trials, j), best) < 0)
        best = get_plan (&trials, j);
    g_assert_cmpfloat_with_epsilon (best->value, get_plan (&advice, 0)->value, 1e-10);
    g_assert_cmpfloat_with_epsilon (best->hold, get_plan (&advice, 0)->hold, 1e-10);
    adc_star_advice_clear (&trials);
    adc_star_advice_clear (&advice);
  }
}

/* The best card goes where it is needed, and what is of no use stays in the hand. */
static void
test_fewest_cards (void)
{
  AdcStarBattle battle = star_fight ("marine / zergling, goliath / ultralisk");
  AdcStarAdvice advice;

  star_lay (&battle, 0, D, "1/3 1/3 any");
  star_lay (&battle, 1, D, "1/7 1/7 any");
  star_fill (&battle, A, &battle.sides[A].pool, "1/2 1/2 | 1/2 1/2");
  star_fill (&battle, A, &battle.sides[A].hand,
             "+ any; attack+1 | 8/8 8/8 any | 3/5 3/5 any | 4/5 4/5 any | " "+ mutalisk; attack+9");
  advise (&battle, A, ADC_STAR_AIM_VALUE, 3, &advice);
  g_assert_true (advice.is_exact);
  g_assert_cmpint (get_plan (&advice, 0)->cards[0], ==, 4);
  g_assert_cmpint (get_plan (&advice, 0)->reinforcements[0], ==, ADC_STAR_NONE);
  g_assert_cmpint (get_plan (&advice, 0)->cards[1], ==, 3);
  g_assert_cmpint (get_plan (&advice, 0)->reinforcements[1], ==, ADC_STAR_NONE);
  g_assert_cmpfloat (get_plan (&advice, 0)->value, ==, 5);
  g_assert_cmpfloat (get_plan (&advice, 0)->hold, ==, 1);
  g_assert_cmpfloat (get_plan (&advice, 1)->value, <, 5); /* not once more with other cards */
  adc_star_advice_clear (&advice);
}

/* The reinforcement where it decides. */
static void
test_reinforcement (void)
{
  AdcStarBattle battle = star_fight ("marine / zergling, goliath / ultralisk");
  AdcStarAdvice advice;

  star_lay (&battle, 0, D, "1/6 1/6 any");
  star_lay (&battle, 1, D, "1/7 1/7 any");
  star_fill (&battle, A, &battle.sides[A].hand, "6/8 6/8 any | 6/8 6/8 any | + any; attack+1");
  advise (&battle, A, ADC_STAR_AIM_HOLD, 8, &advice);
  g_assert_cmpint (get_plan (&advice, 0)->cards[0], ==, 0);
  g_assert_cmpint (get_plan (&advice, 0)->cards[1], ==, 1);
  g_assert_cmpint (get_plan (&advice, 0)->reinforcements[0], ==, ADC_STAR_NONE);
  g_assert_cmpint (get_plan (&advice, 0)->reinforcements[1], ==, 2);
  g_assert_cmpfloat (get_plan (&advice, 0)->hold, ==, 1);
  g_assert_cmpuint (advice.plans->len, ==, 2); /* equal cards are the same card, and the deck is empty */
  adc_star_advice_clear (&advice);
}

/* The deck is better than the hand. */
static void
test_deck (void)
{
  AdcStarBattle battle = star_fight ("marine / zergling");
  AdcStarAdvice advice;

  star_lay (&battle, 0, D, "5/6 5/6 any");
  star_fill (&battle, A, &battle.sides[A].pool,
             "6/6 6/6 any | 5/6 5/6 any | 6/5 6/5 any | + any; attack+1");
  star_fill (&battle, A, &battle.sides[A].hand, "5/5 5/5 any | + any; health+1");
  advise (&battle, A, ADC_STAR_AIM_VALUE, 3, &advice);
  g_assert_cmpint (get_plan (&advice, 0)->cards[0], ==, ADC_STAR_UNKNOWN);
  g_assert_cmpint (get_plan (&advice, 0)->reinforcements[0], ==, ADC_STAR_NONE);
  g_assert_cmpfloat_with_epsilon (get_plan (&advice, 0)->value, 1.0 / 3, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_plan (&advice, 0)->hold, 1.0 / 3, 1e-12);
  g_assert_cmpfloat_with_epsilon (get_plan (&advice, 1)->value, 0, 1e-12);
  g_assert_cmpint (get_plan (&advice, 1)->reinforcements[0], ==, 5);
  g_assert_cmpfloat_with_epsilon (get_plan (&advice, 2)->value, -1, 1e-12);
  adc_star_advice_clear (&advice);
}

/* The two aims do not want the same. */
static void
test_aims (void)
{
  AdcStarBattle battle = star_fight ("battlecruiser / zergling");
  AdcStarAdvice advice;

  star_lay (&battle, 0, D, "6/6 6/6 any");
  star_unit (&battle, D, "zergling")->hits = ADC_STAR_BOTH;
  star_fill (&battle, A, &battle.sides[A].hand, "5/7 5/7 any | 6/6 6/6 any");
  advise (&battle, A, ADC_STAR_AIM_VALUE, 1, &advice);
  g_assert_cmpint (get_plan (&advice, 0)->cards[0], ==, 0);
  adc_star_advice_clear (&advice);

  /* The defender keeps an area that is left empty. */
  battle = star_fight ("marine / battlecruiser");
  star_lay (&battle, 0, A, "6/6 6/6 any");
  star_fill (&battle, D, &battle.sides[D].hand, "5/7 5/7 any | 6/6 6/6 any");
  advise (&battle, D, ADC_STAR_AIM_HOLD, 2, &advice);
  g_assert_cmpfloat (get_plan (&advice, 0)->hold, ==, 1);
  g_assert_cmpfloat (get_plan (&advice, 1)->hold, ==, 1);
  g_assert_cmpfloat (get_plan (&advice, 0)->value, >, get_plan (&advice, 1)->value);
  adc_star_advice_clear (&advice);
}

/* A hand of sixteen over six skirmishes. */
static void
test_large (void)
{
  AdcStarBattle battle = star_fight ("marine / zergling, siege-tank / ultralisk, wraith / mutalisk, goliath / hydralisk, "
                                     "firebat / zergling, marine marine / zergling queen");
  AdcStarAdvice advice, again;

  star_fill (&battle, A, &battle.sides[A].hand, star_terran_deck);
  battle.sides[A].hand &= 0xffff;
  star_fill (&battle, D, &battle.sides[D].pool, star_zerg_deck);
  for (guint i = 0; i < 6; i++)
    star_fill (&battle, A, &battle.sides[A].pool, "5/5 2/5 marine ghost");
  advise (&battle, A, ADC_STAR_AIM_VALUE, 5, &advice);
  g_assert_cmpuint (advice.plans->len, ==, 5);
  for (guint i = 0; i < 5; i++) {
    assert_plan (&battle, A, get_plan (&advice, i));
    if (i > 0)
      g_assert_cmpfloat (get_plan (&advice, i)->value, <=,
                         get_plan (&advice, i - 1)->value + 1e-11);
  }
  advise (&battle, A, ADC_STAR_AIM_VALUE, 5, &again);
  g_assert_cmpmem (advice.plans->data, advice.plans->len * sizeof (AdcStarPlan), again.plans->data,
                   again.plans->len * sizeof (AdcStarPlan));
  adc_star_advice_clear (&advice);
  adc_star_advice_clear (&again);
}

static void
test_nothing_to_lay (void)
{
  AdcStarBattle battle = star_fight ("marine / zergling");
  AdcStarAdvice advice;

  star_lay (&battle, 0, A, "6/6 6/6 any");
  star_lay (&battle, 0, D, "6/6 6/6 any");
  advise (&battle, A, ADC_STAR_AIM_VALUE, 3, &advice);
  g_assert_cmpuint (advice.plans->len, ==, 1);
  assert_plan (&battle, A, get_plan (&advice, 0));
  adc_star_advice_clear (&advice);
}

static void
cancel_cb (double part G_GNUC_UNUSED, gpointer data)
{
  g_cancellable_cancel (data);
}

static void
test_failures (void)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(GError) error = NULL;
  AdcStarBattle battle = star_fight ("marine / zergling, marine / zergling");
  AdcStarAdvice advice;

  star_fill (&battle, A, &battle.sides[A].hand, "6/6 6/6 any | + any; attack+1");
  star_fill (&battle, D, &battle.sides[D].pool, star_zerg_deck);
  g_assert_false (adc_star_advise (&battle, A, ADC_STAR_AIM_VALUE, 3, &advice, NULL, NULL, NULL,
                                   &error));
  g_assert_error (error, ADC_ERROR, ADC_ERROR_INVALID);
  g_assert_null (advice.plans);
  g_clear_error (&error);
  g_assert_false (adc_star_advise (&battle, D, ADC_STAR_AIM_VALUE, 3, &advice, NULL, NULL, NULL,
                                   &error));
  g_assert_error (error, ADC_ERROR, ADC_ERROR_INVALID); /* the attacker, whose hand is not looked at, draws */
  g_clear_error (&error);

  star_fill (&battle, A, &battle.sides[A].pool, "6/6 6/6 any");
  g_cancellable_cancel (cancellable);
  g_assert_false (adc_star_advise (&battle, A, ADC_STAR_AIM_VALUE, 3, &advice, NULL, NULL,
                                   cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_clear_error (&error);

  g_cancellable_reset (cancellable);
  star_fill (&battle, A, &battle.sides[A].pool, "6/6 6/6 any | 5/5 5/5 any | 4/4 4/4 any");
  star_fill (&battle, D, &battle.sides[D].pool, "5/5 5/5 any; cancel"); /* so that plans are tried one by one */
  g_assert_false (adc_star_advise (&battle, A, ADC_STAR_AIM_VALUE, 3, &advice, cancel_cb,
                                   cancellable, cancellable, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/star-advice/against-all-ways", test_against_all_ways);
  g_test_add_func ("/star-advice/one-by-one", test_one_by_one);
  g_test_add_func ("/star-advice/fewest-cards", test_fewest_cards);
  g_test_add_func ("/star-advice/reinforcement", test_reinforcement);
  g_test_add_func ("/star-advice/deck", test_deck);
  g_test_add_func ("/star-advice/aims", test_aims);
  g_test_add_func ("/star-advice/large", test_large);
  g_test_add_func ("/star-advice/nothing-to-lay", test_nothing_to_lay);
  g_test_add_func ("/star-advice/failures", test_failures);

  return g_test_run ();
}

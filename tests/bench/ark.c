/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints the microseconds of: the chances of an artifact of Ark against five of which nobody has seen any, exactly; the same
 * simulated until the third digit is sure. */

#include "adc-ark-odds.h"

#include <math.h>
#include <stdlib.h>

/* 95 % of the time within 0.0005, so that the third digit holds. */
#define N_TRIALS 4000000
#define N_HAND 5
#define N_RUNS 200

static const AdcArkCombat combat = { .defence = 4, .arsenals = { 6, 5 }, .has_artifacts = TRUE };
static const AdcArkCard ours = { 4, ADC_ARK_ICON_NO };

/* The cards of the pool in a row. */
static guint
lay_out (const AdcArkPool *pool, AdcArkCard cards[ADC_ARK_DECK])
{
  guint n = 0;

  for (int power = 0; power <= ADC_ARK_MAX_POWER; power++) {
    for (guint i = 0; i < pool->plain[power]; i++)
      cards[n++] = (AdcArkCard) { power, ADC_ARK_ICON_NO };
    for (guint i = 0; i < pool->critical[power]; i++)
      cards[n++] = (AdcArkCard) { power, ADC_ARK_ICON_YES };
  }

  return n;
}

/* Deals a hand and reveals one of its highest cards. */
static AdcArkOutcome
play (GRand *random, AdcArkCard *cards, guint n_cards)
{
  AdcArkCard best = { -1, ADC_ARK_ICON_NO };
  guint n_best = 0;

  for (guint i = 0; i < N_HAND; i++) {
    const guint other = i + (guint) g_rand_int_range (random, 0, (int) (n_cards - i));
    const AdcArkCard card = cards[other];

    cards[other] = cards[i];
    cards[i] = card;
    if (card.power > best.power)
      n_best = 0;
    if (card.power >= best.power && g_rand_int_range (random, 0, (int) ++n_best) == 0)
      best = card;
  }

  return adc_ark_combat_resolve (&combat, ours, best);
}

int
main (void)
{
  AdcArkHand other = { .n_unseen = N_HAND, .plays = ADC_ARK_PLAYS_HIGHEST };
  g_autoptr(GRand) random = g_rand_new_with_seed (7);
  AdcArkCard cards[ADC_ARK_DECK];
  double chances[ADC_ARK_N_OUTCOMES], n_won = 0;
  gint64 start, exact, simulated;
  guint n_cards;

  for (guint power = 1; power <= 6; power++) {
    other.pool.plain[power] = 8;
    other.pool.critical[power] = 2;
  }
  n_cards = lay_out (&other.pool, cards);

  start = g_get_monotonic_time ();
  for (guint i = 0; i < N_RUNS; i++)
    if (!adc_ark_odds_compute (&combat, ADC_ARK_ATTACKER, ours, &other, chances))
      return EXIT_FAILURE;
  exact = (g_get_monotonic_time () - start) / N_RUNS;

  start = g_get_monotonic_time ();
  for (guint i = 0; i < N_TRIALS; i++)
    n_won += play (random, cards, n_cards) == ADC_ARK_ATTACKER_WINS;
  simulated = g_get_monotonic_time () - start;
  if (fabs (n_won / N_TRIALS - chances[ADC_ARK_ATTACKER_WINS]) > 0.001)
    return EXIT_FAILURE; /* they would not be of the same combat */

  g_print ("%d %d\n", (int) MAX (exact, 1), (int) simulated);
  return EXIT_SUCCESS;
}

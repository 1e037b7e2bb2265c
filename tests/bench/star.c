/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Prints the microseconds of: three skirmishes of StarCraft with two whole decks unknown, exactly;
 * the same simulated until the third digit is sure; advice for a hand of eight over these
 * skirmishes. */

#include "star-decks.h"

#include "adc-star-odds-private.h"

#include <math.h>
#include <stdlib.h>

/* 95 % of the time within 0.0005, so that the third digit holds. */
#define N_TRIALS 4000000

static gint64
measure (const AdcStarBattle *battle, AdcStarMethod method, AdcStarOdds *odds)
{
  const AdcStarWatch nobody = { 0 };
  const gint64 start = g_get_monotonic_time ();

  if (adc_star_odds_answer (battle, method, N_TRIALS, odds, &nobody, NULL) != ADC_STAR_DONE)
    exit (EXIT_FAILURE);

  return g_get_monotonic_time () - start;
}

static gint64
measure_advice (const AdcStarBattle *battle)
{
  const gint64 start = g_get_monotonic_time ();
  AdcStarAdvice advice;

  if (!adc_star_advise (battle, ADC_STAR_ATTACKER, ADC_STAR_AIM_VALUE, 5, &advice, NULL, NULL, NULL,
                        NULL) || !advice.is_exact)
    exit (EXIT_FAILURE);

  adc_star_advice_clear (&advice);
  return g_get_monotonic_time () - start;
}

int
main (void)
{
  AdcStarBattle battle = star_fight ("siege-tank marine / ultralisk, wraith / mutalisk zergling, "
                                     "goliath / hydralisk");
  gint64 exact = G_MAXINT64, advice = G_MAXINT64, simulated;
  AdcStarOdds exact_odds, odds;

  star_fill (&battle, ADC_STAR_ATTACKER, &battle.sides[ADC_STAR_ATTACKER].pool, star_terran_deck);
  star_fill (&battle, ADC_STAR_DEFENDER, &battle.sides[ADC_STAR_DEFENDER].pool, star_zerg_deck);

  /* The best of some runs: what it costs when nothing else is going on. */
  for (guint i = 0; i < 20; i++)
    exact = MIN (exact, measure (&battle, ADC_STAR_METHOD_EXACT, &exact_odds));
  simulated = measure (&battle, ADC_STAR_METHOD_SIMULATE, &odds);
  if (fabs (odds.ends[ADC_STAR_END_ATTACKER] - exact_odds.ends[ADC_STAR_END_ATTACKER]) > 0.001)
    return EXIT_FAILURE; /* they would not be of the same battle */

  battle.sides[ADC_STAR_ATTACKER].hand = 0xff;
  battle.sides[ADC_STAR_ATTACKER].pool &= ~(guint64) 0xff;
  for (guint i = 0; i < 20; i++)
    advice = MIN (advice, measure_advice (&battle));

  g_print ("%d %d %d\n", (int) exact, (int) simulated, (int) advice);
  return EXIT_SUCCESS;
}

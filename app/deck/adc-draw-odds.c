/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-draw-odds.h"

#include <float.h>
#include <math.h>

/* What is less likely than that beside the likeliest number adds nothing to any sum. */
#define NEGLIGIBLE 1e-300

/* However little is missing: only what cannot happen has the chance 0, only what is certain 1. */
static double
round_inwards (double chance)
{
  return CLAMP (chance, DBL_MIN, 1 - DBL_EPSILON / 2);
}

/* By how much likelier it is to draw one wanted card more than so many. */
static double
get_ratio (double n_cards, double n_wanted, double n_drawn, double number)
{
  return (n_wanted - number) * (n_drawn - number) /
         ((number + 1) * (n_cards - n_wanted - n_drawn + number + 1));
}

/* Binomial coefficients of large piles are beyond what a double holds, so that each number of
 * wanted cards is weighed against the likeliest one, from where the weights fall on both sides. Those of
 * either answer are added up apart: the smaller sum is never what two large ones differ by. */
double
adc_draw_at_least (guint n_cards, guint n_wanted, guint n_drawn, guint at_least)
{
  double weight, above = 0, below = 0;
  guint lowest, highest, mode;

  n_wanted = MIN (n_wanted, n_cards);
  n_drawn = MIN (n_drawn, n_cards);
  lowest = n_drawn > n_cards - n_wanted ? n_drawn - (n_cards - n_wanted) : 0;
  highest = MIN (n_drawn, n_wanted);
  if (at_least <= lowest)
    return 1;
  if (at_least > highest)
    return 0;

  mode = (guint) ((n_drawn + 1.0) * (n_wanted + 1.0) / (n_cards + 2.0));
  mode = CLAMP (mode, lowest, highest);
  weight = 1;
  for (guint i = mode; i <= highest && weight > NEGLIGIBLE; i++) {
    *(i >= at_least ? &above : &below) += weight;
    weight *= get_ratio (n_cards, n_wanted, n_drawn, i);
  }
  weight = 1;
  for (guint i = mode; i > lowest && weight > NEGLIGIBLE; i--) {
    weight /= get_ratio (n_cards, n_wanted, n_drawn, i - 1);
    *(i - 1 >= at_least ? &above : &below) += weight;
  }

  return round_inwards (above / (above + below));
}

static guint
count_wanted (const AdcDrawPile *pile, gboolean with_maybe)
{
  const guint n_wanted = MIN (pile->n_wanted, pile->n_cards);

  return with_maybe ? n_wanted + MIN (pile->n_maybe, pile->n_cards - n_wanted) : n_wanted;
}

/* Piles that are drawn to the end are certain; those below the one that is not do not matter. */
static double
get_chance (const AdcDrawPile *piles, guint n_piles, guint n_drawn, guint at_least,
            gboolean with_maybe)
{
  for (guint i = 0; i < n_piles; i++) {
    const guint n_wanted = count_wanted (&piles[i], with_maybe);

    if (n_drawn < piles[i].n_cards)
      return adc_draw_at_least (piles[i].n_cards, n_wanted, n_drawn, at_least);

    n_drawn -= piles[i].n_cards;
    at_least -= MIN (at_least, n_wanted);
  }

  return at_least == 0;
}

AdcChance
adc_draw_odds (const AdcDrawPile *piles, guint n_piles, guint n_drawn, guint at_least)
{
  AdcChance chance;

  g_return_val_if_fail (piles != NULL || n_piles == 0, (AdcChance) { 0 });

  chance.low = get_chance (piles, n_piles, n_drawn, at_least, FALSE);
  chance.high = get_chance (piles, n_piles, n_drawn, at_least, TRUE);
  return chance;
}

/* A number that may be too small for a double. */
typedef struct {
  double fraction;
  int    exponent;
} Small;

static void
scale (Small *self, double factor)
{
  int exponent;

  self->fraction = frexp (self->fraction * factor, &exponent);
  self->exponent += exponent;
}

/* Chances for 0, 1 … draws from one pile, all but the last. One draw more suffices where it was one
 * wanted card short before, and that one is drawn: so each point follows from the one before. */
static void
trace_pile (double *chances, double n_points, double n_cards, double n_wanted, double at_least)
{
  const double short_by_one = at_least - 1;
  Small one_short = { 1, 0 };
  double chance = 0;

  for (double i = 0; i < short_by_one; i++)
    scale (&one_short, (n_wanted - i) / (n_cards - i));

  for (double n = 0; n < n_points; n++) {
    if (n < at_least)
      *chances++ = 0;
    else
      *chances++ = n < n_cards - n_wanted + at_least ? round_inwards (chance) : 1;
    if (n < short_by_one)
      continue;

    chance += ldexp (one_short.fraction, one_short.exponent) *
              ((n_wanted - short_by_one) / (n_cards - n));
    scale (&one_short, (n_cards - n_wanted - n + short_by_one) / (n + 1 - short_by_one) *
                         ((n + 1) / (n_cards - n)));
  }
}

static void
trace (double *chances, guint n_points, const AdcDrawPile *piles, guint n_piles, guint at_least,
       gboolean with_maybe)
{
  for (guint i = 0; i < n_piles; i++) {
    const guint n_wanted = count_wanted (&piles[i], with_maybe);
    const guint n = MIN (piles[i].n_cards, n_points);

    if (at_least > 0 && at_least <= n_wanted)
      trace_pile (chances, n, piles[i].n_cards, n_wanted, at_least);
    else
      for (guint j = 0; j < n; j++)
        chances[j] = at_least == 0;

    chances += n;
    n_points -= n;
    at_least -= MIN (at_least, n_wanted);
  }
  if (n_points > 0)
    *chances = at_least == 0;
}

GArray *
adc_draw_curve (const AdcDrawPile *piles, guint n_piles, guint at_least)
{
  g_autofree double *lows = NULL;
  g_autofree double *highs = NULL;
  GArray *curve;
  guint n_points = 1;

  g_return_val_if_fail (piles != NULL || n_piles == 0, NULL);

  for (guint i = 0; i < n_piles && n_points < ADC_DRAW_MAX_POINTS; i++)
    n_points += MIN (piles[i].n_cards, ADC_DRAW_MAX_POINTS - n_points);
  lows = g_new (double, n_points);
  highs = g_new (double, n_points);
  trace (lows, n_points, piles, n_piles, at_least, FALSE);
  trace (highs, n_points, piles, n_piles, at_least, TRUE);

  curve = g_array_sized_new (FALSE, FALSE, sizeof (AdcChance), n_points);
  for (guint i = 0; i < n_points; i++) {
    const AdcChance chance = { lows[i], highs[i] };

    g_array_append_val (curve, chance);
  }

  return curve;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Chances of what is drawn from shuffled piles, exactly: nothing is put back, nothing is sampled. What cannot happen has
 * the chance 0, what is certain 1, and nothing else has. */

/* A pile, of whose cards some are wanted and of some nobody knows whether they are. */
typedef struct {
  guint n_cards;
  guint n_wanted;
  guint n_maybe;
} AdcDrawPile;

/* The same twice where everything is known; else the least and the most it can be. */
typedef struct {
  double low;
  double high;
} AdcChance;

/* That of a pile of cards, some of them wanted, so many drawn have at least so many wanted among them. More than there
 * are cannot be drawn. */
double    adc_draw_at_least (guint n_cards, guint n_wanted, guint n_drawn, guint at_least);

/* Of piles that lie on one another, the first on top, each shuffled by itself. */
AdcChance adc_draw_odds     (const AdcDrawPile *piles, guint n_piles, guint n_drawn, guint at_least);

#define ADC_DRAW_MAX_POINTS 100000

/* Of AdcChance: what adc_draw_odds () gives for 0, 1, 2 … all draws, but no more than that many, in about the time of one
 * of them. */
GArray   *adc_draw_curve    (const AdcDrawPile *piles, guint n_piles, guint at_least);

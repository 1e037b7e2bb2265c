/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-table.h"
#include "adc-star-watch.h"

/* In which modes a side is in all skirmishes at once, and how likely that is. Its unknown cards
 * come from one pool without replacement; so they are dealt card by card, each to one of the
 * places that are still empty or to none, and not place by place in all their orders. */

typedef struct {
  guint   n_skirmishes;
  guint   sizes[ADC_STAR_MAX_SKIRMISHES];   /* modes */
  gsize   strides[ADC_STAR_MAX_SKIRMISHES];
  gsize   n;
  double *chances; /* by modes, those of the last skirmish next to each other */
  double  n_ways;  /* to deal the cards */
} AdcStarDraw;

typedef enum {
  ADC_STAR_DONE,
  ADC_STAR_CANCELLED,
  ADC_STAR_TOO_MUCH,
  ADC_STAR_TOO_FEW, /* cards to draw from */
  ADC_STAR_DEPENDS, /* so few that it depends on the enemy which cancelled ones can be replaced */
} AdcStarAnswer;

/* What a side lays in each skirmish. Cards that are not known come from the pool. */
typedef struct {
  guint drawn; /* skirmishes whose standard card is not known, a bit each */
  int   cards[ADC_STAR_MAX_SKIRMISHES];
  int   reinforcements[ADC_STAR_MAX_SKIRMISHES];
} AdcStarHands;

void          adc_star_hands_read (AdcStarHands *self, const AdcStarBattle *battle, guint side);

/* Elementary steps, roughly. */
double        adc_star_draw_get_work (const AdcStarHands *hands, const AdcStarBattle *battle, AdcStarTable **tables,
                                      guint side);

AdcStarAnswer adc_star_draw_fill  (AdcStarDraw *self, const AdcStarHands *hands, const AdcStarBattle *battle,
                                   AdcStarTable **tables, guint side, const AdcStarWatch *watch);
void          adc_star_draw_clear (AdcStarDraw *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdcStarDraw, adc_star_draw_clear)

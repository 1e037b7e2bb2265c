/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-odds-private.h"

/* What a hand offers for the skirmishes that have no card yet. */

/* A card of the hand, alone or with a reinforcement, or ADC_STAR_UNKNOWN: the top of the deck. */
typedef struct {
  int card;
  int reinforcement;
} AdcStarOption;

typedef struct {
  const AdcStarBattle *battle;
  guint                side;
  AdcStarAim           aim;
  guint                slots[ADC_STAR_MAX_SKIRMISHES];   /* the skirmishes to lay cards in */
  guint                n_slots;
  GArray              *options[ADC_STAR_MAX_SKIRMISHES]; /* of AdcStarOption, by slot: fewest cards first */
  guint64              hand_before[ADC_STAR_MAX_CARDS];  /* equal cards of the hand that are played sooner */
} AdcStarAdviser;

void          adc_star_adviser_init  (AdcStarAdviser *self, const AdcStarBattle *battle, guint side, AdcStarAim aim);
void          adc_star_adviser_clear (AdcStarAdviser *self);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdcStarAdviser, adc_star_adviser_clear)

/* The cards of the hand that an option takes, and those equal to them that go first. */
guint64       adc_star_adviser_get_cards (const AdcStarAdviser *self, const AdcStarOption *option, guint64 *before);

/* The battle with those cards laid, one option for each slot. */
void          adc_star_adviser_lay  (const AdcStarAdviser *self, const AdcStarOption *options, AdcStarBattle *battle);
AdcStarPlan   adc_star_adviser_plan (const AdcStarAdviser *self, const AdcStarOption *options, double value,
                                     double hold);

/* The better one comes first: by the aim, then the other aim, the number of cards, the order of
 * the hand. */
int           adc_star_adviser_compare (const AdcStarAdviser *self, const AdcStarPlan *a, const AdcStarPlan *b);

/* What separates two aims from rounding. */
gint64        adc_star_round (double value);

/* All ways at once, or ADC_STAR_TOO_MUCH. Appends the best N plans. */
AdcStarAnswer adc_star_survey (const AdcStarAdviser *self, guint n, AdcStarAdvice *advice, const AdcStarWatch *watch);

/* One way after the other, those first whose skirmishes taken alone look best. Appends all that
 * were weighed. */
AdcStarAnswer adc_star_try_plans (const AdcStarAdviser *self, AdcStarAdvice *advice, const AdcStarWatch *watch);

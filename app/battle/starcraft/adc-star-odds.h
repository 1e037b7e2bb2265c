/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-battle.h"
#include "adc-star-skirmish.h"

/* How a battle ends when cards are unknown, and which cards of a hand serve best where. Unknown
 * cards are drawn without replacement from their side's pool, standard ones for "card",
 * reinforcements for a second card; a cancelled standard card is replaced from the pool too, or from
 * the deck where the pool is a hand.
 * Everything is exact, by enumeration, within a budget; beyond it, simulated with a fixed seed. */

typedef enum {
  ADC_STAR_AIM_VALUE, /* expected value destroyed minus lost */
  ADC_STAR_AIM_HOLD,  /* the chance to have the area at the end: the attacker takes it, or does not */
} AdcStarAim;

/* How one skirmish goes: who loses a unit in it, be it by strength or by a card of either side,
 * escapes included. */
typedef enum {
  ADC_STAR_NOBODY_LOSES,
  ADC_STAR_DEFENDER_LOSES,
  ADC_STAR_ATTACKER_LOSES,
  ADC_STAR_BOTH_LOSE,
  ADC_STAR_N_LOSSES
} AdcStarLosses;

typedef struct {
  gboolean is_exact;
  double   error;    /* half the width of a 95 % interval when simulated */
  guint64  n_trials; /* combinations enumerated, or battles simulated */
  double   ends[ADC_STAR_N_ENDS];
  double   skirmishes[ADC_STAR_MAX_SKIRMISHES][ADC_STAR_N_LOSSES];
  double   sufficient[ADC_STAR_MAX_SKIRMISHES][ADC_STAR_N_SIDES]; /* that side's attack reaches the enemy's health */
  double   stands[ADC_STAR_N_SIDES][ADC_STAR_MAX_UNITS];  /* in the area at the end */
  double   lives[ADC_STAR_N_SIDES][ADC_STAR_MAX_UNITS];   /* there or elsewhere */
  double   n_living[ADC_STAR_N_SIDES][ADC_STAR_MAX_UNITS + 1]; /* chance of so many alive at the end, wherever */
  double   lost[ADC_STAR_N_SIDES]; /* expected value */
} AdcStarOdds;

gboolean adc_star_odds_compute (const AdcStarBattle *battle, AdcStarOdds *odds, AdcProgress progress, gpointer data,
                                GCancellable *cancellable, GError **error);

/* One way to lay a hand: which card (ADC_STAR_UNKNOWN: the top of the deck, unseen) and which
 * second card where. */
typedef struct {
  int    cards[ADC_STAR_MAX_SKIRMISHES];
  int    reinforcements[ADC_STAR_MAX_SKIRMISHES];
  double value; /* expected value destroyed minus lost, seen by the side */
  double hold;  /* chance to have the area */
} AdcStarPlan;

typedef struct {
  gboolean is_exact; /* the best of all ways; else the best of those that were weighed one by one */
  guint64  n_weighed;
  GArray  *plans;    /* of AdcStarPlan, the best first; at most N */
} AdcStarAdvice;

void     adc_star_advice_clear (AdcStarAdvice *self);

/* For the skirmishes of SIDE whose card is ADC_STAR_UNKNOWN, from its hand. With equal aims the
 * other one decides, then fewer cards played, then the order of the hand. */
gboolean adc_star_advise (const AdcStarBattle *battle, guint side, AdcStarAim aim, guint n, AdcStarAdvice *advice,
                          AdcProgress progress, gpointer data, GCancellable *cancellable, GError **error);

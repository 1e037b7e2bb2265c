/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"
#include "adc-buck-fight.h"

/* How a fight will probably end, from where it is now: exactly, by propagating probabilities over its states, or by
 * playing it a great many times where there are too many of them. */

#define ADC_BUCK_ODDS_ROUNDS 99 /* the last one holds everything beyond */

/* Ends, in this order: each side holds the zone; nobody is left; several are left when it stops. */
#define ADC_BUCK_END_NOBODY  ADC_BUCK_MAX_SIDES
#define ADC_BUCK_END_SEVERAL (ADC_BUCK_MAX_SIDES + 1)
#define ADC_BUCK_N_ENDS      (ADC_BUCK_MAX_SIDES + 2)

typedef enum {
  ADC_BUCK_FACTORY_KEPT,
  ADC_BUCK_FACTORY_BOMBED,
  ADC_BUCK_FACTORY_SABOTAGED,
  ADC_BUCK_FACTORY_TAKEN,
} AdcBuckFactoryFate;

#define ADC_BUCK_N_FATES (ADC_BUCK_FACTORY_TAKEN + 1)

typedef struct {
  gboolean exact;
  double   error;    /* as in AdcForecast */
  guint64  n_trials;
  double   ends[ADC_BUCK_N_ENDS];
  double   ends_by_round[ADC_BUCK_N_ENDS][ADC_BUCK_ODDS_ROUNDS + 1]; /* 0: in the opening */
  double   survivors[ADC_BUCK_MAX_SIDES][ADC_BUCK_N_TYPES][ADC_BUCK_MAX_PIECES + 1]; /* chance of that many at the end */
  double   orbit_battlers[ADC_BUCK_MAX_SIDES][ADC_BUCK_MAX_PIECES + 1]; /* above a territory, after the satellites */
  double   leader_dies[ADC_BUCK_MAX_SIDES];
  double   orbit_leader_dies[ADC_BUCK_MAX_SIDES]; /* above a territory, left alone by the satellite */
  double   factories[ADC_BUCK_N_FATES][ADC_BUCK_MAX_PIECES + 1]; /* how many of the owner's have that fate */
  double   expected_losses[ADC_BUCK_MAX_SIDES][ADC_BUCK_N_TYPES];

  /* When the side whose turn it is plays its best: what it should fire at next, for each of its types that can; -1:
   * nothing. A zone with nobody left is held by its owner. */
  struct {
    int    at_side;
    int    target;
    double chance;        /* that it holds the zone then, and does its best from then on */
    double simple_chance; /* when this throw goes at the most valuable target instead; by orders, when all of them do */
  } advice[ADC_BUCK_N_TYPES];
  gboolean best_is_adaptive; /* FALSE: too large, only the best of the fixed orders was looked for */
} AdcBuckOdds;

typedef enum {
  ADC_BUCK_METHOD_BEST,     /* exact within the budget, else simulated */
  ADC_BUCK_METHOD_EXACT,
  ADC_BUCK_METHOD_SIMULATE,
} AdcBuckMethod;

/* FALSE: cancelled, or it was to be exact and would have taken more memory than anybody has. No trials: as many as
 * the error needs. The same fight gives the same odds to the last bit. */
gboolean adc_buck_odds_compute (const AdcBuckFight *fight, AdcBuckMethod method, guint64 n_trials, AdcBuckOdds *odds,
                                AdcProgress progress, gpointer data, GCancellable *cancellable, GError **error);

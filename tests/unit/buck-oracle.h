/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-odds.h"

/* Battles of Buck Rogers, a second time: slowly, plainly, straight from the rulebook and without a
 * line of the engine, so that the two can be held against each other. Of the engine it reads only
 * how a fight is written down. Nothing here is clever. */

enum {
  BUCK_ORACLE_SIDES = 4, /* at most in a fight */
};

/* A fight is at a moment of its opening or of a round; what has been thrown before is done. */
typedef struct {
  double ends[ADC_BUCK_N_ENDS];
  double ends_by_round[ADC_BUCK_N_ENDS][ADC_BUCK_ODDS_ROUNDS + 1];
  double survivors[BUCK_ORACLE_SIDES][ADC_BUCK_N_TYPES][ADC_BUCK_MAX_PIECES + 1];
  double orbit_battlers[BUCK_ORACLE_SIDES][ADC_BUCK_MAX_PIECES + 1];
  double leader_dies[BUCK_ORACLE_SIDES];
  double factories[ADC_BUCK_N_FATES][ADC_BUCK_MAX_PIECES + 1];
} BuckOracleOdds;

/* What a side gets when it, and whoever else plays its best, chooses every attacker and target. */
typedef struct {
  double   chances[BUCK_ORACLE_SIDES]; /* to hold the zone, be it as the owner with nobody left */
  gboolean has_choice;                 /* somebody is to throw, and plays his best */
  guint    side;                       /* who that is, and what each throw gives; -1: forbidden */
  double   first[ADC_BUCK_N_TYPES][BUCK_ORACLE_SIDES][ADC_BUCK_N_TARGETS];
} BuckOracleBest;

/* All the dice, one after the other, each way they can fall, until hardly anything is left. */
void     buck_oracle_enumerate (const AdcBuckFight *fight, BuckOracleOdds *odds);

/* With pieces and dice, again and again. */
void     buck_oracle_simulate  (const AdcBuckFight *fight, guint n_battles, GRand *random,
                                BuckOracleOdds *odds);

/* FALSE: there are more states than that. */
gboolean buck_oracle_try_all   (const AdcBuckFight *fight, guint n_states, BuckOracleBest *best);

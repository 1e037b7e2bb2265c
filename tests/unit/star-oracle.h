/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-odds.h"

/* Battles of StarCraft, a second time: slowly, plainly, straight from the rulebook and without a
 * line of the engine, so that the two can be held against each other. Of the engine it reads only
 * how a battle is written down. Nothing here is clever. */

/* The card that is cancelled, if any. */
typedef enum {
  STAR_ORACLE_KEEPS_ALL,
  STAR_ORACLE_LOSES_STANDARD,      /* and draws another one */
  STAR_ORACLE_LOSES_REINFORCEMENT,
} StarOracleDiscard;

/* What is on the table for one skirmish. A standard card drawn for a cancelled one lies here. */
typedef struct {
  int               cards[ADC_STAR_N_SIDES];
  int               reinforcements[ADC_STAR_N_SIDES];
  StarOracleDiscard discards[ADC_STAR_N_SIDES];
} StarOracleTable;

/* What a skirmish does to one side. */
typedef struct {
  gboolean reinforcement_counts;
  int      attack;
  int      health;
  gboolean is_sufficient;
  guint    reachable;     /* set of its own units that the enemy's strength may destroy */
  int      loss;          /* the one it does, or ADC_STAR_NONE */
  gboolean loss_escapes;
  gboolean is_sacrificed; /* the front unit, by its own card */
  gboolean is_taken;      /* the front unit, by the enemy's */
  gboolean has_detector;
  gboolean front_is_cloaked;
  guint    splash[ADC_STAR_N_EFFECT_KINDS]; /* what it triggers */
} StarOracleSide;

typedef struct {
  StarOracleSide sides[ADC_STAR_N_SIDES];
} StarOracleSkirmish;

/* Says in TABLE whose card is cancelled, before anything is drawn for it. */
void star_oracle_cancel  (const AdcStarBattle *battle, guint skirmish, StarOracleTable *table);
void star_oracle_resolve (const AdcStarBattle *battle, guint skirmish, const StarOracleTable *table,
                          StarOracleSkirmish *result);
void star_oracle_finish  (const AdcStarBattle *battle, const StarOracleSkirmish *skirmishes,
                          AdcStarEnd *end);

/* Of a set of its units, the one that the owner gives up first; ADC_STAR_NONE: the set is empty. */
int  star_oracle_choose  (const AdcStarSide *side, guint candidates);

/* Every card that may be drawn, one after the other. */
void star_oracle_enumerate (const AdcStarBattle *battle, AdcStarOdds *odds);

/* Every way to lay the hand, each with every draw. */
void star_oracle_try_all (const AdcStarBattle *battle, guint side, AdcStarAim aim,
                          AdcStarPlan *best);

/* What a plan is worth: that very one. */
void star_oracle_weigh (const AdcStarBattle *battle, guint side, AdcStarPlan *plan);

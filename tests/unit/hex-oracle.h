/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-choice.h"

/* Battles of Neuroshima Hex!, a second time: slowly, plainly, straight from the rulebook and
 * without a line of the engine, so that the two can be held against each other. Of a tile it reads
 * only the unrotated sides, of the board only what lies on it. Nothing here is clever. */

enum {
  HEX_ORACLE_PHASES    = 24, /* at most in a battle */
  HEX_ORACLE_QUESTIONS = 48, /* kept of those that come up */
  HEX_ORACLE_ACTIONS   = 10, /* at most of a tile */
};

/* How things stand at the start of a phase. */
typedef struct {
  gboolean is_netted[ADC_HEX_CELLS];
  gboolean holds[ADC_HEX_CELLS][ADC_HEX_CELLS]; /* [a][b]: the net of a is what holds b */
  gboolean is_hacked[ADC_HEX_CELLS];
  guint    works_for[ADC_HEX_CELLS]; /* a side */
  int      melee_bonus[ADC_HEX_CELLS];
  int      ranged_bonus[ADC_HEX_CELLS];
  int      initiative_bonus[ADC_HEX_CELLS];
  guint    n_actions[ADC_HEX_CELLS];
  int      actions[ADC_HEX_CELLS][HEX_ORACLE_ACTIONS]; /* when; -1: after the last phase */
} HexOracleSurvey;

/* How a battle ended. Integers alone, so that two of them can be compared as memory. */
typedef struct {
  int is_alive[ADC_HEX_CELLS];
  int wounds[ADC_HEX_CELLS]; /* of the units alive */
  int points[ADC_HEX_PLAYERS];
  int scored[ADC_HEX_PLAYERS];
} HexOracleOutcome;

typedef struct {
  AdcHexAsk    ask;
  guint        side;
  guint        cell;
  guint        taken;
  guint        n_options;
  AdcHexOption options[ADC_HEX_OPTIONS]; /* the first of them, if there are more */
} HexOracleQuestion;

typedef struct {
  int      initiative;
  gboolean is_netted[ADC_HEX_CELLS];
  gboolean has_acted[ADC_HEX_CELLS];
  gboolean has_died[ADC_HEX_CELLS];
} HexOraclePhase;

typedef struct {
  HexOracleOutcome  outcome;
  guint             n_phases; /* those in which somebody acts */
  HexOraclePhase    phases[HEX_ORACLE_PHASES];
  guint             n_questions; /* that came up, be it more than are kept */
  HexOracleQuestion questions[HEX_ORACLE_QUESTIONS];
} HexOracleEnd;

/* A set of HexOracleOutcome. */
typedef struct {
  GHashTable *outcomes;
  guint       n_phases_left; /* before the search is given up, to be set by whoever asks */
  guint       n_outcomes_left;
} HexOracleSet;

void     hex_oracle_survey    (const AdcHexPosition *position, HexOracleSurvey *survey);

/* The answers are given in the order in which the questions come up; where there is none left, the
 * first option is taken. Answers may be NULL. */
void     hex_oracle_resolve   (const AdcHexPosition *position, const AdcHexAnswers *answers,
                               HexOracleEnd *end);

/* All the ends that decisions allowed by the rules can lead to; FALSE: too many. */
gboolean hex_oracle_reach     (const AdcHexPosition *position, HexOracleSet *set);

/* What an instant that hurts can lead to, medics answering. */
gboolean hex_oracle_strike    (const AdcHexPosition *position, const int *wounds,
                               HexOracleSet *set);

void     hex_oracle_set_init  (HexOracleSet *self, guint n_phases, guint n_outcomes);
void     hex_oracle_set_clear (HexOracleSet *self);
gboolean hex_oracle_set_has   (const HexOracleSet *self, const HexOracleOutcome *outcome);

/* Less than, equal to or greater than 0: a is worse for the side than b, as good, or better. */
int      hex_oracle_compare   (const AdcHexPosition *position, guint side,
                               const HexOracleOutcome *a, const HexOracleOutcome *b);

/* The battle as all decide it for their own good; FALSE: it needs more than that many battles. */
gboolean hex_oracle_choose    (const AdcHexPosition *position, guint n_battles, HexOracleEnd *end);

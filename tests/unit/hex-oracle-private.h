/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "hex-oracle.h"

/* What changes in a battle. Integers alone: two states can be compared as memory. */
typedef struct {
  int is_alive[ADC_HEX_CELLS];
  int wounds[ADC_HEX_CELLS];
  int is_done[ADC_HEX_CELLS][HEX_ORACLE_ACTIONS];
  int is_converted[ADC_HEX_CELLS]; /* a quartermaster has served it */
  int points[ADC_HEX_PLAYERS];
  int scored[ADC_HEX_PLAYERS];
} HexOracleState;

/* The answers to come, and the questions that came. */
typedef struct {
  const guint       *answers;
  guint              n_answers;
  gboolean           asks_all; /* conversions that change nothing, too */
  guint              n_questions;
  HexOracleQuestion *questions; /* HEX_ORACLE_QUESTIONS of them */
} HexOracleScript;

/* What tiles do to each other in a phase: wounds[target][attacker]. Whatever hurts from outside the
 * board has the number after the last cell. */
#define HEX_ORACLE_OUTSIDE ADC_HEX_CELLS

typedef struct {
  int      wounds[ADC_HEX_CELLS][ADC_HEX_CELLS + 1];
  gboolean explodes[ADC_HEX_CELLS];
  gboolean is_spent[ADC_HEX_CELLS]; /* medics */
} HexOracleHurt;

/* One attack of a tile changed by a quartermaster: of blow to shot, or of shot to blow. */
typedef struct {
  gboolean is_made;
  guint    direction;
  gboolean to_ranged;
} HexOracleConversion;

/* The board; the cells are those of the position. */
int      hex_oracle_get_column    (guint cell); /* from -2 to 2 */
int      hex_oracle_get_row       (guint cell); /* axial: c3 is 0, 0 */
guint    hex_oracle_get_cell      (int column, int row);
guint    hex_oracle_step          (guint cell, guint direction); /* or ADC_HEX_NOWHERE */
int      hex_oracle_get_hill      (guint cell);

/* What a tile has in a direction. */
guint    hex_oracle_get_melee     (const AdcHexPiece *piece, guint direction);
guint    hex_oracle_get_ranged    (const AdcHexPiece *piece, guint direction);
gboolean hex_oracle_has_beam      (const AdcHexPiece *piece, guint direction);
gboolean hex_oracle_has_armour    (const AdcHexPiece *piece, guint direction);
gboolean hex_oracle_has_net       (const AdcHexPiece *piece, guint direction);
gboolean hex_oracle_has_link      (const AdcHexPiece *piece, guint direction);

gboolean hex_oracle_are_friends   (const AdcHexPosition *position, guint a, guint b);
gboolean hex_oracle_can_wound     (const AdcHexPosition *position, guint a, guint b);
gboolean hex_oracle_can_net       (const AdcHexPosition *position, guint a, guint b);

/* The parts of a phase. */
void     hex_oracle_find_netted   (const AdcHexPosition *position, const HexOracleState *state,
                                   HexOracleSurvey *survey);
void     hex_oracle_survey_state  (const AdcHexPosition *position, const HexOracleState *state,
                                   HexOracleSurvey *survey);
void     hex_oracle_attack        (const AdcHexPosition *position, HexOracleState *state,
                                   const HexOracleSurvey *survey, const gboolean *acts,
                                   HexOracleScript *script, HexOracleHurt *hurt);
void     hex_oracle_heal          (const AdcHexPosition *position, const HexOracleState *state,
                                   const HexOracleSurvey *survey, HexOracleScript *script,
                                   HexOracleHurt *hurt);
void     hex_oracle_bury          (const AdcHexPosition *position, const HexOracleHurt *hurt,
                                   HexOracleState *state);

/* A battle. */
void     hex_oracle_begin         (const AdcHexPosition *position, HexOracleState *state);
int      hex_oracle_get_first     (const AdcHexPosition *position, const HexOracleState *state);
void     hex_oracle_fight_phase   (const AdcHexPosition *position, int initiative,
                                   HexOracleState *state, HexOracleScript *script,
                                   HexOraclePhase *log); /* which may be NULL */
void     hex_oracle_finish        (const AdcHexPosition *position, const HexOracleState *state,
                                   HexOracleOutcome *outcome);
guint    hex_oracle_ask           (HexOracleScript *script, const HexOracleQuestion *question);

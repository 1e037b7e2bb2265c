/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "buck-oracle.h"

/* What changes during a fight. Bytes alone, so that two of them can be compared as memory. */
typedef struct {
  guint8 stage;
  guint8 turn;
  guint8 factories; /* the owner's */
  guint8 pieces[BUCK_ORACLE_SIDES][ADC_BUCK_N_TYPES];
  guint8 hit[BUCK_ORACLE_SIDES][ADC_BUCK_N_TYPES];
  guint8 fired[BUCK_ORACLE_SIDES][ADC_BUCK_N_TYPES];
  guint8 leaders[BUCK_ORACLE_SIDES];
  guint8 orbit_battlers[BUCK_ORACLE_SIDES]; /* before the rounds: they have no part in those */
  guint8 orbit_bombed[BUCK_ORACLE_SIDES];
  guint8 unshot[BUCK_ORACLE_SIDES][ADC_BUCK_N_TYPES]; /* ships the satellite has yet to fire at */
} BuckOracleState;

typedef struct {
  guint side;
  guint attacker;
  guint at_side;
  guint target; /* a type, or ADC_BUCK_FACTORY */
  guint number; /* that the die must show, or more */
} BuckOracleThrow;

extern const guint buck_oracle_value[ADC_BUCK_N_TYPES]; /* most valuable first */
extern const guint buck_oracle_bomb_value[5];

void     buck_oracle_read          (const AdcBuckFight *fight, BuckOracleState *state);

/* What the side whose turn it is can do at this moment, in the stage it is in: every attack the
 * rules allow (BuckOracleThrow). Sides that cannot do anything are passed over; an empty list: the
 * stage, or the round, is through. */
void     buck_oracle_list_throws   (const AdcBuckFight *fight, BuckOracleState *state,
                                    GArray *throws);

/* Which of them its policy takes. */
const BuckOracleThrow *
         buck_oracle_pick          (const AdcBuckFight *fight, const BuckOracleState *state,
                                    const GArray *throws);
void     buck_oracle_throw         (const AdcBuckFight *fight, BuckOracleState *state,
                                    const BuckOracleThrow *attack, gboolean is_hit);

/* The end of a stage or of a round: what was hit goes, lone leaders die, the next one begins. */
void     buck_oracle_close         (const AdcBuckFight *fight, BuckOracleState *state);
void     buck_oracle_bury_leaders  (const AdcBuckFight *fight, BuckOracleState *state);

/* On to the next throw (the list) through as many ends as it takes; rounds done: counted on. FALSE:
 * the battle is over, which it can be at the beginning of a round alone. */
gboolean buck_oracle_go_on         (const AdcBuckFight *fight, BuckOracleState *state,
                                    guint *rounds_done, GArray *throws);

/* At the beginning of a round. */
gboolean buck_oracle_is_fresh      (const BuckOracleState *state);
gboolean buck_oracle_is_over       (const AdcBuckFight *fight, const BuckOracleState *state,
                                    guint rounds_done);
guint    buck_oracle_get_end       (const AdcBuckFight *fight, const BuckOracleState *state);

guint    buck_oracle_state_hash    (gconstpointer state);
gboolean buck_oracle_state_equal   (gconstpointer a, gconstpointer b);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Battles of Le Projet Arès, a second time: slowly, plainly, straight from the rulebook and without
 * a line of the engine, so that the two can be held against each other. Nothing here is clever;
 * where the rulebook leaves a choice to the player, it is made as the engine announces. */

enum {
  ORACLE_FORCES = 10, /* at most in a battle */
  ORACLE_UNITS  = 4,  /* at most in a force */
  ORACLE_ROUNDS = 6,
};

#define ORACLE_X (-1000) /* a score that never hits, whatever is added to it */

typedef enum { ORACLE_ATTACKER, ORACLE_DEFENDER } OracleSide;
typedef enum {
  ORACLE_INFANTRY,
  ORACLE_ARMOUR,
  ORACLE_AIR,
  ORACLE_BUILDING,
  ORACLE_TYPES,
} OracleType;

typedef enum { ORACLE_HIGHEST, ORACLE_LOSSES, ORACLE_BEST } OraclePolicy;
typedef enum { ORACLE_NORMAL, ORACLE_DEEP, ORACLE_RAID } OracleAttack;

/* What may be shot at: the index of a force, or one of these. */
enum { ORACLE_NOTHING = -1, ORACLE_BASE_LEFT = -2, ORACLE_BASE_RIGHT = -3 };

typedef struct {
  OracleSide side;
  int        column; /* from 0 */
  int        rank;   /* 0: the front */
  int        initiative;
  OracleType type;
  int        scores[ORACLE_TYPES];
  int        modifier;
  int        units;
  gboolean   resistant;
  gboolean   damaged;
  int        shield;
  int        recon;
  gboolean   no_flanking;
  gboolean   start_building;
  int        targets[3]; /* the preferred one first */
  int        n_targets;
} OracleForce;

typedef struct {
  OracleForce  forces[ORACLE_FORCES]; /* each side from left to right, front to back */
  int          n_forces;
  OracleAttack attack;
  gboolean     base; /* the defender's base is attacked, not the Frontier */
  int          round; /* being fought, from 1 */
  int          empty_buildings;
  int          rerolls[2];
  int          modifier[2];
  int          retreat[2]; /* the round, or 0: never */
  OraclePolicy policy[2];
  gboolean     reinforce[2]; /* else forces nobody faces stay where they are */
} OracleBattle;

/* What changes while it is fought. All bytes, so that two states can be compared as memory. */
typedef struct {
  gint8 column[ORACLE_FORCES]; /* -1: it has left the line */
  gint8 rank[ORACLE_FORCES];
  gint8 hits[ORACLE_FORCES];   /* it can still take: points of shield first, then its units */
  gint8 rerolls[2];
  gint8 destroyed; /* empty buildings */
} OracleState;

typedef struct {
  double chance[2]; /* of each side to win */
  double by_round[2][ORACLE_ROUNDS + 1];
  double survivors[ORACLE_FORCES][ORACLE_UNITS + 1];
  double destroyed[2 * ORACLE_FORCES * ORACLE_ROUNDS]; /* empty buildings */
  double rearranged; /* both sides had to be put face to face again; only when simulated */
} OracleOdds;

/* One force about to throw its dice at another. */
typedef struct {
  int from;
  int at;
  int n_dice;
  int needed;   /* the highest face that hits */
  int capacity; /* hits the target can take */
} OracleShot;

/* The line. */
OracleSide oracle_get_enemy       (OracleSide side);
gboolean   oracle_in_line         (const OracleState *state, int force);
int        oracle_find_force      (const OracleBattle *battle, const OracleState *state,
                                   OracleSide side, int column, int rank);
int        oracle_count_in_column (const OracleBattle *battle, const OracleState *state,
                                   OracleSide side, int column);
int        oracle_count_columns   (const OracleBattle *battle, const OracleState *state);
gboolean   oracle_is_engaged      (const OracleBattle *battle, const OracleState *state, int force);
void       oracle_close_ranks     (const OracleBattle *battle, OracleState *state);

/* Whether both sides had forces to put face to face. */
gboolean   oracle_reorganise      (const OracleBattle *battle, OracleState *state);

/* The rules of a round. */
void     oracle_state_init    (OracleState *state, const OracleBattle *battle);
int      oracle_get_n_rounds  (const OracleBattle *battle);
int      oracle_get_units     (const OracleBattle *battle, const OracleState *state, int force);
int      oracle_get_threshold (const OracleBattle *battle, const OracleState *state, int from,
                               int at);
void     oracle_aim           (const OracleBattle *battle, const OracleState *state, int from,
                               int at, OracleShot *shot); /* without dice when it cannot */
gboolean oracle_can_shoot_at  (const OracleBattle *battle, const OracleState *state, int from,
                               int at);
int      oracle_choose_target (const OracleBattle *battle, const OracleState *state, int from);
gboolean oracle_is_base_card  (int target);
int      oracle_count_empty_buildings (const OracleBattle *battle, const OracleState *state);
gboolean oracle_retreats      (const OracleBattle *battle, OracleSide side, int round);

/* The next group to shoot after that initiative: its shooters, in the order they throw. */
int      oracle_list_shooters (const OracleBattle *battle, const OracleState *state, int round,
                               int *initiative, int shooters[ORACLE_FORCES]);

/* The end of a group: HITS on each force, BASE_HITS shots that hit a Base card. */
void     oracle_take_losses   (const OracleBattle *battle, OracleState *state,
                               const int hits[ORACLE_FORCES], int base_hits);
gboolean oracle_is_over       (const OracleBattle *battle, const OracleState *state, int round,
                               OracleSide *winner);

/* In how many of the 6 ^ N_DICE ways the dice can fall there are that many hits: every face of
 * every die is tried. */
gint64   oracle_count_ways    (int n_dice, int needed, int hits);
gint64   oracle_power_of_6    (int exponent);

/* The chances. */
void     oracle_enumerate     (const OracleBattle *battle, OracleOdds *odds);
void     oracle_simulate      (const OracleBattle *battle, guint32 seed, int n_battles,
                               OracleOdds *odds);

/* The best that the side can do: each force, when it is its turn, knows what the ones before it
 * have hit; each die thrown again is seen before the next. The other side keeps to its policy. */
double   oracle_find_best     (const OracleBattle *battle, OracleSide side);

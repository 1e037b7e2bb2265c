/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Who stands where, and how both sides rearrange themselves between two rounds. */

#include "ares-oracle.h"

/* The forces that may move, with what is remembered of where they stood. */
typedef struct {
  int      idle[2][ORACLE_FORCES]; /* of each side, from left to right, front to back */
  int      n_idle[2];
  int      column[ORACLE_FORCES];
  gboolean behind[ORACLE_FORCES];
  int      front[ORACLE_FORCES]; /* the one it stood behind */
} Reserves;

OracleSide
oracle_get_enemy (OracleSide side)
{
  return side == ORACLE_ATTACKER ? ORACLE_DEFENDER : ORACLE_ATTACKER;
}

gboolean
oracle_in_line (const OracleState *state, int force)
{
  return state->column[force] >= 0;
}

int
oracle_find_force (const OracleBattle *battle, const OracleState *state, OracleSide side,
                   int column, int rank)
{
  for (int i = 0; i < battle->n_forces; i++)
    if (battle->forces[i].side == side && state->column[i] == column && state->rank[i] == rank)
      return i;

  return ORACLE_NOTHING;
}

int
oracle_count_in_column (const OracleBattle *battle, const OracleState *state, OracleSide side,
                        int column)
{
  int n = 0;

  for (int i = 0; i < battle->n_forces; i++)
    n += battle->forces[i].side == side && state->column[i] == column;

  return n;
}

int
oracle_count_columns (const OracleBattle *battle, const OracleState *state)
{
  int n = 0;

  for (int i = 0; i < battle->n_forces; i++)
    n = MAX (n, state->column[i] + 1);

  return n;
}

/* In the front line, an enemy in the front line of the same column. */
gboolean
oracle_is_engaged (const OracleBattle *battle, const OracleState *state, int force)
{
  OracleSide enemy = oracle_get_enemy (battle->forces[force].side);

  return oracle_in_line (state, force) && state->rank[force] == 0 &&
         oracle_find_force (battle, state, enemy, state->column[force], 0) >= 0;
}

/* Where nobody stands there is no column. */
static void
close_gaps (const OracleBattle *battle, OracleState *state)
{
  for (int column = oracle_count_columns (battle, state) - 1; column >= 0; column--) {
    if (oracle_count_in_column (battle, state, ORACLE_ATTACKER, column) > 0 ||
        oracle_count_in_column (battle, state, ORACLE_DEFENDER, column) > 0)
      continue;
    for (int i = 0; i < battle->n_forces; i++)
      if (state->column[i] > column)
        state->column[i]--;
  }
}

/* What has no unit left leaves, and those behind it step forward. */
void
oracle_close_ranks (const OracleBattle *battle, OracleState *state)
{
  for (int i = 0; i < battle->n_forces; i++) {
    if (!oracle_in_line (state, i) || state->hits[i] > 0)
      continue;
    for (int j = 0; j < battle->n_forces; j++)
      if (battle->forces[j].side == battle->forces[i].side &&
          state->column[j] == state->column[i] && state->rank[j] > state->rank[i])
        state->rank[j]--;
    state->column[i] = -1;
    state->rank[i] = 0;
  }
  close_gaps (battle, state);
}

static int
count_recon (const OracleBattle *battle, const OracleState *state, OracleSide side)
{
  int n = 0;

  for (int i = 0; i < battle->n_forces; i++)
    if (battle->forces[i].side == side && oracle_in_line (state, i))
      n += battle->forces[i].recon;

  return n;
}

static void
list_idle (const OracleBattle *battle, const OracleState *state, Reserves *reserves)
{
  int n_columns = oracle_count_columns (battle, state);

  for (OracleSide side = ORACLE_ATTACKER; side <= ORACLE_DEFENDER; side++) {
    reserves->n_idle[side] = 0;
    for (int column = 0; column < n_columns; column++) {
      int n = oracle_count_in_column (battle, state, side, column);

      for (int rank = 0; rank < n; rank++) {
        int force = oracle_find_force (battle, state, side, column, rank);

        if (rank == 0 && oracle_is_engaged (battle, state, force))
          continue;
        reserves->idle[side][reserves->n_idle[side]++] = force;
        reserves->column[force] = column;
        reserves->behind[force] = rank > 0;
        reserves->front[force] = oracle_find_force (battle, state, side, column, 0);
      }
    }
  }
}

static void
place (const OracleBattle *battle, OracleState *state, int force, int column)
{
  state->rank[force] = oracle_count_in_column (battle, state, battle->forces[force].side, column);
  state->column[force] = column;
}

/* A new column immediately to the right of where the force stood: all that is further right makes
 * room. */
static int
open_column (const OracleBattle *battle, OracleState *state, Reserves *reserves, int force)
{
  int column = reserves->column[force] + 1;

  for (int i = 0; i < battle->n_forces; i++)
    if (state->column[i] >= column)
      state->column[i]++;
  for (OracleSide side = ORACLE_ATTACKER; side <= ORACLE_DEFENDER; side++)
    for (int i = 0; i < reserves->n_idle[side]; i++)
      if (reserves->column[reserves->idle[side][i]] >= column)
        reserves->column[reserves->idle[side][i]]++;

  return column;
}

/* The first forces of each side stand face to face, where the side that knows less of the enemy
 * has its own. */
static void
pair_off (const OracleBattle *battle, OracleState *state, Reserves *reserves, int n_pairs)
{
  gboolean attacker_places = count_recon (battle, state, ORACLE_ATTACKER) <=
                             count_recon (battle, state, ORACLE_DEFENDER);
  OracleSide placing = attacker_places ? ORACLE_ATTACKER : ORACLE_DEFENDER;

  for (OracleSide side = ORACLE_ATTACKER; side <= ORACLE_DEFENDER; side++)
    for (int i = 0; i < reserves->n_idle[side]; i++)
      state->column[reserves->idle[side][i]] = -1;

  for (int i = 0; i < n_pairs; i++) {
    int placed = reserves->idle[placing][i];
    int answer = reserves->idle[oracle_get_enemy (placing)][i];
    int column = reserves->behind[placed] ? open_column (battle, state, reserves, placed)
                                          : reserves->column[placed];

    place (battle, state, placed, column);
    place (battle, state, answer, column);
  }
}

/* The engaged force to stand behind: the nearest, of two the left one. */
static int
find_nearest_front (const OracleBattle *battle, const OracleState *state,
                    const Reserves *reserves, int force)
{
  int nearest = ORACLE_NOTHING;
  int best = G_MAXINT;

  for (int column = 0; column < oracle_count_columns (battle, state); column++) {
    int front = oracle_find_force (battle, state, battle->forces[force].side, column, 0);
    int distance = ABS (column - reserves->column[force]);

    if (front >= 0 && oracle_is_engaged (battle, state, front) &&
        !battle->forces[front].no_flanking && distance < best) {
      nearest = front;
      best = distance;
    }
  }

  return nearest;
}

/* Behind whom a force goes that nobody faces; nothing when it stands in the front line. */
static int
find_place_behind (const OracleBattle *battle, const OracleState *state,
                   const Reserves *reserves, int force)
{
  int front = reserves->front[force];
  int nearest = find_nearest_front (battle, state, reserves, force);

  if (battle->reinforce[battle->forces[force].side] && !battle->forces[force].no_flanking &&
      nearest != ORACLE_NOTHING)
    return nearest;
  if (!reserves->behind[force])
    return ORACLE_NOTHING;

  return oracle_is_engaged (battle, state, front) ? front : nearest;
}

static void
place_others (const OracleBattle *battle, OracleState *state, Reserves *reserves, OracleSide side,
              int first)
{
  int behind[ORACLE_FORCES];
  const int *idle = reserves->idle[side];
  int n = reserves->n_idle[side];

  for (int i = first; i < n; i++)
    behind[i] = find_place_behind (battle, state, reserves, idle[i]);

  /* Whoever stays behind the same force is there before those who come. */
  for (int i = first; i < n; i++)
    if (behind[i] >= 0 && reserves->behind[idle[i]] && behind[i] == reserves->front[idle[i]])
      place (battle, state, idle[i], state->column[behind[i]]);
  for (int i = first; i < n; i++)
    if (behind[i] >= 0 && !(reserves->behind[idle[i]] && behind[i] == reserves->front[idle[i]]))
      place (battle, state, idle[i], state->column[behind[i]]);

  for (int i = first; i < n; i++)
    if (behind[i] == ORACLE_NOTHING && !reserves->behind[idle[i]])
      place (battle, state, idle[i], reserves->column[idle[i]]);
  for (int i = first; i < n; i++)
    if (behind[i] == ORACLE_NOTHING && reserves->behind[idle[i]])
      place (battle, state, idle[i], open_column (battle, state, reserves, idle[i]));
}

gboolean
oracle_reorganise (const OracleBattle *battle, OracleState *state)
{
  Reserves reserves;
  int n_pairs;

  if (battle->attack == ORACLE_RAID)
    return FALSE;

  list_idle (battle, state, &reserves);
  n_pairs = MIN (reserves.n_idle[ORACLE_ATTACKER], reserves.n_idle[ORACLE_DEFENDER]);
  pair_off (battle, state, &reserves, n_pairs);
  for (OracleSide side = ORACLE_ATTACKER; side <= ORACLE_DEFENDER; side++)
    place_others (battle, state, &reserves, side, n_pairs);
  close_gaps (battle, state);

  return n_pairs > 0;
}

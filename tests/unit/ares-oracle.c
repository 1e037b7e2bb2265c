/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "ares-oracle.h"

#include <string.h>

/* Hits a force takes from full strength to nothing, without its shield. */
static int
get_full_strength (const OracleForce *force)
{
  return force->units * (force->resistant ? 2 : 1) - (force->damaged ? 1 : 0);
}

static int
units_after (const OracleForce *force, int hits_left)
{
  int per_unit = force->resistant ? 2 : 1;
  int strength = MIN (hits_left, get_full_strength (force));

  return (strength + per_unit - 1) / per_unit;
}

void
oracle_state_init (OracleState *state, const OracleBattle *battle)
{
  memset (state, 0, sizeof *state);
  for (int i = 0; i < battle->n_forces; i++) {
    state->column[i] = battle->forces[i].column;
    state->rank[i] = battle->forces[i].rank;
    state->hits[i] = battle->forces[i].shield + get_full_strength (&battle->forces[i]);
  }
  for (int i = 0; i < 2; i++)
    state->rerolls[i] = battle->rerolls[i];
}

int
oracle_get_n_rounds (const OracleBattle *battle)
{
  return battle->attack == ORACLE_NORMAL ? 6 : 3;
}

int
oracle_get_units (const OracleBattle *battle, const OracleState *state, int force)
{
  return units_after (&battle->forces[force], state->hits[force]);
}

gboolean
oracle_is_base_card (int target)
{
  return target == ORACLE_BASE_LEFT || target == ORACLE_BASE_RIGHT;
}

/* Buildings of the defender's that stand empty and can be destroyed: those that were empty from the
 * start, and those that have lost all their units. */
int
oracle_count_empty_buildings (const OracleBattle *battle, const OracleState *state)
{
  int n = battle->empty_buildings - state->destroyed;

  for (int i = 0; i < battle->n_forces; i++)
    n += battle->forces[i].side == ORACLE_DEFENDER && !battle->forces[i].start_building &&
         !oracle_in_line (state, i);

  return n;
}

/* Columns passed over that hold an enemy: the shooter's own counts, the target's never does. */
static int
count_columns_passed (const OracleBattle *battle, const OracleState *state, int from, int at)
{
  OracleSide enemy = oracle_get_enemy (battle->forces[from].side);
  int own = state->column[from];
  int target;
  int step;
  int n = 0;

  if (at == ORACLE_BASE_LEFT)
    target = -1;
  else if (at == ORACLE_BASE_RIGHT)
    target = oracle_count_columns (battle, state);
  else
    target = state->column[at];
  step = target > own ? 1 : -1;
  for (int column = own; column != target; column += step)
    n += oracle_count_in_column (battle, state, enemy, column) > 0;

  return n;
}

/* +1 behind a force that is engaged, unless that one is “no flanking”. */
static int
get_flanking_bonus (const OracleBattle *battle, const OracleState *state, int from)
{
  int front;

  if (state->rank[from] == 0)
    return 0;
  front = oracle_find_force (battle, state, battle->forces[from].side, state->column[from], 0);

  return oracle_is_engaged (battle, state, front) && !battle->forces[front].no_flanking ? 1 : 0;
}

int
oracle_get_threshold (const OracleBattle *battle, const OracleState *state, int from, int at)
{
  const OracleForce *shooter = &battle->forces[from];
  OracleType type = oracle_is_base_card (at) ? ORACLE_BUILDING : battle->forces[at].type;

  if (shooter->scores[type] == ORACLE_X)
    return ORACLE_X;

  return shooter->scores[type] + get_flanking_bonus (battle, state, from) -
         count_columns_passed (battle, state, from, at) + shooter->modifier +
         battle->modifier[shooter->side];
}

void
oracle_aim (const OracleBattle *battle, const OracleState *state, int from, int at,
            OracleShot *shot)
{
  int threshold = oracle_get_threshold (battle, state, from, at);
  int units = oracle_get_units (battle, state, from);

  shot->from = from;
  shot->at = at;
  shot->capacity = oracle_is_base_card (at) ? 1 : state->hits[at];
  if (threshold > 0) {
    shot->n_dice = units;
    shot->needed = MIN (threshold, 5);
  } else {
    shot->n_dice = threshold == 0 ? units / 2 : 0;
    shot->needed = 1;
  }
}

gint64
oracle_power_of_6 (int exponent)
{
  return exponent == 0 ? 1 : 6 * oracle_power_of_6 (exponent - 1);
}

static gint64
count_ways (int n_dice, int needed, int hits)
{
  gint64 n = 0;

  if (n_dice == 0)
    return hits == 0 ? 1 : 0;
  for (int face = 1; face <= 6; face++)
    n += count_ways (n_dice - 1, needed, face <= needed ? hits - 1 : hits);

  return n;
}

gint64
oracle_count_ways (int n_dice, int needed, int hits)
{
  static gint64 known[ORACLE_UNITS + 1][7][ORACLE_UNITS + 1];
  static gboolean counted;

  if (!counted) {
    for (int dice = 0; dice <= ORACLE_UNITS; dice++)
      for (int face = 0; face <= 6; face++)
        for (int i = 0; i <= dice; i++)
          known[dice][face][i] = count_ways (dice, face, i);
    counted = TRUE;
  }

  return known[n_dice][needed][hits];
}

/* Units the target would lose to this shot alone, summed over all the ways the dice can fall; as if
 * as many dice were thrown as there can be, so that two shots compare without a fraction. */
static gint64
count_expected_losses (const OracleBattle *battle, const OracleState *state, const OracleShot *shot)
{
  const OracleForce *target = &battle->forces[shot->at];
  gint64 sum = 0;

  for (int hits = 1; hits <= shot->n_dice; hits++) {
    int left = MAX (state->hits[shot->at] - hits, 0);
    int lost = units_after (target, state->hits[shot->at]) - units_after (target, left);

    sum += lost * oracle_count_ways (shot->n_dice, shot->needed, hits);
  }

  return sum * oracle_power_of_6 (ORACLE_UNITS - shot->n_dice);
}

/* Of two targets with the same merit: the higher threshold, the nearer, the one to the left, the
 * one in front. */
static gboolean
is_better_target (const OracleBattle *battle, const OracleState *state, int from, int at, int than)
{
  int own = state->column[from];
  int by_threshold = oracle_get_threshold (battle, state, from, at) -
                     oracle_get_threshold (battle, state, from, than);
  int by_distance = ABS (state->column[than] - own) - ABS (state->column[at] - own);
  int by_column = state->column[than] - state->column[at];

  if (by_threshold != 0)
    return by_threshold > 0;
  if (by_distance != 0)
    return by_distance > 0;
  if (by_column != 0)
    return by_column > 0;

  return state->rank[at] < state->rank[than];
}

gboolean
oracle_can_shoot_at (const OracleBattle *battle, const OracleState *state, int from, int at)
{
  OracleShot shot;

  if (oracle_is_base_card (at)) {
    if (!battle->base || battle->attack == ORACLE_RAID ||
        oracle_count_empty_buildings (battle, state) == 0)
      return FALSE;
  } else if (!oracle_in_line (state, at) || battle->forces[at].side == battle->forces[from].side) {
    return FALSE;
  }
  oracle_aim (battle, state, from, at, &shot);

  return shot.n_dice > 0;
}

int
oracle_choose_target (const OracleBattle *battle, const OracleState *state, int from)
{
  const OracleForce *shooter = &battle->forces[from];
  gboolean by_losses = battle->policy[shooter->side] == ORACLE_LOSSES;
  gint64 most = -1;
  int chosen = ORACLE_NOTHING;

  for (int i = 0; i < shooter->n_targets; i++)
    if (oracle_can_shoot_at (battle, state, from, shooter->targets[i]))
      return shooter->targets[i];

  for (int at = 0; at < battle->n_forces; at++) {
    OracleShot shot;
    gint64 losses = 0;

    if (!oracle_can_shoot_at (battle, state, from, at))
      continue;
    if (by_losses) {
      oracle_aim (battle, state, from, at, &shot);
      losses = count_expected_losses (battle, state, &shot);
    }
    if (losses > most || (losses == most && is_better_target (battle, state, from, at, chosen))) {
      most = losses;
      chosen = at;
    }
  }

  return chosen;
}

/* The attacker speaks first; once he retreats, the defender has no need to. */
gboolean
oracle_retreats (const OracleBattle *battle, OracleSide side, int round)
{
  if (side == ORACLE_DEFENDER && battle->retreat[ORACLE_ATTACKER] == round)
    return FALSE;

  return battle->retreat[side] == round;
}

int
oracle_list_shooters (const OracleBattle *battle, const OracleState *state, int round,
                      int *initiative, int shooters[ORACLE_FORCES])
{
  int last = *initiative;
  int next = G_MININT;
  int n = 0;

  for (int i = 0; i < battle->n_forces; i++)
    if (oracle_in_line (state, i) && battle->forces[i].initiative < last)
      next = MAX (next, battle->forces[i].initiative);
  *initiative = next;
  if (next == G_MININT)
    return 0;

  for (OracleSide side = ORACLE_ATTACKER; side <= ORACLE_DEFENDER; side++) {
    int first = n;

    if (oracle_retreats (battle, side, round))
      continue;
    for (int i = 0; i < battle->n_forces; i++) {
      int position;

      if (!oracle_in_line (state, i) || battle->forces[i].side != side ||
          battle->forces[i].initiative != next)
        continue;
      for (position = n; position > first; position--) {
        int before = shooters[position - 1];

        if (state->column[before] < state->column[i] ||
            (state->column[before] == state->column[i] && state->rank[before] < state->rank[i]))
          break;
        shooters[position] = before;
      }
      shooters[position] = i;
      n++;
    }
  }

  return n;
}

void
oracle_take_losses (const OracleBattle *battle, OracleState *state, const int hits[ORACLE_FORCES],
                    int base_hits)
{
  /* Only what stood empty while the group was shooting can be destroyed by it. */
  state->destroyed += MIN (base_hits, oracle_count_empty_buildings (battle, state));
  for (int i = 0; i < battle->n_forces; i++)
    if (oracle_in_line (state, i))
      state->hits[i] = MAX (state->hits[i] - hits[i], 0);
  oracle_close_ranks (battle, state);
}

gboolean
oracle_is_over (const OracleBattle *battle, const OracleState *state, int round, OracleSide *winner)
{
  gboolean has_forces[2] = { FALSE, FALSE };

  for (int i = 0; i < battle->n_forces; i++)
    if (oracle_in_line (state, i))
      has_forces[battle->forces[i].side] = TRUE;

  *winner = ORACLE_DEFENDER;
  if (oracle_retreats (battle, ORACLE_ATTACKER, round))
    return TRUE;
  if (oracle_retreats (battle, ORACLE_DEFENDER, round)) {
    *winner = ORACLE_ATTACKER;
    return TRUE;
  }
  if (!has_forces[ORACLE_ATTACKER])
    return TRUE;
  if (!has_forces[ORACLE_DEFENDER]) {
    *winner = ORACLE_ATTACKER;
    return TRUE;
  }

  return round == oracle_get_n_rounds (battle);
}

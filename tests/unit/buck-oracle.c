/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "buck-oracle-private.h"

#include <string.h>

const guint buck_oracle_value[ADC_BUCK_N_TYPES] = {
  ADC_BUCK_SATELLITE, ADC_BUCK_BATTLER, ADC_BUCK_FIGHTER,   ADC_BUCK_GENNIE,
  ADC_BUCK_TROOPER,   ADC_BUCK_MARKER,  ADC_BUCK_TRANSPORT,
};

const guint buck_oracle_bomb_value[5] = {
  ADC_BUCK_FACTORY, ADC_BUCK_FIGHTER, ADC_BUCK_TRANSPORT, ADC_BUCK_GENNIE, ADC_BUCK_TROOPER,
};

/* These protect the transports of their side. */
static const guint escorts[] = { ADC_BUCK_TROOPER, ADC_BUCK_GENNIE, ADC_BUCK_FIGHTER,
                                 ADC_BUCK_BATTLER, ADC_BUCK_SATELLITE };

static const guint ships[] = { ADC_BUCK_FIGHTER, ADC_BUCK_BATTLER, ADC_BUCK_TRANSPORT };

guint
buck_oracle_state_hash (gconstpointer state)
{
  const guint8 *bytes = state;
  guint hash = 2166136261u;

  for (gsize i = 0; i < sizeof (BuckOracleState); i++)
    hash = (hash ^ bytes[i]) * 16777619u;
  return hash;
}

gboolean
buck_oracle_state_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (BuckOracleState)) == 0;
}

void
buck_oracle_read (const AdcBuckFight *fight, BuckOracleState *state)
{
  g_assert_cmpuint (fight->n_sides, <=, BUCK_ORACLE_SIDES);

  memset (state, 0, sizeof *state);
  state->stage = fight->stage;
  state->turn = fight->turn;
  for (guint side = 0; side < fight->n_sides; side++) {
    const AdcBuckSide *read = &fight->sides[side];

    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++) {
      state->pieces[side][type] = read->pieces[type];
      if (fight->stage == ADC_BUCK_ROUNDS) {
        state->hit[side][type] = read->hit[type];
        state->fired[side][type] = read->fired[type];
      }
      if (fight->stage == ADC_BUCK_SATELLITES)
        state->unshot[side][type] = fight->shots_left[side][type];
    }
    state->leaders[side] = read->n_leaders;
    if (fight->stage != ADC_BUCK_ROUNDS)
      state->orbit_battlers[side] = read->orbit_battlers;
    if (fight->stage == ADC_BUCK_BOMBS)
      state->orbit_bombed[side] = read->orbit_bombed;
  }
  if (fight->owner >= 0)
    state->factories = fight->sides[fight->owner].n_factories;
}

static guint
count_pieces (const BuckOracleState *state, guint side)
{
  guint n = 0;

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    n += state->pieces[side][type];
  return n;
}

static guint
count_standing (const BuckOracleState *state, guint side)
{
  guint n = 0;

  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    n += state->pieces[side][type] - state->hit[side][type];
  return n;
}

/* An escort that is hit is not gone before the end of the round. */
static gboolean
is_escorted (const BuckOracleState *state, guint side)
{
  for (guint i = 0; i < G_N_ELEMENTS (escorts); i++)
    if (state->pieces[side][escorts[i]] > 0)
      return TRUE;
  return FALSE;
}

/* The table's figure, less what a leader adds to the die; 0: never. */
static guint
find_number (const AdcBuckFight *fight, guint side, guint n_leaders, guint attacker, guint target)
{
  int number = fight->table.number[attacker][target];

  if (number == ADC_BUCK_NEVER)
    return 0;
  if (n_leaders > 0)
    number -= fight->sides[side].bonus;
  return MAX (number, 1);
}

static void
add_throw (GArray *throws, guint side, guint attacker, guint at_side, guint target, guint number)
{
  const BuckOracleThrow attack = { side, attacker, at_side, target, number };

  g_array_append_val (throws, attack);
}

static gboolean
has_satellite (const AdcBuckFight *fight, const BuckOracleState *state, guint side)
{
  if (fight->zone == ADC_BUCK_TERRITORY)
    return fight->sides[side].orbit_satellite > 0;
  return fight->zone == ADC_BUCK_NEAR_ORBIT && state->pieces[side][ADC_BUCK_SATELLITE] > 0;
}

/* A satellite fires once at each enemy ship that is where it is. */
static void
list_shots (const AdcBuckFight *fight, const BuckOracleState *state, GArray *throws)
{
  for (guint side = 0; side < fight->n_sides; side++) {
    const guint n_leaders = fight->zone == ADC_BUCK_TERRITORY ? fight->sides[side].orbit_leaders
                                                              : state->leaders[side];

    if (!has_satellite (fight, state, side))
      continue;
    for (guint other = 0; other < fight->n_sides; other++) {
      for (guint i = 0; i < G_N_ELEMENTS (ships) && other != side; i++) {
        const guint number = find_number (fight, side, n_leaders, ADC_BUCK_SATELLITE, ships[i]);

        if (number > 0 && state->unshot[other][ships[i]] > 0)
          add_throw (throws, side, ADC_BUCK_SATELLITE, other, ships[i], number);
      }
    }
  }
}

/* Battlers bomb the ground below the near orbit, each once; a leader does not help them. */
static void
list_bombs (const AdcBuckFight *fight, const BuckOracleState *state, GArray *throws)
{
  const guint side = state->turn;

  if (fight->zone != ADC_BUCK_TERRITORY
      || state->orbit_battlers[side] <= state->orbit_bombed[side])
    return;

  for (guint other = 0; other < fight->n_sides; other++) {
    for (guint i = 0; i < G_N_ELEMENTS (buck_oracle_bomb_value) && other != side; i++) {
      const guint target = buck_oracle_bomb_value[i];

      if (target == ADC_BUCK_FACTORY ? (int) other == fight->owner && state->factories > 0
                                     : state->pieces[other][target] > 0)
        add_throw (throws, side, ADC_BUCK_BATTLER, other, target, fight->table.bomb);
    }
  }
}

/* In a round each piece attacks once, also one that has been hit, but nobody aims at that again. */
static void
list_attacks (const AdcBuckFight *fight, const BuckOracleState *state, GArray *throws)
{
  const guint side = state->turn;

  for (guint attacker = 0; attacker < ADC_BUCK_N_TYPES; attacker++) {
    if (state->pieces[side][attacker] <= state->fired[side][attacker])
      continue;
    for (guint other = 0; other < fight->n_sides; other++) {
      for (guint target = 0; target < ADC_BUCK_N_TYPES && other != side; target++) {
        const guint number = find_number (fight, side, state->leaders[side], attacker, target);

        if (number > 0 && state->pieces[other][target] > state->hit[other][target]
            && (target != ADC_BUCK_TRANSPORT || !is_escorted (state, other)))
          add_throw (throws, side, attacker, other, target, number);
      }
    }
  }
}

void
buck_oracle_list_throws (const AdcBuckFight *fight, BuckOracleState *state, GArray *throws)
{
  g_array_set_size (throws, 0);
  if (state->stage == ADC_BUCK_SATELLITES) {
    list_shots (fight, state, throws);
    return;
  }

  while (state->turn < fight->n_sides) {
    if (state->stage == ADC_BUCK_BOMBS)
      list_bombs (fight, state, throws);
    else
      list_attacks (fight, state, throws);
    if (throws->len > 0)
      return;
    state->turn++;
  }
}

/* How far down the list of what the side likes to hit; the smaller the better. */
static guint
rank_target (const AdcBuckFight *fight, const BuckOracleState *state, const BuckOracleThrow *attack)
{
  const AdcBuckSide *side = &fight->sides[attack->side];
  const gboolean is_bomb = state->stage == ADC_BUCK_BOMBS;
  const guint *value = is_bomb ? buck_oracle_bomb_value : buck_oracle_value;
  guint rank = 0;

  if (side->aim == ADC_BUCK_AIM_ORDER) {
    while (side->order[rank] != attack->target)
      rank++;
    return rank;
  }

  while (value[rank] != attack->target)
    rank++;
  if (side->aim == ADC_BUCK_AIM_EASIEST)
    rank += 100 * attack->number;
  return rank;
}

/* In the order of the table's rows; of several enemies with such a piece the strongest, then the
 * one who moved first. */
const BuckOracleThrow *
buck_oracle_pick (const AdcBuckFight *fight, const BuckOracleState *state, const GArray *throws)
{
  const BuckOracleThrow *best = NULL;

  for (guint i = 0; i < throws->len; i++) {
    const BuckOracleThrow *attack = &g_array_index (throws, BuckOracleThrow, i);
    int difference;

    /* The satellite fires at all of them anyway. */
    if (best == NULL || state->stage == ADC_BUCK_SATELLITES) {
      best = attack;
      continue;
    }

    difference = (int) attack->attacker - (int) best->attacker;
    if (difference == 0)
      difference = (int) rank_target (fight, state, attack) -
                   (int) rank_target (fight, state, best);
    if (difference == 0)
      difference = (int) count_standing (state, best->at_side)
                   - (int) count_standing (state, attack->at_side);
    if (difference == 0)
      difference = (int) attack->at_side - (int) best->at_side;
    if (difference < 0)
      best = attack;
  }
  return best;
}

void
buck_oracle_throw (const AdcBuckFight *fight, BuckOracleState *state, const BuckOracleThrow *attack,
                   gboolean is_hit)
{
  guint8 *standing = &state->pieces[attack->at_side][attack->target % ADC_BUCK_N_TYPES];

  switch (state->stage) {
  case ADC_BUCK_SATELLITES:
    state->unshot[attack->at_side][attack->target]--;
    if (fight->zone == ADC_BUCK_TERRITORY)
      standing = &state->orbit_battlers[attack->at_side];
    *standing -= is_hit ? 1 : 0;
    break;
  case ADC_BUCK_BOMBS:
    state->orbit_bombed[attack->side]++;
    if (attack->target == ADC_BUCK_FACTORY)
      standing = &state->factories;
    *standing -= is_hit ? 1 : 0;
    break;
  case ADC_BUCK_ROUNDS:
  default:
    state->fired[attack->side][attack->attacker]++;
    state->hit[attack->at_side][attack->target] += is_hit ? 1 : 0;
    break;
  }
}

/* Leaders whose side has nothing else here die when an enemy has; if nobody has anything but
 * leaders, those of two sides or more all die. */
void
buck_oracle_bury_leaders (const AdcBuckFight *fight, BuckOracleState *state)
{
  guint n_with_pieces = 0;
  guint n_with_leaders = 0;

  for (guint side = 0; side < fight->n_sides; side++) {
    n_with_pieces += count_pieces (state, side) > 0 ? 1 : 0;
    n_with_leaders += state->leaders[side] > 0 ? 1 : 0;
  }
  for (guint side = 0; side < fight->n_sides; side++)
    if (count_pieces (state, side) == 0 && (n_with_pieces > 0 || n_with_leaders > 1))
      state->leaders[side] = 0;
}

void
buck_oracle_close (const AdcBuckFight *fight, BuckOracleState *state)
{
  for (guint side = 0; side < fight->n_sides; side++)
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      state->pieces[side][type] -= state->hit[side][type];
  memset (state->hit, 0, sizeof state->hit);
  memset (state->fired, 0, sizeof state->fired);
  memset (state->orbit_bombed, 0, sizeof state->orbit_bombed);
  state->turn = 0;

  /* Satellites fire in the orbit: above a territory that changes nothing on the ground. */
  if (state->stage != ADC_BUCK_SATELLITES || fight->zone != ADC_BUCK_TERRITORY)
    buck_oracle_bury_leaders (fight, state);
  if (state->stage != ADC_BUCK_ROUNDS)
    state->stage++;
  if (state->stage == ADC_BUCK_ROUNDS)
    memset (state->orbit_battlers, 0, sizeof state->orbit_battlers);
}

gboolean
buck_oracle_is_fresh (const BuckOracleState *state)
{
  if (state->stage != ADC_BUCK_ROUNDS || state->turn != 0)
    return FALSE;

  for (guint side = 0; side < BUCK_ORACLE_SIDES; side++)
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      if (state->hit[side][type] > 0 || state->fired[side][type] > 0)
        return FALSE;
  return TRUE;
}

gboolean
buck_oracle_is_over (const AdcBuckFight *fight, const BuckOracleState *state, guint rounds_done)
{
  g_autoptr(GArray) throws = g_array_new (FALSE, FALSE, sizeof (BuckOracleThrow));
  BuckOracleState copy = *state;
  guint n_with_pieces = 0;

  for (guint side = 0; side < fight->n_sides; side++)
    n_with_pieces += count_pieces (state, side) > 0 ? 1 : 0;
  if (n_with_pieces < 2)
    return TRUE;

  /* On the ground they go on to the end. */
  if (fight->zone != ADC_BUCK_TERRITORY && fight->last_round > 0
      && rounds_done >= fight->last_round)
    return TRUE;

  buck_oracle_list_throws (fight, &copy, throws);
  return throws->len == 0;
}

gboolean
buck_oracle_go_on (const AdcBuckFight *fight, BuckOracleState *state, guint *rounds_done,
                   GArray *throws)
{
  for (;;) {
    if (buck_oracle_is_fresh (state) && buck_oracle_is_over (fight, state, *rounds_done))
      return FALSE;
    buck_oracle_list_throws (fight, state, throws);
    if (throws->len > 0)
      return TRUE;
    *rounds_done += state->stage == ADC_BUCK_ROUNDS ? 1 : 0;
    buck_oracle_close (fight, state);
  }
}

guint
buck_oracle_get_end (const AdcBuckFight *fight, const BuckOracleState *state)
{
  guint end = ADC_BUCK_END_NOBODY;

  for (guint side = 0; side < fight->n_sides; side++)
    if (count_pieces (state, side) > 0 || state->leaders[side] > 0)
      end = end == ADC_BUCK_END_NOBODY ? side : ADC_BUCK_END_SEVERAL;
  return end;
}

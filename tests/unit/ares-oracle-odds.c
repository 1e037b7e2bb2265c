/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chances of a battle in three ways: every face of every die, a great many battles, every
 * choice. */

#include "ares-oracle.h"

#include <string.h>

static guint
hash_state (gconstpointer key)
{
  const guint8 *bytes = key;
  guint hash = 5381;

  for (gsize i = 0; i < sizeof (OracleState); i++)
    hash = hash * 33 + bytes[i];

  return hash;
}

static gboolean
equal_states (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (OracleState)) == 0;
}

/* OracleState → double */
static GHashTable *
create_table (void)
{
  return g_hash_table_new_full (hash_state, equal_states, g_free, g_free);
}

static double *
look_up (GHashTable *table, const OracleState *state)
{
  double *value = g_hash_table_lookup (table, state);

  if (value == NULL) {
    value = g_new0 (double, 1);
    g_hash_table_insert (table, g_memdup2 (state, sizeof *state), value);
  }

  return value;
}

static void
add_ending (const OracleBattle *battle, const OracleState *state, int round, OracleSide winner,
            double chance, OracleOdds *odds)
{
  odds->chance[winner] += chance;
  odds->by_round[winner][round] += chance;
  for (int i = 0; i < battle->n_forces; i++)
    odds->survivors[i][oracle_get_units (battle, state, i)] += chance;
  odds->destroyed[state->destroyed] += chance;
}

/* One group that shoots, as far as its dice have been thrown. */
typedef struct {
  OracleState state; /* when the group began, but for the rerolls left */
  OracleShot  shots[ORACLE_FORCES];
  int         n_shots;
  int         hits[ORACLE_FORCES]; /* on each force */
  int         base_hits;
  int         initiative;
} Group;

static gboolean
start_group (const OracleBattle *battle, const OracleState *state, int round, int initiative,
             Group *group)
{
  int shooters[ORACLE_FORCES];
  int n_shooters;

  *group = (Group) { .state = *state, .initiative = initiative };
  n_shooters = oracle_list_shooters (battle, state, round, &group->initiative, shooters);
  for (int i = 0; i < n_shooters; i++) {
    int at = oracle_choose_target (battle, state, shooters[i]);

    if (at != ORACLE_NOTHING)
      oracle_aim (battle, state, shooters[i], at, &group->shots[group->n_shots++]);
  }

  return group->initiative != G_MININT;
}

/* Whether one more hit would change anything: what those who fired before have hit is known, and
 * hits in excess are lost. */
static gboolean
can_use_hit (const Group *group, const OracleShot *shot, int hits)
{
  int before = oracle_is_base_card (shot->at) ? 0 : group->hits[shot->at];

  return before + hits < shot->capacity;
}

static void
score (Group *group, const OracleShot *shot, int hits)
{
  if (oracle_is_base_card (shot->at))
    group->base_hits += hits > 0;
  else
    group->hits[shot->at] += hits;
}

/* Every face of every die. */

typedef struct {
  const OracleBattle *battle;
  OracleOdds         *odds;
  int                 round;
  GHashTable         *next; /* the states in which another round begins */
} Enumeration;

static void enumerate_groups (Enumeration *self, const OracleState *state, int initiative,
                              double chance);
static void enumerate_shots  (Enumeration *self, const Group *group, int index, double chance);

static void
enumerate_rerolls (Enumeration *self, const Group *group, int index, int hits, int misses,
                   double chance)
{
  const OracleShot *shot = &group->shots[index];
  OracleSide side = self->battle->forces[shot->from].side;
  Group after = *group;

  if (misses == 0 || group->state.rerolls[side] == 0 || !can_use_hit (group, shot, hits)) {
    score (&after, shot, hits);
    enumerate_shots (self, &after, index + 1, chance);
    return;
  }
  after.state.rerolls[side]--;
  enumerate_rerolls (self, &after, index, hits + 1, misses - 1, chance * shot->needed / 6);
  enumerate_rerolls (self, &after, index, hits, misses - 1, chance * (6 - shot->needed) / 6);
}

static void
enumerate_shots (Enumeration *self, const Group *group, int index, double chance)
{
  const OracleShot *shot = &group->shots[index];

  if (index == group->n_shots) {
    OracleState state = group->state;

    oracle_take_losses (self->battle, &state, group->hits, group->base_hits);
    enumerate_groups (self, &state, group->initiative, chance);
    return;
  }
  for (int hits = 0; hits <= shot->n_dice; hits++) {
    double part = (double) oracle_count_ways (shot->n_dice, shot->needed, hits) /
                  oracle_power_of_6 (shot->n_dice);

    enumerate_rerolls (self, group, index, hits, shot->n_dice - hits, chance * part);
  }
}

static void
enumerate_groups (Enumeration *self, const OracleState *state, int initiative, double chance)
{
  OracleSide winner;
  Group group;

  if (start_group (self->battle, state, self->round, initiative, &group))
    enumerate_shots (self, &group, 0, chance);
  else if (oracle_is_over (self->battle, state, self->round, &winner))
    add_ending (self->battle, state, self->round, winner, chance, self->odds);
  else
    *look_up (self->next, state) += chance;
}

void
oracle_enumerate (const OracleBattle *battle, OracleOdds *odds)
{
  g_autoptr(GHashTable) states = create_table ();
  OracleState start;

  memset (odds, 0, sizeof *odds);
  oracle_state_init (&start, battle);
  *look_up (states, &start) = 1.0;

  for (int round = battle->round; round <= oracle_get_n_rounds (battle); round++) {
    g_autoptr(GHashTable) next = create_table ();
    Enumeration enumeration = { battle, odds, round, next };
    GHashTableIter iter;
    gpointer key;
    gpointer value;

    g_hash_table_iter_init (&iter, states);
    while (g_hash_table_iter_next (&iter, &key, &value)) {
      OracleState state = *(OracleState *) key;

      if (round > battle->round)
        oracle_reorganise (battle, &state);
      enumerate_groups (&enumeration, &state, G_MAXINT, *(double *) value);
    }
    g_hash_table_unref (states);
    states = g_steal_pointer (&next);
  }
}

/* A great many battles. */

typedef struct {
  GRand  *random;
  guint32 store; /* of dice that have fallen and not been looked at */
  int     n_stored;
} Dice;

static int
throw_die (Dice *dice)
{
  /* The greatest multiple of 6 ^ 10 that 32 bits hold: ten fair dice in one number. */
  const guint32 limit = 71u * 60466176u;
  int face;

  if (dice->n_stored == 0) {
    do
      dice->store = g_rand_int (dice->random);
    while (dice->store >= limit);
    dice->n_stored = 10;
  }
  face = dice->store % 6 + 1;
  dice->store /= 6;
  dice->n_stored--;

  return face;
}

static void
throw_shot (const OracleBattle *battle, Group *group, const OracleShot *shot, Dice *dice)
{
  gint8 *rerolls = &group->state.rerolls[battle->forces[shot->from].side];
  int hits = 0;
  int misses;

  for (int i = 0; i < shot->n_dice; i++)
    hits += throw_die (dice) <= shot->needed;
  misses = shot->n_dice - hits;
  while (misses > 0 && *rerolls > 0 && can_use_hit (group, shot, hits)) {
    hits += throw_die (dice) <= shot->needed;
    misses--;
    (*rerolls)--;
  }
  score (group, shot, hits);
}

/* The same groups come up again and again: who shoots at whom in them is worked out once, unless
 * another group needs the place meanwhile. */
typedef struct {
  OracleState before;
  int         round; /* 0: nothing is remembered here */
  int         initiative;
  gboolean    found;
  Group       group;
} Memory;

#define N_MEMORIES 16384

static gboolean
recall_group (const OracleBattle *battle, const OracleState *state, int round, int initiative,
              Memory *memories, Group *group)
{
  guint place = hash_state (state) ^ (guint) initiative ^ (guint) round << 8;
  Memory *memory = &memories[place % N_MEMORIES];

  if (memory->round != round || memory->initiative != initiative ||
      !equal_states (&memory->before, state)) {
    memory->before = *state;
    memory->round = round;
    memory->initiative = initiative;
    memory->found = start_group (battle, state, round, initiative, &memory->group);
  }
  *group = memory->group;

  return memory->found;
}

static int
fight (const OracleBattle *battle, OracleState *state, Dice *dice, Memory *memories,
       gboolean *rearranged, OracleSide *winner)
{
  *rearranged = FALSE;
  for (int round = battle->round;; round++) {
    Group group;
    int initiative = G_MAXINT;

    if (round > battle->round && oracle_reorganise (battle, state))
      *rearranged = TRUE;
    while (recall_group (battle, state, round, initiative, memories, &group)) {
      for (int i = 0; i < group.n_shots; i++)
        throw_shot (battle, &group, &group.shots[i], dice);
      *state = group.state;
      oracle_take_losses (battle, state, group.hits, group.base_hits);
      initiative = group.initiative;
    }
    if (oracle_is_over (battle, state, round, winner))
      return round;
  }
}

void
oracle_simulate (const OracleBattle *battle, guint32 seed, int n_battles, OracleOdds *odds)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (seed);
  g_autofree Memory *memories = g_new0 (Memory, N_MEMORIES);
  Dice dice = { random, 0, 0 };
  OracleState start;

  memset (odds, 0, sizeof *odds);
  oracle_state_init (&start, battle);
  for (int i = 0; i < n_battles; i++) {
    OracleState state = start;
    gboolean rearranged;
    OracleSide winner;
    int round = fight (battle, &state, &dice, memories, &rearranged, &winner);

    add_ending (battle, &state, round, winner, 1.0 / n_battles, odds);
    if (rearranged)
      odds->rearranged += 1.0 / n_battles;
  }
}

/* Every choice. */

typedef struct {
  const OracleBattle *battle;
  OracleSide          side; /* whose chance is made as great as can be */
  int                 round;
  GHashTable         *known[ORACLE_ROUNDS + 1]; /* what each state is worth when a round begins */
} Search;

static double expect_from_groups (Search *self, const OracleState *state, int initiative);
static double expect_from_shots  (Search *self, const Group *group, int index);

static double
expect_from_round (Search *self, const OracleState *start, int round)
{
  double *known = g_hash_table_lookup (self->known[round], start);
  OracleState state = *start;
  int outer = self->round;
  double chance;

  if (known != NULL)
    return *known;

  if (round > self->battle->round)
    oracle_reorganise (self->battle, &state);
  self->round = round;
  chance = expect_from_groups (self, &state, G_MAXINT);
  self->round = outer;
  *look_up (self->known[round], start) = chance;

  return chance;
}

static double
expect_from_rerolls (Search *self, const Group *group, int index, int hits, int misses)
{
  const OracleShot *shot = &group->shots[index];
  OracleSide side = self->battle->forces[shot->from].side;
  Group after = *group;
  double stopping = 0;
  double throwing = 0;
  gboolean may_throw = misses > 0 && group->state.rerolls[side] > 0;
  gboolean must_throw = may_throw && side != self->side && can_use_hit (group, shot, hits);

  if (!must_throw) {
    score (&after, shot, hits);
    stopping = expect_from_shots (self, &after, index + 1);
  }
  if (must_throw || (may_throw && side == self->side)) {
    after = *group;
    after.state.rerolls[side]--;
    throwing = shot->needed * expect_from_rerolls (self, &after, index, hits + 1, misses - 1) / 6 +
               (6 - shot->needed) * expect_from_rerolls (self, &after, index, hits, misses - 1) / 6;
  }

  return MAX (stopping, throwing);
}

static double
expect_from_throw (Search *self, const Group *group, int index)
{
  const OracleShot *shot = &group->shots[index];
  double sum = 0;

  for (int hits = 0; hits <= shot->n_dice; hits++)
    sum += oracle_count_ways (shot->n_dice, shot->needed, hits) *
           expect_from_rerolls (self, group, index, hits, shot->n_dice - hits);

  return sum / oracle_power_of_6 (shot->n_dice);
}

/* The first of the force's own targets that the ones before it have left something of. */
static int
find_own_target (Search *self, const Group *group, int from)
{
  const OracleForce *shooter = &self->battle->forces[from];
  int n_buildings = oracle_count_empty_buildings (self->battle, &group->state);

  for (int i = 0; i < shooter->n_targets; i++) {
    int at = shooter->targets[i];
    gboolean is_left = oracle_is_base_card (at) ? group->base_hits < n_buildings
                                                : group->hits[at] < group->state.hits[at];

    if (is_left && oracle_can_shoot_at (self->battle, &group->state, from, at))
      return at;
  }

  return ORACLE_NOTHING;
}

static double
expect_from_shot_at (Search *self, const Group *group, int index, int at)
{
  Group choice = *group;

  oracle_aim (self->battle, &group->state, group->shots[index].from, at, &choice.shots[index]);

  return expect_from_throw (self, &choice, index);
}

static double
expect_from_shots (Search *self, const Group *group, int index)
{
  const OracleShot *shot = &group->shots[index];
  double best = -1;
  int own_target;

  if (index == group->n_shots) {
    OracleState state = group->state;

    oracle_take_losses (self->battle, &state, group->hits, group->base_hits);
    return expect_from_groups (self, &state, group->initiative);
  }
  if (self->battle->forces[shot->from].side != self->side)
    return expect_from_throw (self, group, index);

  own_target = find_own_target (self, group, shot->from);
  if (own_target != ORACLE_NOTHING)
    return expect_from_shot_at (self, group, index, own_target);
  for (int at = 0; at < self->battle->n_forces; at++)
    if (oracle_can_shoot_at (self->battle, &group->state, shot->from, at))
      best = MAX (best, expect_from_shot_at (self, group, index, at));

  return best >= 0 ? best : expect_from_shots (self, group, index + 1);
}

static double
expect_from_groups (Search *self, const OracleState *state, int initiative)
{
  OracleSide winner;
  Group group;

  if (start_group (self->battle, state, self->round, initiative, &group))
    return expect_from_shots (self, &group, 0);
  if (oracle_is_over (self->battle, state, self->round, &winner))
    return winner == self->side ? 1 : 0;

  return expect_from_round (self, state, self->round + 1);
}

double
oracle_find_best (const OracleBattle *battle, OracleSide side)
{
  Search search = { .battle = battle, .side = side };
  OracleState start;
  double chance;

  for (int i = 0; i <= ORACLE_ROUNDS; i++)
    search.known[i] = create_table ();
  oracle_state_init (&start, battle);
  chance = expect_from_round (&search, &start, battle->round);
  for (int i = 0; i <= ORACLE_ROUNDS; i++)
    g_hash_table_unref (search.known[i]);

  return chance;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-distribution.h"
#include "adc-states.h"

#define BIG (G_GUINT64_CONSTANT (1) << 40) /* too many states for a table */

static void
swap_states (AdcStates **a, AdcStates **b)
{
  AdcStates *swapped = *a;

  *a = *b;
  *b = swapped;
}

static void
test_merge (gconstpointer data)
{
  const guint64 *n_states = data;
  g_autoptr(AdcStates) states = adc_states_new (*n_states);
  gsize position = 0;
  guint64 state;
  double chance;

  g_assert_cmpuint (adc_states_get_n (states), ==, 0);
  g_assert_true (adc_states_get_total (states) == 0);
  g_assert_false (adc_states_next (states, &position, &state, &chance));

  adc_states_add (states, 3, 0.25);
  adc_states_add (states, 999, 0.125);
  adc_states_add (states, 3, 0.5);
  adc_states_add (states, 64, 0);

  g_assert_true (adc_states_get (states, 3) == 0.75);
  g_assert_true (adc_states_get (states, 999) == 0.125);
  g_assert_true (adc_states_get (states, 64) == 0);
  g_assert_true (adc_states_get (states, 5) == 0);
  g_assert_cmpuint (adc_states_get_n (states), ==, 2);
  g_assert_true (adc_states_get_total (states) == 0.875);

  position = 0;
  g_assert_true (adc_states_next (states, &position, &state, &chance));
  g_assert_cmpuint (state, ==, 3);
  g_assert_true (chance == 0.75);
  g_assert_true (adc_states_next (states, &position, &state, &chance));
  g_assert_cmpuint (state, ==, 999);
  g_assert_true (chance == 0.125);
  g_assert_false (adc_states_next (states, &position, &state, &chance));
  g_assert_false (adc_states_next (states, &position, &state, &chance));

  adc_states_clear (states);
  g_assert_cmpuint (adc_states_get_n (states), ==, 0);
  g_assert_true (adc_states_get (states, 3) == 0);
  adc_states_add (states, 999, 1);
  g_assert_true (adc_states_get_total (states) == 1);
}

static void
test_prune (gconstpointer data)
{
  const guint64 *n_states = data;
  g_autoptr(AdcStates) states = adc_states_new (*n_states);
  gsize position = 0;
  guint64 state;
  double chance;

  for (guint64 i = 0; i < 1000; i++)
    adc_states_add (states, i, i % 10 == 0 ? 0.5 : i % 10 == 1 ? 0.25 : 0.125);

  g_assert_true (adc_states_prune (states, 0.125) == 0); /* as likely as the bound is not less */
  g_assert_cmpuint (adc_states_get_n (states), ==, 1000);

  g_assert_true (adc_states_prune (states, 0.25) == 100);
  g_assert_cmpuint (adc_states_get_n (states), ==, 200);
  g_assert_true (adc_states_get_total (states) == 75);
  for (guint64 i = 0; i < 1000; i++)
    g_assert_true (adc_states_get (states, i) == (i % 10 == 0 ? 0.5 : i % 10 == 1 ? 0.25 : 0));
  for (guint64 i = 0; i < 200; i++) {
    g_assert_true (adc_states_next (states, &position, &state, &chance));
    g_assert_cmpuint (state, ==, i / 2 * 10 + i % 2);
  }

  adc_states_add (states, 2, 0.125);
  g_assert_true (adc_states_get (states, 2) == 0.125);
  g_assert_true (adc_states_prune (states, 2) == 75.125);
  g_assert_cmpuint (adc_states_get_n (states), ==, 0);
}

typedef struct {
  guint64 n_states;
  guint64 stride; /* between neighbouring states */
} Storage;

/* g_int64_hash () has no regard for the upper half. */
static guint
hash_both_halves (gconstpointer key)
{
  const guint64 *state = key;

  return (guint) (*state ^ *state >> 32);
}

/* Whatever the storage, the sums are those of a plain hash table to the last bit, and the states
 * come in the order promised: rising, or as they came. */
static void
test_like_a_hash_table (gconstpointer data)
{
  const Storage *storage = data;
  const gboolean is_table = storage->n_states < BIG;
  g_autoptr(GRand) random = g_rand_new_with_seed (1891);
  g_autoptr(AdcStates) states = adc_states_new (storage->n_states);
  g_autoptr(AdcStates) reused = adc_states_new (storage->n_states);
  g_autoptr(GHashTable) reference = g_hash_table_new_full (hash_both_halves, g_int64_equal,
                                                           g_free, g_free);
  g_autoptr(GArray) order = g_array_new (FALSE, FALSE, sizeof (guint64));
  gsize position = 0;
  gsize reused_position = 0;
  guint64 state;
  double chance;
  guint64 previous = 0;

  for (guint64 i = 0; i < 3000; i++)
    adc_states_add (reused, i * i % 60000 * storage->stride, 1);
  adc_states_clear (reused);

  for (guint i = 0; i < 100000; i++) {
    guint64 new_state = (guint64) g_rand_int_range (random, 0, 60000) * storage->stride;
    double part = g_rand_double_range (random, 1e-9, 1e-3);
    double *sum = g_hash_table_lookup (reference, &new_state);

    adc_states_add (states, new_state, part);
    adc_states_add (reused, new_state, part);
    if (sum == NULL) {
      sum = g_new0 (double, 1);
      g_hash_table_insert (reference, g_memdup2 (&new_state, sizeof new_state), sum);
      g_array_append_val (order, new_state);
    }
    *sum += part;
  }

  g_assert_cmpuint (adc_states_get_n (states), ==, order->len);
  for (guint i = 0; i < order->len; i++) {
    guint64 reused_state;
    double reused_chance;
    double *sum;

    g_assert_true (adc_states_next (states, &position, &state, &chance));
    g_assert_true (adc_states_next (reused, &reused_position, &reused_state, &reused_chance));
    g_assert_cmpuint (state, ==, reused_state);
    g_assert_true (chance == reused_chance);
    if (is_table)
      g_assert_true (i == 0 || state > previous);
    else
      g_assert_cmpuint (state, ==, g_array_index (order, guint64, i));
    previous = state;

    sum = g_hash_table_lookup (reference, &state);
    g_assert_nonnull (sum);
    g_assert_true (chance == *sum);
    g_assert_true (adc_states_get (states, state) == *sum);
  }
  g_assert_false (adc_states_next (states, &position, &state, &chance));
}

/* A state beyond what was promised is an engine's mistake; it must not write beyond the table. */
static void
test_beyond (void)
{
  g_autoptr(AdcStates) states = adc_states_new (100);

  g_test_expect_message (NULL, G_LOG_LEVEL_CRITICAL, "*state < self->n_states*");
  adc_states_add (states, 100, 1);
  g_test_assert_expected_messages ();
  g_assert_cmpuint (adc_states_get_n (states), ==, 0);
}

typedef struct {
  GCancellable *cancellable;
  guint         n_calls;
  guint         cancel_after;
} Walk;

static void
walk_right (guint64 state, double chance, AdcStates *to, gpointer data)
{
  Walk *walk = data;

  if (++walk->n_calls == walk->cancel_after)
    g_cancellable_cancel (walk->cancellable);
  adc_states_add (to, state, chance / 2);
  adc_states_add (to, state + 1, chance / 2);
}

static void
test_propagate (gconstpointer data)
{
  const guint64 *n_states = data;
  g_autoptr(AdcStates) from = adc_states_new (*n_states);
  g_autoptr(AdcStates) to = adc_states_new (*n_states);
  g_autoptr(AdcDistribution) expected = adc_distribution_new_binomial (40, 0.5);
  Walk walk = { NULL, 0, 0 };

  adc_states_add (from, 0, 1);
  for (guint step = 0; step < 40; step++) {
    g_assert_true (adc_states_propagate (from, to, walk_right, &walk, NULL));
    adc_states_clear (from);
    swap_states (&from, &to);
  }

  g_assert_cmpuint (walk.n_calls, ==, 40 * 41 / 2);
  for (guint k = 0; k <= 40; k++)
    g_assert_cmpfloat_with_epsilon (adc_states_get (from, k),
                                    adc_distribution_get_chance (expected, k), 1e-16);
}

static void
test_cancel (gconstpointer data)
{
  const guint64 *n_states = data;
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  g_autoptr(AdcStates) from = adc_states_new (*n_states);
  g_autoptr(AdcStates) to = adc_states_new (*n_states);
  Walk walk = { cancellable, 0, 5000 };

  for (guint64 i = 0; i < 50000; i++)
    adc_states_add (from, i, 1e-5);

  g_assert_false (adc_states_propagate (from, to, walk_right, &walk, cancellable));
  g_assert_cmpuint (walk.n_calls, <=, 5000 + 4096);

  walk.n_calls = 0;
  g_assert_false (adc_states_propagate (from, to, walk_right, &walk, cancellable));
  g_assert_cmpuint (walk.n_calls, ==, 0);

  g_cancellable_reset (cancellable);
  walk.cancel_after = 0;
  g_assert_true (adc_states_propagate (from, to, walk_right, &walk, cancellable));
  g_assert_cmpuint (walk.n_calls, ==, 50000);
}

/* A public reference: land battles of Axis & Allies, whose chances are well known. Both sides throw
 * all their dice at once, and lose their cheapest units first. */
enum { INFANTRY, ARTILLERY, ARMOUR, FIGHTER, N_TYPES };
enum { ATTACKER, DEFENDER, N_SIDES };

typedef struct {
  guint n[N_TYPES];
} Army;

typedef struct {
  double attacker;
  double defender;
  double nobody;
} Ending;

static const guint faces_attacking[N_TYPES] = { 1, 2, 3, 3 };
static const guint faces_defending[N_TYPES] = { 2, 2, 3, 4 };

static guint
count_army (const Army *army)
{
  return army->n[INFANTRY] + army->n[ARTILLERY] + army->n[ARMOUR] + army->n[FIGHTER];
}

static void
lose_cheapest (Army *army, guint n_hits)
{
  for (guint type = 0; type < N_TYPES; type++) {
    guint n_lost = MIN (n_hits, army->n[type]);

    army->n[type] -= n_lost;
    n_hits -= n_lost;
  }
}

static guint64
encode (const Army armies[N_SIDES], guint bits)
{
  guint64 state = 0;

  for (guint side = 0; side < N_SIDES; side++)
    for (guint type = 0; type < N_TYPES; type++)
      state = state << bits | armies[side].n[type];

  return state;
}

static void
decode (guint64 state, guint bits, Army armies[N_SIDES])
{
  for (guint side = N_SIDES; side-- > 0;) {
    for (guint type = N_TYPES; type-- > 0;) {
      armies[side].n[type] = state & ((1u << bits) - 1);
      state >>= bits;
    }
  }
}

static AdcDistribution *
throw_dice (const Army *army, gboolean is_attacking)
{
  const guint *faces = is_attacking ? faces_attacking : faces_defending;
  const guint n_lifted = is_attacking ? MIN (army->n[INFANTRY], army->n[ARTILLERY]) : 0;
  AdcDistribution *hits = adc_distribution_new_binomial (n_lifted, 2 / 6.0);

  for (guint type = 0; type < N_TYPES; type++) {
    g_autoptr(AdcDistribution) before = hits;
    g_autoptr(AdcDistribution) more =
      adc_distribution_new_binomial (army->n[type] - (type == INFANTRY ? n_lifted : 0),
                                     faces[type] / 6.0);

    hits = adc_distribution_convolve (before, more);
  }

  return hits;
}

typedef struct {
  guint  bits; /* of each count in a state */
  Ending ending;
} LandBattle;

static void
fight_round (guint64 state, double chance, AdcStates *to, gpointer data)
{
  LandBattle *battle = data;
  Army armies[N_SIDES];
  g_autoptr(AdcDistribution) attacker_hits = NULL;
  g_autoptr(AdcDistribution) defender_hits = NULL;

  decode (state, battle->bits, armies);
  attacker_hits = throw_dice (&armies[ATTACKER], TRUE);
  defender_hits = throw_dice (&armies[DEFENDER], FALSE);

  for (guint i = 0; i <= adc_distribution_get_maximum (attacker_hits); i++) {
    for (guint j = 0; j <= adc_distribution_get_maximum (defender_hits); j++) {
      double part = chance * adc_distribution_get_chance (attacker_hits, i)
                    * adc_distribution_get_chance (defender_hits, j);
      Army left[N_SIDES] = { armies[ATTACKER], armies[DEFENDER] };
      gboolean attacker_stands;
      gboolean defender_stands;

      lose_cheapest (&left[ATTACKER], j);
      lose_cheapest (&left[DEFENDER], i);
      attacker_stands = count_army (&left[ATTACKER]) > 0;
      defender_stands = count_army (&left[DEFENDER]) > 0;

      if (attacker_stands && defender_stands)
        adc_states_add (to, encode (left, battle->bits), part);
      else if (attacker_stands)
        battle->ending.attacker += part;
      else if (defender_stands)
        battle->ending.defender += part;
      else
        battle->ending.nobody += part;
    }
  }
}

/* Two bits a count make a table of the states, five a hash. */
static Ending
solve (const Army armies[N_SIDES], guint bits)
{
  const guint64 n_states = G_GUINT64_CONSTANT (1) << (bits * N_SIDES * N_TYPES);
  g_autoptr(AdcStates) now = adc_states_new (n_states);
  g_autoptr(AdcStates) next = adc_states_new (n_states);
  LandBattle battle = { bits, { 0, 0, 0 } };

  adc_states_add (now, encode (armies, bits), 1);
  while (adc_states_get_total (now) > 1e-15) {
    g_assert_true (adc_states_propagate (now, next, fight_round, &battle, NULL));
    adc_states_clear (now);
    swap_states (&now, &next);
  }

  return battle.ending;
}

static void
test_land_battle (gconstpointer data)
{
  const guint bits = GPOINTER_TO_UINT (data);
  const Army armies[N_SIDES] = { { { 3, 0, 2, 1 } }, { { 3, 0, 1, 0 } } };
  Ending ending = solve (armies, bits);

  g_assert_cmpfloat_with_epsilon (ending.attacker, 0.9253693561, 1e-9);
  g_assert_cmpfloat_with_epsilon (ending.defender, 0.0580869868, 1e-9);
  g_assert_cmpfloat_with_epsilon (ending.nobody, 0.0165436571, 1e-9);
  g_assert_cmpfloat_with_epsilon (ending.attacker + ending.defender + ending.nobody, 1, 1e-12);
}

/* Lays the army out unit by unit: the highest face with which each one hits. */
static guint
lay_out (const Army *army, gboolean is_attacking, guint *faces)
{
  guint n_units = 0;
  guint n_to_lift = army->n[ARTILLERY];

  for (guint type = 0; type < N_TYPES; type++) {
    for (guint i = 0; i < army->n[type]; i++) {
      faces[n_units] = is_attacking ? faces_attacking[type] : faces_defending[type];
      if (is_attacking && type == INFANTRY && n_to_lift > 0) {
        faces[n_units] = 2;
        n_to_lift--;
      }
      n_units++;
    }
  }

  return n_units;
}

/* The same battle without any of the above: every die is thrown in every way, round after round.
 * Rounds in which nobody hits change nothing, so they are left out of the count. */
static Ending
solve_by_hand (Army attacker, Army defender)
{
  guint attacking[8];
  guint defending[8];
  const guint n_attacking = lay_out (&attacker, TRUE, attacking);
  const guint n_defending = lay_out (&defender, FALSE, defending);
  guint counts[9][9] = { { 0 } };
  guint n_outcomes = 1;
  Ending ending = { 0, 0, 0 };

  if (n_attacking == 0 || n_defending == 0) {
    ending.attacker = n_attacking > 0;
    ending.defender = n_defending > 0;
    ending.nobody = n_attacking == 0 && n_defending == 0;
    return ending;
  }

  for (guint i = 0; i < n_attacking + n_defending; i++)
    n_outcomes *= 6;
  for (guint outcome = 0; outcome < n_outcomes; outcome++) {
    guint dice = outcome;
    guint n_attacker_hits = 0;
    guint n_defender_hits = 0;

    for (guint i = 0; i < n_attacking; i++, dice /= 6)
      n_attacker_hits += dice % 6 < attacking[i];
    for (guint i = 0; i < n_defending; i++, dice /= 6)
      n_defender_hits += dice % 6 < defending[i];
    counts[n_attacker_hits][n_defender_hits]++;
  }

  for (guint i = 0; i <= n_attacking; i++) {
    for (guint j = 0; j <= n_defending; j++) {
      double chance = (double) counts[i][j] / (n_outcomes - counts[0][0]);
      Army attacker_left = attacker;
      Army defender_left = defender;
      Ending after;

      if (i + j == 0)
        continue;
      lose_cheapest (&attacker_left, j);
      lose_cheapest (&defender_left, i);
      after = solve_by_hand (attacker_left, defender_left);
      ending.attacker += chance * after.attacker;
      ending.defender += chance * after.defender;
      ending.nobody += chance * after.nobody;
    }
  }

  return ending;
}

static void
test_land_battle_with_artillery (void)
{
  static const Army battles[][N_SIDES] = {
    { { { 2, 1, 0, 0 } }, { { 1, 1, 0, 0 } } },
    { { { 1, 2, 0, 0 } }, { { 2, 0, 0, 0 } } },
    { { { 1, 1, 1, 0 } }, { { 1, 0, 0, 1 } } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (battles); i++) {
    Ending ending = solve (battles[i], 2);
    Ending expected = solve_by_hand (battles[i][ATTACKER], battles[i][DEFENDER]);

    g_assert_cmpfloat_with_epsilon (ending.attacker, expected.attacker, 1e-12);
    g_assert_cmpfloat_with_epsilon (ending.defender, expected.defender, 1e-12);
    g_assert_cmpfloat_with_epsilon (ending.nobody, expected.nobody, 1e-12);
  }
}

int
main (int argc, char **argv)
{
  static const guint64 small = 60000;
  static const guint64 big = BIG;
  static const Storage table = { 60000, 1 };
  static const Storage wide_table = { 4194304, 69 };
  static const Storage hash = { BIG, 1 };
  static const Storage high_bits = { ADC_STATES_ANY, G_GUINT64_CONSTANT (1) << 48 };

  g_test_init (&argc, &argv, NULL);

  g_test_add_data_func ("/states/merge/table", &small, test_merge);
  g_test_add_data_func ("/states/merge/hash", &big, test_merge);
  g_test_add_data_func ("/states/prune/table", &small, test_prune);
  g_test_add_data_func ("/states/prune/hash", &big, test_prune);
  g_test_add_data_func ("/states/reference/table", &table, test_like_a_hash_table);
  g_test_add_data_func ("/states/reference/wide-table", &wide_table, test_like_a_hash_table);
  g_test_add_data_func ("/states/reference/hash", &hash, test_like_a_hash_table);
  g_test_add_data_func ("/states/reference/high-bits", &high_bits, test_like_a_hash_table);
  g_test_add_func ("/states/beyond", test_beyond);
  g_test_add_data_func ("/states/propagate/table", &small, test_propagate);
  g_test_add_data_func ("/states/propagate/hash", &big, test_propagate);
  g_test_add_data_func ("/states/cancel/table", &small, test_cancel);
  g_test_add_data_func ("/states/cancel/hash", &big, test_cancel);
  g_test_add_data_func ("/states/land-battle/table", GUINT_TO_POINTER (2), test_land_battle);
  g_test_add_data_func ("/states/land-battle/hash", GUINT_TO_POINTER (5), test_land_battle);
  g_test_add_func ("/states/land-battle/artillery", test_land_battle_with_artillery);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The chances the calculator announces for whole battles of Le Projet Arès, against an
 * implementation of the rules that shares nothing with it. */

#include <math.h>
#include <string.h>

#include "adc-library-loader.h"
#include "ares-odds.h"

/* One force on each side, face to face, one unit each that hits on 3 and fires at the same time as
 * the other. */
static void
make_duel (OracleBattle *battle)
{
  memset (battle, 0, sizeof *battle);
  battle->n_forces = 2;
  battle->round = 1;
  for (int i = 0; i < 2; i++)
    battle->forces[i] = (OracleForce) {
      .side = i, .initiative = 2, .units = 1, .scores = { 3, 3, 3, 3 },
    };
}

static void
disarm (OracleForce *force)
{
  for (int i = 0; i < ORACLE_TYPES; i++)
    force->scores[i] = ORACLE_X;
}

static void
check_by_hand (const OracleBattle *battle, double chance)
{
  OracleOdds odds;

  oracle_enumerate (battle, &odds);
  g_assert_cmpfloat_with_epsilon (odds.chance[ORACLE_ATTACKER], chance, ODDS_EXACTLY);
  odds_check_exactly (battle);
}

/* Battles small enough for paper and pencil keep the oracle itself honest. */
static void
test_by_hand (void)
{
  OracleBattle battle;

  /* Each round a quarter the attacker alone hits, a quarter nobody does; when both hit, the
   * defender wins. */
  make_duel (&battle);
  check_by_hand (&battle, 0.25 * (1 - pow (0.25, 6)) / 0.75);

  /* The same in the three rounds of a deep attack. */
  battle.attack = ORACLE_DEEP;
  battle.base = TRUE;
  check_by_hand (&battle, 0.25 * (1 - pow (0.25, 3)) / 0.75);

  /* Faster than the other: half of the time it never answers. */
  make_duel (&battle);
  battle.forces[0].initiative = 3;
  check_by_hand (&battle, 0.5 * (1 - pow (0.25, 6)) / 0.75);

  /* Two hits in six rounds against one that is resistant, one if it is damaged already. */
  make_duel (&battle);
  disarm (&battle.forces[1]);
  battle.forces[1].resistant = TRUE;
  check_by_hand (&battle, 57.0 / 64);
  battle.forces[1].damaged = TRUE;
  check_by_hand (&battle, 63.0 / 64);

  /* A point of shield is as good as that, and goes first. */
  battle.forces[1].resistant = battle.forces[1].damaged = FALSE;
  battle.forces[1].shield = 1;
  check_by_hand (&battle, 57.0 / 64);

  /* A reroll is a seventh die. */
  battle.rerolls[0] = 1;
  battle.forces[1].shield = 0;
  check_by_hand (&battle, 127.0 / 128);

  /* Threshold 0: one unit cannot shoot, two throw one die. */
  battle.rerolls[0] = 0;
  battle.modifier[0] = -3;
  check_by_hand (&battle, 0);
  battle.forces[0].units = 2;
  check_by_hand (&battle, 1 - pow (5.0 / 6, 6));
  battle.forces[0].modifier = -1;
  check_by_hand (&battle, 0);

  /* A 6 misses whatever is added. */
  battle.forces[0].units = 1;
  battle.forces[0].modifier = 9;
  battle.round = 6;
  check_by_hand (&battle, 5.0 / 6);

  /* Whoever retreats has lost, and does not shoot. */
  make_duel (&battle);
  battle.retreat[0] = 1;
  check_by_hand (&battle, 0);
  battle.retreat[0] = 0;
  battle.retreat[1] = 2;
  check_by_hand (&battle, 0.25 + 0.25);
}

/* The rulebook's own lines, from left to right, and what they say of a shot. */
static void
test_rulebook (void)
{
  /* Mech Infantry, Trooper with Bomber behind, Stealth Infantry, Tanks; Soldier, Poison Ivy,
   * Rover. */
  static const OracleForce forces[] = {
    { .side = 0, .column = 0, .scores = { 3, 4, ORACLE_X, 2 }, .units = 1 },
    { .side = 0, .column = 1, .scores = { 2, 1, 0, 1 }, .units = 1 },
    { .side = 0, .column = 1, .rank = 1, .type = ORACLE_AIR, .scores = { 3, 1, 0, 3 }, .units = 1 },
    { .side = 0, .column = 2, .scores = { 1, 1, 0, 1 }, .units = 1 },
    { .side = 0, .column = 3, .type = ORACLE_ARMOUR, .units = 1 },
    { .side = 1, .column = 0, .units = 1 },
    { .side = 1, .column = 1, .type = ORACLE_BUILDING, .scores = { 0, 1, 0, 0 }, .units = 3 },
    { .side = 1, .column = 3, .type = ORACLE_ARMOUR, .units = 1 },
  };
  static const int shots[][4] = { /* from, at, threshold, dice */
    { 0, 5, 3, 1 }, { 0, 6, 1, 1 }, { 0, 7, 2, 1 }, { 2, 5, 3, 1 }, { 2, 6, 4, 1 }, { 2, 7, 1, 1 },
    { 3, 6, 1, 1 }, { 3, 7, 1, 1 }, { 3, 5, 0, 0 }, { 6, 4, -1, 0 }, { 6, 2, 0, 1 },
  };
  OracleBattle battle = { .n_forces = G_N_ELEMENTS (forces), .round = 1 };
  OracleState state;

  memcpy (battle.forces, forces, sizeof forces);
  oracle_state_init (&state, &battle);
  for (guint i = 0; i < G_N_ELEMENTS (shots); i++) {
    int from = shots[i][0];
    int at = shots[i][1];
    OracleShot shot;

    oracle_aim (&battle, &state, from, at, &shot);
    g_assert_cmpint (oracle_get_threshold (&battle, &state, from, at), ==, shots[i][2]);
    g_assert_cmpint (shot.n_dice, ==, shots[i][3]);
  }

  /* The Trooper gone, the Bomber faces the Poison Ivy and loses its +1. */
  oracle_take_losses (&battle, &state, (int[ORACLE_FORCES]) { [1] = 1 }, 0);
  g_assert_cmpint (oracle_get_threshold (&battle, &state, 2, 6), ==, 3);
  g_assert_cmpint (state.rank[2], ==, 0);
}

/* Slicers and Stealth Infantry have lost whom they faced; the Terrans know more of the Xenos, who
 * must show first. */
static void
test_rulebook_reorganisation (void)
{
  OracleBattle battle = { .n_forces = 4, .round = 1, .base = TRUE };
  OracleState state;

  battle.forces[0] = (OracleForce) { .side = 0, .column = 0, .units = 1 };
  battle.forces[1] = (OracleForce) { .side = 0, .column = 2, .units = 3, .resistant = TRUE };
  battle.forces[2] = (OracleForce) { .side = 1, .column = 1, .units = 3, .recon = 2 };
  battle.forces[3] = (OracleForce) { .side = 1, .column = 2, .units = 1 };
  oracle_state_init (&state, &battle);
  oracle_reorganise (&battle, &state);
  g_assert_cmpint (state.column[0], ==, 0);
  g_assert_cmpint (state.column[2], ==, 0);
  g_assert_cmpint (state.column[1], ==, 1);
  g_assert_cmpint (state.column[3], ==, 1);
}

/* However it began: afterwards only one side may have forces that nobody faces, nobody is lost,
 * there is no gap, and whoever may not stand behind another does not. */
static void
test_reorganisation (void)
{
  static const OracleShape shape = { { 5, 5 }, 2, 0, 0 };
  g_autoptr(GRand) random = g_rand_new_with_seed (1796);

  for (int i = 0; i < 2000; i++) {
    gboolean idle[2] = { FALSE, FALSE };
    int losses[ORACLE_FORCES];
    OracleBattle battle;
    OracleState state;

    oracle_invent (random, &shape, &battle);
    oracle_state_init (&state, &battle);
    for (int j = 0; j < battle.n_forces; j++)
      losses[j] = g_rand_int_range (random, 0, 9);
    oracle_take_losses (&battle, &state, losses, 0);
    oracle_reorganise (&battle, &state);

    for (int j = 0; j < battle.n_forces; j++) {
      const OracleForce *force = &battle.forces[j];

      g_assert_true (oracle_in_line (&state, j) == (state.hits[j] > 0));
      if (!oracle_in_line (&state, j))
        continue;
      g_assert_true (state.rank[j] == 0 || !force->no_flanking);
      for (int rank = 0; rank < state.rank[j]; rank++)
        g_assert_cmpint (oracle_find_force (&battle, &state, force->side, state.column[j], rank),
                         !=, ORACLE_NOTHING);
      idle[force->side] |= !oracle_is_engaged (&battle, &state, j);
    }
    g_assert_false (idle[ORACLE_ATTACKER] && idle[ORACLE_DEFENDER]);
    for (int column = 0; column < oracle_count_columns (&battle, &state); column++)
      g_assert_true (oracle_find_force (&battle, &state, ORACLE_ATTACKER, column, 0) >= 0 ||
                     oracle_find_force (&battle, &state, ORACLE_DEFENDER, column, 0) >= 0);
  }
}

/* Two defenders with one behind each, and a single attacker facing the right-hand pair: the one
 * behind the left must come over, and goes behind the one who was there already. */
static void
test_newcomers_go_last (void)
{
  OracleBattle battle = { .n_forces = 5, .round = 5 };

  for (int i = 0; i < battle.n_forces; i++) {
    battle.forces[i] = (OracleForce) {
      .side = i > 0, .column = i < 3, .rank = i % 2 == 0 && i > 0, .initiative = 2, .units = 1,
      .type = i % 2 == 0 ? ORACLE_AIR : ORACLE_INFANTRY,
    };
    disarm (&battle.forces[i]);
  }
  battle.forces[0].scores[ORACLE_AIR] = 3; /* of the two behind it prefers the first */
  odds_check_exactly (&battle);
}

/* Whether a battle made up at random has what the tests must not miss. */
static void
count_features (const OracleBattle *battle, GHashTable *features)
{
  OracleState state;

  oracle_state_init (&state, battle);
  for (int i = 0; i < battle->n_forces; i++) {
    const OracleForce *force = &battle->forces[i];
    int at = oracle_choose_target (battle, &state, i);
    int in_column = oracle_count_in_column (battle, &state, force->side, force->column);
    const struct {
      const char *name;
      gboolean    present;
    } found[] = {
      { "resistant", force->resistant },
      { "damaged", force->damaged },
      { "shield", force->shield > 0 },
      { "recon", force->recon > 0 },
      { "flanking", force->rank > 0 },
      { "no flanking", force->no_flanking && in_column > 1 },
      { "unopposed", force->rank == 0 && !oracle_is_engaged (battle, &state, i) },
      { "nothing to shoot at", at == ORACLE_NOTHING },
      { "threshold 0", at != ORACLE_NOTHING && oracle_get_threshold (battle, &state, i, at) == 0 },
      { "Base card", oracle_is_base_card (at) },
      { "reroll", battle->rerolls[force->side] > 0 },
      { "modifier", battle->modifier[force->side] != 0 || force->modifier != 0 },
      { "retreat", battle->retreat[force->side] > 0 },
      { "losses", battle->policy[force->side] == ORACLE_LOSSES },
      { "reinforce", battle->reinforce[force->side] },
      { "deep", battle->attack == ORACLE_DEEP },
      { "raid", battle->attack == ORACLE_RAID },
      { "base", battle->base },
    };

    for (guint j = 0; j < G_N_ELEMENTS (found); j++) {
      gpointer name = (gpointer) found[j].name;
      guint n = GPOINTER_TO_UINT (g_hash_table_lookup (features, name));

      g_hash_table_insert (features, name, GUINT_TO_POINTER (n + found[j].present));
    }
  }
}

static void
test_small (void)
{
  static const struct {
    OracleShape shape;
    int         n_battles;
  } kinds[] = {
    { { { 1, 1 }, 3, 2, 0 }, 100 }, { { { 2, 1 }, 2, 2, 0 }, 80 }, { { { 1, 2 }, 2, 2, 0 }, 80 },
    { { { 2, 2 }, 2, 2, 0 }, 120 }, { { { 3, 2 }, 2, 1, 0 }, 80 }, { { { 2, 3 }, 2, 1, 0 }, 80 },
    { { { 3, 3 }, 1, 1, 0 }, 60 },
  };
  g_autoptr(GRand) random = g_rand_new_with_seed (1806);
  g_autoptr(GHashTable) features = g_hash_table_new (g_str_hash, g_str_equal);
  GHashTableIter iter;
  gpointer name;
  gpointer n;

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    for (int j = 0; j < kinds[i].n_battles; j++) {
      OracleBattle battle;

      oracle_invent (random, &kinds[i].shape, &battle);
      count_features (&battle, features);
      if (!odds_check_exactly (&battle))
        g_test_message ("It was battle %d of kind %u", j, i);
    }
  }

  g_hash_table_iter_init (&iter, features);
  while (g_hash_table_iter_next (&iter, &name, &n)) {
    if (GPOINTER_TO_UINT (n) < 10) {
      g_test_message ("“%s” comes up only %u times", (char *) name, GPOINTER_TO_UINT (n));
      g_test_fail ();
    }
  }
}

/* Too many ways for the dice to fall to try them all: a million battles come near enough to the
 * truth. */
static void
test_large (void)
{
  static const OracleShape shapes[] = { { { 3, 3 }, 4, 2, 1 }, { { 4, 4 }, 4, 3, 1 } };
  const int n_battles = 1000000;
  g_autoptr(GRand) random = g_rand_new_with_seed (1812);
  g_autoptr(GHashTable) features = g_hash_table_new (g_str_hash, g_str_equal);
  int n_rearranged = 0;

  for (int i = 0; i < 12; i++) {
    g_autoptr(AdcForecast) found = NULL;
    OracleBattle battle;
    OracleOdds odds;
    double chance;

    /* A battle that is as good as decided would prove little. */
    do {
      oracle_invent (random, &shapes[i % 2], &battle);
      battle.rerolls[i % 2] = i % 3 + 1;
      battle.retreat[0] = battle.retreat[1] = 0;
      oracle_simulate (&battle, i, 1000, &odds);
    } while (odds.chance[0] < 0.1 || odds.chance[0] > 0.9);
    count_features (&battle, features);

    found = odds_forecast (&battle);
    odds_check_sums (&battle, found);
    oracle_simulate (&battle, i, n_battles, &odds);
    chance = adc_forecast_get_chance (found, "attacker");
    if (fabs (chance - odds.chance[0]) > 4 * sqrt (chance * (1 - chance) / n_battles))
      odds_complain (&battle, "found %.6f, a million battles give %.6f", chance, odds.chance[0]);
    for (int j = 0; j < battle.n_forces; j++) {
      AdcDistribution *survivors = odds_get_survivors (found, j);
      double mean = 0;

      for (int units = 1; units <= ORACLE_UNITS; units++)
        mean += units * odds.survivors[j][units];
      if (fabs (adc_distribution_get_mean (survivors) - mean) >
          4 * adc_distribution_get_deviation (survivors) / sqrt (n_battles) + 1e-9)
        odds_complain (&battle, "f%d: found %.6f survivors, a million battles give %.6f", j,
                       adc_distribution_get_mean (survivors), mean);
    }
    n_rearranged += odds.rearranged > 0.1;
  }
  g_assert_cmpint (n_rearranged, >=, 6);
  g_assert_nonnull (g_hash_table_lookup (features, "flanking"));
  g_assert_nonnull (g_hash_table_lookup (features, "resistant"));
  g_assert_nonnull (g_hash_table_lookup (features, "reroll"));
}

/* Not a bit may differ: whoever looks twice must not wonder. */
static void
test_same_twice (void)
{
  static const OracleShape shape = { { 3, 2 }, 3, 2, 1 };
  g_autoptr(GRand) random = g_rand_new_with_seed (1815);

  for (int i = 0; i < 10; i++) {
    g_autoptr(AdcForecast) first = NULL;
    g_autoptr(AdcForecast) second = NULL;
    OracleBattle battle;

    oracle_invent (random, &shape, &battle);
    first = odds_forecast (&battle);
    second = odds_forecast (&battle);
    for (int side = 0; side < 2; side++)
      for (int round = 1; round <= ORACLE_ROUNDS; round++)
        g_assert_true (odds_get_in_round (first, side, round) ==
                       odds_get_in_round (second, side, round));
    for (int j = 0; j < battle.n_forces; j++) {
      AdcDistribution *old = odds_get_survivors (first, j);
      AdcDistribution *new = odds_get_survivors (second, j);

      for (int units = 0; units <= ORACLE_UNITS; units++)
        g_assert_true (adc_distribution_get_chance (old, units) ==
                       adc_distribution_get_chance (new, units));
    }
  }
}

static void
line_up (OracleBattle *battle, int n_columns)
{
  for (int i = 0; i < battle->n_forces; i++) {
    battle->forces[i].column = i % n_columns;
    battle->forces[i].rank = 0;
    battle->forces[i].n_targets = 0;
  }
}

static void
test_swapped_columns (void)
{
  static const OracleShape shape = { { 3, 3 }, 2, 1, 0 };
  static const int same_as[] = { 1, 0, 2, 4, 3, 5 };
  g_autoptr(GRand) random = g_rand_new_with_seed (1809);

  for (int i = 0; i < 20; i++) {
    OracleBattle battle;
    OracleBattle swapped;

    oracle_invent (random, &shape, &battle);
    battle.forces[1] = battle.forces[0];
    battle.forces[4] = battle.forces[3];
    line_up (&battle, 3);
    swapped = battle;
    for (int j = 0; j < battle.n_forces; j++)
      swapped.forces[j].column = battle.forces[same_as[j]].column;
    odds_check_same (&battle, &swapped, same_as);
  }
}

/* With two columns nothing is ever equally near on both sides, so that left and right are the
 * same. */
static void
test_mirrored (void)
{
  static const OracleShape shapes[] = {
    { { 2, 2 }, 3, 0, 0 }, { { 2, 1 }, 3, 0, 0 }, { { 1, 2 }, 3, 0, 0 },
  };
  static const int same_as[] = { 0, 1, 2, 3 };
  g_autoptr(GRand) random = g_rand_new_with_seed (1805);

  for (int i = 0; i < 30; i++) {
    OracleBattle battle;
    OracleBattle mirrored;

    oracle_invent (random, &shapes[i % 3], &battle);
    line_up (&battle, 2);
    mirrored = battle;
    for (int j = 0; j < battle.n_forces; j++)
      mirrored.forces[j].column = 1 - battle.forces[j].column;
    odds_check_same (&battle, &mirrored, same_as);
  }
}

/* A side that plays its best does as well as trying every choice finds, and never worse than by a
 * simple rule. */
static void
test_best (void)
{
  static const OracleShape shapes[] = {
    { { 1, 1 }, 2, 2, 0 }, { { 1, 2 }, 2, 1, 0 }, { { 2, 1 }, 2, 1, 0 },
    { { 2, 2 }, 2, 1, 0 }, { { 3, 2 }, 1, 1, 0 }, { { 2, 3 }, 1, 1, 0 },
  };
  g_autoptr(GRand) random = g_rand_new_with_seed (1813);
  int n_better = 0;

  for (int i = 0; i < 120; i++) {
    OracleSide side = i % 2 == 0 ? ORACLE_ATTACKER : ORACLE_DEFENDER;
    OracleBattle battle;
    double simple = 0;
    double expected;
    double found;

    oracle_invent (random, &shapes[i / 2 % G_N_ELEMENTS (shapes)], &battle);
    for (OraclePolicy policy = ORACLE_HIGHEST; policy <= ORACLE_LOSSES; policy++) {
      battle.policy[side] = policy;
      simple = MAX (simple, odds_forecast_chance (&battle, side));
    }
    battle.policy[side] = ORACLE_BEST;
    found = odds_forecast_chance (&battle, side);
    expected = oracle_find_best (&battle, side);
    if (fabs (found - expected) > ODDS_EXACTLY)
      odds_complain (&battle, "best for the %s: found %.15f, expected %.15f", odds_side_ids[side],
                     found, expected);
    if (found < simple - ODDS_EXACTLY)
      odds_complain (&battle, "best for the %s: %.15f, but %.15f by a simple rule",
                     odds_side_ids[side], found, simple);
    n_better += found > simple + ODDS_EXACTLY;
  }
  g_assert_cmpint (n_better, >, 10);
}

int
main (int argc, char *argv[])
{
  g_autoptr(AdcLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  library = adc_library_load (NULL);
  odds_set_game (adc_library_get_game (library, "ares"));
  g_test_add_func ("/ares/odds/by-hand", test_by_hand);
  g_test_add_func ("/ares/odds/rulebook", test_rulebook);
  g_test_add_func ("/ares/odds/rulebook/reorganisation", test_rulebook_reorganisation);
  g_test_add_func ("/ares/odds/reorganisation", test_reorganisation);
  g_test_add_func ("/ares/odds/newcomers-go-last", test_newcomers_go_last);
  g_test_add_func ("/ares/odds/small", test_small);
  g_test_add_func ("/ares/odds/same-twice", test_same_twice);
  g_test_add_func ("/ares/odds/swapped-columns", test_swapped_columns);
  g_test_add_func ("/ares/odds/mirrored", test_mirrored);
  g_test_add_func ("/ares/odds/best", test_best);
  g_test_add_func ("/ares/odds/large", test_large);

  return g_test_run ();
}

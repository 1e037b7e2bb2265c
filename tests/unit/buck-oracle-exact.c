/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "buck-oracle-private.h"

#include <string.h>

#define REST 1e-15 /* what may still go on when nobody looks any further */

/* Chances of states: BuckOracleState to double. */
static GHashTable *
create_chances (void)
{
  return g_hash_table_new_full (buck_oracle_state_hash, buck_oracle_state_equal, g_free, g_free);
}

static void
add_chance (GHashTable *chances, const BuckOracleState *state, double chance)
{
  double *sum = g_hash_table_lookup (chances, state);

  if (sum == NULL) {
    sum = g_new0 (double, 1);
    g_hash_table_insert (chances, g_memdup2 (state, sizeof *state), sum);
  }
  *sum += chance;
}

/* The next die of each of these; those whose stage or round is through go to the ends. */
static GHashTable *
throw_once (const AdcBuckFight *fight, GHashTable *chances, GHashTable *ends)
{
  g_autoptr(GArray) throws = g_array_new (FALSE, FALSE, sizeof (BuckOracleThrow));
  GHashTable *next = create_chances ();
  GHashTableIter iter;
  gpointer key;
  gpointer value;

  g_hash_table_iter_init (&iter, chances);
  while (g_hash_table_iter_next (&iter, &key, &value)) {
    const double chance = *(double *) value;
    BuckOracleState state = *(BuckOracleState *) key;
    const BuckOracleThrow *attack;
    BuckOracleState missed;
    double hits;

    buck_oracle_list_throws (fight, &state, throws);
    if (throws->len == 0) {
      buck_oracle_close (fight, &state);
      add_chance (ends, &state, chance);
      continue;
    }

    attack = buck_oracle_pick (fight, &state, throws);
    hits = (11 - (int) attack->number) / 10.0;
    missed = state;
    buck_oracle_throw (fight, &missed, attack, FALSE);
    buck_oracle_throw (fight, &state, attack, TRUE);
    if (hits < 1)
      add_chance (next, &missed, chance * (1 - hits));
    add_chance (next, &state, chance * hits);
  }

  return next;
}

/* What a stage or a round that begins like this leads to. */
static GHashTable *
play_stage (const AdcBuckFight *fight, const BuckOracleState *start)
{
  GHashTable *ends = create_chances ();
  GHashTable *chances = create_chances ();

  add_chance (chances, start, 1);
  while (g_hash_table_size (chances) > 0) {
    GHashTable *next = throw_once (fight, chances, ends);

    g_hash_table_unref (chances);
    chances = next;
  }
  g_hash_table_unref (chances);

  return ends;
}

/* The chances of n of them when each has the same. */
static double
get_binomial (guint n_all, guint n, double chance)
{
  double result = 1;

  for (guint i = 0; i < n; i++)
    result *= chance * (n_all - i) / (n - i);
  for (guint i = n; i < n_all; i++)
    result *= 1 - chance;
  return result;
}

static void
count_factories (const AdcBuckFight *fight, const BuckOracleState *state, double chance,
                 BuckOracleOdds *odds)
{
  const guint end = buck_oracle_get_end (fight, state);
  const guint n = state->factories;
  const guint n_before = fight->owner >= 0 ? fight->sides[fight->owner].n_factories : 0;
  double sabotaged = 0;

  odds->factories[ADC_BUCK_FACTORY_BOMBED][n_before - n] += chance;
  if (fight->owner < 0 || end >= ADC_BUCK_END_NOBODY || (int) end == fight->owner) {
    odds->factories[ADC_BUCK_FACTORY_KEPT][n] += chance;
    odds->factories[ADC_BUCK_FACTORY_SABOTAGED][0] += chance;
    odds->factories[ADC_BUCK_FACTORY_TAKEN][0] += chance;
    return;
  }

  if (fight->sabotages && fight->sides[fight->owner].has_defended)
    sabotaged = (11 - fight->table.sabotage) / 10.0;
  odds->factories[ADC_BUCK_FACTORY_KEPT][0] += chance;
  for (guint i = 0; i <= n; i++) {
    odds->factories[ADC_BUCK_FACTORY_SABOTAGED][i] += chance * get_binomial (n, i, sabotaged);
    odds->factories[ADC_BUCK_FACTORY_TAKEN][n - i] += chance * get_binomial (n, i, sabotaged);
  }
}

static void
count_end (const AdcBuckFight *fight, const BuckOracleState *state, guint round, double chance,
           BuckOracleOdds *odds)
{
  const guint end = buck_oracle_get_end (fight, state);

  odds->ends[end] += chance;
  odds->ends_by_round[end][MIN (round, ADC_BUCK_ODDS_ROUNDS)] += chance;
  for (guint side = 0; side < fight->n_sides; side++) {
    for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
      odds->survivors[side][type][state->pieces[side][type]] += chance;
    if (fight->sides[side].n_leaders > 0 && state->leaders[side] == 0)
      odds->leader_dies[side] += chance;
  }
  count_factories (fight, state, chance, odds);
}

/* After the satellites. */
static void
count_battlers (const AdcBuckFight *fight, GHashTable *chances, BuckOracleOdds *odds)
{
  GHashTableIter iter;
  gpointer key;
  gpointer value;

  g_hash_table_iter_init (&iter, chances);
  while (g_hash_table_iter_next (&iter, &key, &value))
    for (guint side = 0; side < fight->n_sides; side++)
      odds->orbit_battlers[side][((BuckOracleState *) key)->orbit_battlers[side]]
        += *(double *) value;
}

/* Moves what is over into the odds; how much is not. */
static double
take_ends (const AdcBuckFight *fight, GHashTable *chances, guint round, BuckOracleOdds *odds)
{
  GHashTableIter iter;
  gpointer key;
  gpointer value;
  double rest = 0;

  g_hash_table_iter_init (&iter, chances);
  while (g_hash_table_iter_next (&iter, &key, &value)) {
    const BuckOracleState *state = key;

    if (state->stage == ADC_BUCK_ROUNDS && buck_oracle_is_over (fight, state, round)) {
      count_end (fight, state, round, *(double *) value, odds);
      g_hash_table_iter_remove (&iter);
    } else {
      rest += *(double *) value;
    }
  }
  return rest;
}

/* Each of these through its stage or round; what that leads to is worked out once for each. */
static GHashTable *
play_all (const AdcBuckFight *fight, GHashTable *chances, GHashTable *known)
{
  GHashTable *next = create_chances ();
  GHashTableIter iter;
  gpointer key;
  gpointer value;

  g_hash_table_iter_init (&iter, chances);
  while (g_hash_table_iter_next (&iter, &key, &value)) {
    GHashTable *ends = g_hash_table_lookup (known, key);
    GHashTableIter ends_iter;
    gpointer end;
    gpointer part;

    if (ends == NULL) {
      ends = play_stage (fight, key);
      g_hash_table_insert (known, g_memdup2 (key, sizeof (BuckOracleState)), ends);
    }
    g_hash_table_iter_init (&ends_iter, ends);
    while (g_hash_table_iter_next (&ends_iter, &end, &part))
      add_chance (next, end, *(double *) value * *(double *) part);
  }

  return next;
}

void
buck_oracle_enumerate (const AdcBuckFight *fight, BuckOracleOdds *odds)
{
  g_autoptr(GHashTable) known = g_hash_table_new_full (buck_oracle_state_hash,
                                                       buck_oracle_state_equal, g_free,
                                                       (GDestroyNotify) g_hash_table_unref);
  GHashTable *chances = create_chances ();
  BuckOracleState state;
  guint round = 0; /* that is through */
  double rest = 1;

  memset (odds, 0, sizeof *odds);
  for (guint side = 0; side < fight->n_sides && fight->stage != ADC_BUCK_SATELLITES; side++)
    odds->orbit_battlers[side][fight->sides[side].orbit_battlers] = 1;
  buck_oracle_read (fight, &state);
  if (state.stage == ADC_BUCK_ROUNDS)
    round = fight->round - 1;
  if (buck_oracle_is_fresh (&state)) {
    buck_oracle_bury_leaders (fight, &state);
    add_chance (chances, &state, 1);
    rest = take_ends (fight, chances, round, odds);
  } else {
    add_chance (chances, &state, 1);
  }

  while (rest > REST) {
    GHashTable *next = play_all (fight, chances, known);

    g_hash_table_unref (chances);
    chances = next;
    if (state.stage == ADC_BUCK_SATELLITES)
      count_battlers (fight, chances, odds);
    if (state.stage == ADC_BUCK_ROUNDS)
      round++;
    else
      state.stage++;
    rest = take_ends (fight, chances, round, odds);
  }
  g_hash_table_unref (chances);
}

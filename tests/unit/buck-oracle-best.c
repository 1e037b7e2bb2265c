/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "buck-oracle-private.h"

#include <string.h>

#define STILL    1e-15 /* values that move less have come to rest */
#define MAX_RUNS 20000

/* A moment: a state, and the round where that matters. */
typedef struct {
  BuckOracleState state;
  guint8          round;
} Moment;

/* One way to throw, and where it leads: numbers of nodes. */
typedef struct {
  BuckOracleThrow attack;
  double          hits;
  guint           hit;
  guint           missed;
} Option;

typedef struct {
  Moment  moment;
  guint   side;    /* that throws */
  GArray *options; /* of Option; NULL: it is over */
  double  chances[BUCK_ORACLE_SIDES];
} Node;

typedef struct {
  const AdcBuckFight *fight;
  GPtrArray          *nodes;
  GHashTable         *numbers; /* Moment to number + 1 */
  guint               n_most;
} Graph;

static guint
hash_moment (gconstpointer data)
{
  const Moment *moment = data;

  return buck_oracle_state_hash (&moment->state) * 31 + moment->round;
}

static gboolean
equal_moments (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (Moment)) == 0;
}

static void
free_node (gpointer data)
{
  Node *node = data;

  g_clear_pointer (&node->options, g_array_unref);
  g_free (node);
}

/* Whoever holds the zone has it; of a territory where nobody is left, the owner. */
static void
judge (const AdcBuckFight *fight, Node *node)
{
  const guint end = buck_oracle_get_end (fight, &node->moment.state);

  if (end < ADC_BUCK_END_NOBODY)
    node->chances[end] = 1;
  else if (end == ADC_BUCK_END_NOBODY && fight->owner >= 0 && fight->zone == ADC_BUCK_TERRITORY)
    node->chances[fight->owner] = 1;
}

static guint
find_node (Graph *graph, Moment moment)
{
  g_autoptr(GArray) throws = g_array_new (FALSE, FALSE, sizeof (BuckOracleThrow));
  guint round = moment.round;
  const gboolean goes_on = buck_oracle_go_on (graph->fight, &moment.state, &round, throws);
  guint number;
  Node *node;

  /* Without a last round, one is like the other. */
  moment.round = graph->fight->last_round > 0 ? round : 0;
  number = GPOINTER_TO_UINT (g_hash_table_lookup (graph->numbers, &moment));
  if (number > 0)
    return number - 1;

  node = g_new0 (Node, 1);
  node->moment = moment;
  number = graph->nodes->len;
  g_ptr_array_add (graph->nodes, node);
  g_hash_table_insert (graph->numbers, &node->moment, GUINT_TO_POINTER (number + 1));
  if (!goes_on) {
    judge (graph->fight, node);
    return number;
  }

  node->options = g_array_new (FALSE, FALSE, sizeof (Option));
  node->side = g_array_index (throws, BuckOracleThrow, 0).side;
  if (graph->fight->sides[node->side].aim != ADC_BUCK_AIM_BEST
      || moment.state.stage == ADC_BUCK_SATELLITES) {
    const BuckOracleThrow only = *buck_oracle_pick (graph->fight, &moment.state, throws);

    g_array_set_size (throws, 0);
    g_array_append_val (throws, only);
  }
  for (guint i = 0; i < throws->len && graph->nodes->len <= graph->n_most; i++) {
    const BuckOracleThrow *attack = &g_array_index (throws, BuckOracleThrow, i);
    Option option = { *attack, (11 - (int) attack->number) / 10.0, 0, 0 };
    Moment hit = moment;
    Moment missed = moment;

    buck_oracle_throw (graph->fight, &hit.state, attack, TRUE);
    buck_oracle_throw (graph->fight, &missed.state, attack, FALSE);
    option.hit = find_node (graph, hit);
    option.missed = find_node (graph, missed);
    g_array_append_val (node->options, option);
  }

  return number;
}

static double
get_chance (const Graph *graph, const Option *option, guint side)
{
  const Node *hit = graph->nodes->pdata[option->hit];
  const Node *missed = graph->nodes->pdata[option->missed];

  return option->hits * hit->chances[side] + (1 - option->hits) * missed->chances[side];
}

/* The option that is best for who throws, given what the others are worth by now; how much that
 * changes. */
static double
improve (const Graph *graph, Node *node)
{
  const Option *best = NULL;
  double change = 0;

  for (guint i = 0; i < node->options->len; i++) {
    const Option *option = &g_array_index (node->options, Option, i);

    if (best == NULL
        || get_chance (graph, option, node->side) > get_chance (graph, best, node->side))
      best = option;
  }
  for (guint side = 0; side < graph->fight->n_sides; side++) {
    const double chance = get_chance (graph, best, side);

    change = MAX (change, ABS (chance - node->chances[side]));
    node->chances[side] = chance;
  }
  return change;
}

/* Those found last are the nearest to the end. */
static void
settle (const Graph *graph)
{
  for (guint run = 0; run < MAX_RUNS; run++) {
    double change = 0;

    for (guint i = graph->nodes->len; i > 0; i--) {
      Node *node = graph->nodes->pdata[i - 1];

      if (node->options != NULL) {
        const double changed = improve (graph, node);

        change = MAX (change, changed);
      }
    }
    if (change < STILL)
      return;
  }
}

static void
report (const Graph *graph, const Node *first, BuckOracleBest *best)
{
  memset (best, 0, sizeof *best);
  memcpy (best->chances, first->chances, sizeof best->chances);
  best->side = first->side;
  best->has_choice = first->options != NULL
                     && graph->fight->sides[first->side].aim == ADC_BUCK_AIM_BEST
                     && first->moment.state.stage != ADC_BUCK_SATELLITES;
  for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
    for (guint side = 0; side < BUCK_ORACLE_SIDES; side++)
      for (guint target = 0; target < ADC_BUCK_N_TARGETS; target++)
        best->first[type][side][target] = -1;
  for (guint i = 0; best->has_choice && i < first->options->len; i++) {
    const Option *option = &g_array_index (first->options, Option, i);

    best->first[option->attack.attacker][option->attack.at_side][option->attack.target]
      = get_chance (graph, option, first->side);
  }
}

gboolean
buck_oracle_try_all (const AdcBuckFight *fight, guint n_states, BuckOracleBest *best)
{
  g_autoptr(GPtrArray) nodes = g_ptr_array_new_with_free_func (free_node);
  g_autoptr(GHashTable) numbers = g_hash_table_new (hash_moment, equal_moments);
  Graph graph = { fight, nodes, numbers, n_states };
  Moment moment;
  guint first;

  memset (&moment, 0, sizeof moment);
  buck_oracle_read (fight, &moment.state);
  if (moment.state.stage == ADC_BUCK_ROUNDS)
    moment.round = fight->round - 1;
  if (buck_oracle_is_fresh (&moment.state))
    buck_oracle_bury_leaders (fight, &moment.state);
  first = find_node (&graph, moment);
  if (nodes->len > n_states)
    return FALSE;

  settle (&graph);
  report (&graph, nodes->pdata[first], best);
  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "purse-oracle.h"

#define BITS 4

OraclePurse
oracle_pack (const guint *have, guint n_kinds)
{
  OraclePurse purse = 0;

  for (guint k = 0; k < n_kinds; k++) {
    g_assert_cmpuint (have[k], <, 1 << BITS);
    purse |= (OraclePurse) have[k] << (BITS * k);
  }

  return purse;
}

void
oracle_unpack (OraclePurse purse, guint n_kinds, guint *have)
{
  for (guint k = 0; k < ADC_PAY_MAX_KINDS; k++)
    have[k] = k < n_kinds ? purse >> (BITS * k) & ((1 << BITS) - 1) : 0;
}

/* A purse and which costs are paid. */
typedef struct {
  GHashTable        *seen;
  GQueue             todo;
  const AdcPayRules *rules;
} Walk;

static void
visit (Walk *walk, OraclePurse purse, guint paid)
{
  const guint64 state = purse | (guint64) paid << 48;

  if (!g_hash_table_contains (walk->seen, &state)) {
    guint64 *copy = g_memdup2 (&state, sizeof state);

    g_hash_table_add (walk->seen, copy);
    g_queue_push_tail (&walk->todo, copy);
  }
}

/* Tokens of one kind, and wildcards for the rest; FALSE: there are not enough. */
static gboolean
spend (const AdcPayRules *rules, guint *have, guint kind, guint n_plain, guint n_wild)
{
  if (have[kind] < n_plain)
    return FALSE;
  have[kind] -= n_plain;
  if (n_wild == 0)
    return TRUE;
  if (rules->wild < 0 || have[rules->wild] < n_wild)
    return FALSE;
  have[rules->wild] -= n_wild;
  return TRUE;
}

static void
try_exchanges (Walk *walk, OraclePurse purse, guint paid)
{
  const AdcPayRules *rules = walk->rules;

  for (guint k = 0; k < rules->n_kinds; k++)
    for (guint n = 0; n <= rules->give; n++) {
      guint have[ADC_PAY_MAX_KINDS];

      oracle_unpack (purse, rules->n_kinds, have);
      if (rules->give == 0 || (rules->give_kinds >> k & 1) == 0 ||
          !spend (rules, have, k, n, rules->give - n))
        continue;
      have[rules->wild] += rules->get;
      visit (walk, oracle_pack (have, rules->n_kinds), paid);
    }
}

static void
try_payments (Walk *walk, const AdcPayTask *task, OraclePurse purse, guint paid)
{
  for (guint i = 0; i < task->n_costs; i++)
    for (guint k = 0; k < task->rules.n_kinds; k++)
      for (guint n = 0; n <= task->costs[i].count; n++) {
        guint have[ADC_PAY_MAX_KINDS];

        oracle_unpack (purse, task->rules.n_kinds, have);
        if ((paid >> i & 1) == 0 && (task->costs[i].kinds >> k & 1) != 0 &&
            spend (&task->rules, have, k, n, task->costs[i].count - n))
          visit (walk, oracle_pack (have, task->rules.n_kinds), paid | 1u << i);
      }
}

static void
walk_init (Walk *walk, const AdcPayRules *rules)
{
  walk->seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_queue_init (&walk->todo);
  walk->rules = rules;
}

GHashTable *
oracle_list_ends (const AdcPayTask *task)
{
  GHashTable *ends = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  const guint all = (1u << task->n_costs) - 1;
  Walk walk;
  guint64 *state;

  g_assert_cmpuint (task->rules.n_kinds * BITS, <=, 48);
  walk_init (&walk, &task->rules);
  visit (&walk, oracle_pack (task->have, task->rules.n_kinds), 0);
  while ((state = g_queue_pop_head (&walk.todo)) != NULL) {
    const OraclePurse purse = *state & (((guint64) 1 << 48) - 1);
    const guint paid = *state >> 48;
    guint have[ADC_PAY_MAX_KINDS];

    oracle_unpack (purse, task->rules.n_kinds, have);
    if (paid == all && (task->keep == 0 || have[task->rules.wild] >= task->keep))
      g_hash_table_add (ends, g_memdup2 (&purse, sizeof purse));
    try_exchanges (&walk, purse, paid);
    try_payments (&walk, task, purse, paid);
  }
  g_hash_table_unref (walk.seen);

  return ends;
}

static void
try_losses (Walk *walk, OraclePurse purse)
{
  const AdcPayRules *rules = walk->rules;

  for (guint k = 0; k < rules->n_kinds; k++) {
    guint have[ADC_PAY_MAX_KINDS];

    oracle_unpack (purse, rules->n_kinds, have);
    if (have[k] > 0) {
      have[k]--;
      visit (walk, oracle_pack (have, rules->n_kinds), 0);
    }
    oracle_unpack (purse, rules->n_kinds, have);
    if (rules->wild >= 0 && (int) k != rules->wild && have[rules->wild] > 0 &&
        have[k] + 1 < 1 << BITS) {
      have[rules->wild]--;
      have[k]++;
      visit (walk, oracle_pack (have, rules->n_kinds), 0);
    }
  }
}

/* From all of them at once: what is come to is surpassed, whoever it came from. */
GHashTable *
oracle_list_surpassed (const AdcPayRules *rules, GHashTable *ends)
{
  GHashTable *surpassed = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  g_autofree gpointer *keys = g_hash_table_get_keys_as_array (ends, NULL);
  Walk walk;
  guint64 *state;

  walk_init (&walk, rules);
  for (guint i = 0; keys[i] != NULL; i++) {
    const OraclePurse end = *(const OraclePurse *) keys[i];

    try_exchanges (&walk, end, 0);
    try_losses (&walk, end);
  }
  while ((state = g_queue_pop_head (&walk.todo)) != NULL) {
    if (g_hash_table_contains (ends, state))
      g_hash_table_add (surpassed, g_memdup2 (state, sizeof *state));
    try_exchanges (&walk, *state, 0);
    try_losses (&walk, *state);
  }
  g_hash_table_unref (walk.seen);

  return surpassed;
}

int
oracle_compare (const AdcPayRules *rules, OraclePurse one, OraclePurse other)
{
  int sums[2] = { 0 }, wilds[2] = { 0 }, squares[2] = { 0 };
  guint have[2][ADC_PAY_MAX_KINDS];

  oracle_unpack (one, rules->n_kinds, have[0]);
  oracle_unpack (other, rules->n_kinds, have[1]);
  for (guint i = 0; i < 2; i++)
    for (guint k = 0; k < rules->n_kinds; k++) {
      sums[i] += (int) have[i][k];
      if ((int) k == rules->wild)
        wilds[i] = (int) have[i][k];
      else
        squares[i] += (int) (have[i][k] * have[i][k]);
    }
  if (sums[0] != sums[1])
    return sums[1] - sums[0];
  if (wilds[0] != wilds[1])
    return wilds[1] - wilds[0];
  if (squares[0] != squares[1])
    return squares[0] - squares[1];
  for (guint k = 0; k < rules->n_kinds; k++)
    if (have[0][k] != have[1][k])
      return (int) have[1][k] - (int) have[0][k];

  return 0;
}

OraclePurse
oracle_follow (const AdcPayTask *task, const AdcPayWay *way)
{
  const AdcPayRules *rules = &task->rules;
  g_autoptr(GArray) steps = adc_pay_list_steps (task, way);
  guint have[ADC_PAY_MAX_KINDS];
  guint n_paid = 0;

  oracle_unpack (oracle_pack (task->have, rules->n_kinds), rules->n_kinds, have);
  for (guint i = 0; i < steps->len; i++) {
    const AdcPayStep *step = &g_array_index (steps, AdcPayStep, i);

    for (guint n = 0; n < step->times; n++) {
      g_assert_true (spend (rules, have, step->kind, step->n_plain, step->n_wild));
      if (step->is_exchange) {
        g_assert_true ((rules->give_kinds >> step->kind & 1) != 0);
        g_assert_cmpuint (step->n_plain + step->n_wild, ==, rules->give);
        have[rules->wild] += rules->get;
      }
    }
    if (!step->is_exchange) {
      const AdcPayCost *cost = &task->costs[step->cost];

      g_assert_cmpuint (step->cost, ==, n_paid++);
      g_assert_cmpuint (step->n_plain + step->n_wild, ==, cost->count);
      g_assert_true (cost->count == 0 || (cost->kinds >> step->kind & 1) != 0);
    }
  }
  g_assert_cmpuint (n_paid, ==, task->n_costs);

  return oracle_pack (have, rules->n_kinds);
}

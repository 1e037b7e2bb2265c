/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How something is paid, against every sequence of moves there is. */

#include "purse-oracle.h"

#define MAX_COSTS 3
#define MAX_MISSING 8 /* of a kind; what takes more is not looked for by hand */

static OraclePurse
find_best (const AdcPayRules *rules, GHashTable *ends)
{
  GHashTableIter iter;
  gpointer key;
  const OraclePurse *best = NULL;

  g_hash_table_iter_init (&iter, ends);
  while (g_hash_table_iter_next (&iter, &key, NULL))
    if (best == NULL || oracle_compare (rules, *(const OraclePurse *) key, *best) < 0)
      best = key;

  return *best;
}

static gboolean
is_listed (const AdcPayResult *result, guint n_kinds, OraclePurse purse)
{
  for (guint i = 0; i < result->ways->len; i++)
    if (oracle_pack (((const AdcPayWay *) result->ways->pdata[i])->left, n_kinds) == purse)
      return TRUE;

  return FALSE;
}

static char *
describe (const AdcPayTask *task)
{
  g_autoptr(GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%u=%u (%x), wild %d, have", task->rules.give, task->rules.get,
                          task->rules.give_kinds, task->rules.wild);
  for (guint k = 0; k < task->rules.n_kinds; k++)
    g_string_append_printf (text, " %u", task->have[k]);
  g_string_append_printf (text, ", keep %u, pay", task->keep);
  for (guint i = 0; i < task->n_costs; i++)
    g_string_append_printf (text, " %u/%x", task->costs[i].count, task->costs[i].kinds);

  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* What is listed is every end that cannot be had from another. */
static void
check_list (const AdcPayTask *task, const AdcPayResult *result, GHashTable *ends)
{
  const AdcPayRules *rules = &task->rules;
  g_autofree gpointer *keys = g_hash_table_get_keys_as_array (ends, NULL);
  g_autoptr(GHashTable) surpassed = oracle_list_surpassed (rules, ends);

  g_assert_true (result->is_complete || result->ways->len == ADC_PAY_MAX_WAYS);
  for (guint i = 0; keys[i] != NULL; i++) {
    const OraclePurse end = *(const OraclePurse *) keys[i];
    const gboolean is_in = is_listed (result, rules->n_kinds, end);
    const gboolean is_surpassed = g_hash_table_contains (surpassed, &end);

    if (is_in == is_surpassed && (is_in || result->is_complete)) {
      g_autofree char *text = describe (task);

      g_error ("%s: %" G_GINT64_MODIFIER "x should %sbe listed", text, end, is_in ? "not " : "");
    }
  }
}

static void
check_missing (const AdcPayTask *task, const AdcPayResult *result)
{
  for (guint k = 0; k < task->rules.n_kinds; k++) {
    AdcPayTask richer = *task;
    guint more = 0;
    gboolean is_enough = FALSE;

    while (!is_enough && more < MAX_MISSING && richer.have[k] < 9) {
      g_autoptr(GHashTable) ends = NULL;

      more++;
      richer.have[k]++;
      ends = oracle_list_ends (&richer);
      is_enough = g_hash_table_size (ends) > 0;
    }
    if (is_enough)
      g_assert_cmpuint (result->missing[k], ==, more);
    else
      g_assert_cmpuint (result->missing[k], >, more);
  }
}

static void
check (const AdcPayTask *task, gboolean is_thorough)
{
  g_autoptr(AdcPayResult) result = adc_pay_find (task);
  g_autoptr(GHashTable) ends = oracle_list_ends (task);

  g_assert_false (result->is_too_much);
  g_assert_cmpint (result->ways->len > 0, ==, g_hash_table_size (ends) > 0);
  if (result->ways->len == 0) {
    if (is_thorough)
      check_missing (task, result);
    return;
  }

  for (guint i = 0; i < result->ways->len; i++) {
    const AdcPayWay *way = result->ways->pdata[i];
    const OraclePurse left = oracle_pack (way->left, task->rules.n_kinds);

    g_assert_cmpuint (oracle_follow (task, way), ==, left);
    g_assert_true (g_hash_table_contains (ends, &left));
    if (i == 0)
      g_assert_cmpuint (left, ==, find_best (&task->rules, ends));
  }
  if (is_thorough)
    check_list (task, result, ends);
}

static const AdcPayRules exchanges[] = {
  { .give = 0 },
  { .give = 3, .get = 2, .give_kinds = ~0u },
  { .give = 2, .get = 1, .give_kinds = ~0u },
  { .give = 4, .get = 3, .give_kinds = ~0u },
  { .give = 4, .get = 2, .give_kinds = ~0u },
  { .give = 3, .get = 2, .give_kinds = 0x5 },
};

/* Two kinds and the wildcard, up to five of each, every cost and every two costs. */
static void
test_every_purse (gconstpointer data)
{
  static const AdcPayCost menu[] = {
    { 0, 0x3 }, { 1, 0x1 }, { 2, 0x2 }, { 3, 0x3 }, { 4, 0x1 }, { 5, 0x3 }, { 2, 0x4 }, { 1, 0x7 },
  };
  AdcPayTask task = { .rules = exchanges[GPOINTER_TO_UINT (data)] };
  AdcPayCost costs[2];

  task.rules.n_kinds = 3;
  task.rules.wild = 2;
  task.costs = costs;
  for (guint purse = 0; purse < 6 * 6 * 6; purse++) {
    task.have[0] = purse % 6;
    task.have[1] = purse / 6 % 6;
    task.have[2] = purse / 36;
    for (guint i = 0; i < G_N_ELEMENTS (menu); i++)
      for (guint j = 0; j <= i; j++) {
        costs[0] = menu[i];
        costs[1] = menu[j];
        task.n_costs = j == i ? 1 : 2;
        check (&task, (purse * 64 + i * 8 + j) % 9 == 0);
      }
  }
}

/* Four kinds and a wildcard, or none. */
static void
test_random (void)
{
  g_autoptr(GRand) rand = g_rand_new_with_seed (20260);
  guint n_payable = 0, n_exchanged = 0;

  for (guint round = 0; round < 3000; round++) {
    AdcPayCost costs[MAX_COSTS];
    AdcPayTask task = { .rules = exchanges[g_rand_int_range (rand, 0, G_N_ELEMENTS (exchanges))],
                        .costs = costs };

    task.rules.n_kinds = 5;
    task.rules.wild = task.rules.give == 0 && g_rand_boolean (rand) ? -1 : 4;
    for (guint k = 0; k < 5; k++)
      task.have[k] = g_rand_int_range (rand, 0, k == 4 ? 3 : 4);
    task.keep = task.rules.wild >= 0 && g_rand_int_range (rand, 0, 4) == 0
                  ? g_rand_int_range (rand, 0, 4)
                  : 0;
    task.n_costs = g_rand_int_range (rand, 0, MAX_COSTS + 1);
    for (guint i = 0; i < task.n_costs; i++)
      costs[i] = (AdcPayCost){ g_rand_int_range (rand, 0, 5), g_rand_int_range (rand, 1, 16) };
    check (&task, TRUE);
    if (round < 500) { /* the test itself must not be empty */
      g_autoptr(AdcPayResult) result = adc_pay_find (&task);
      const AdcPayWay *way = result->ways->len > 0 ? result->ways->pdata[0] : NULL;

      n_payable += way != NULL;
      for (guint k = 0; way != NULL && k < 5; k++)
        n_exchanged += way->exchanges[k] > 0;
    }
  }
  g_assert_cmpuint (n_payable, >, 100);
  g_assert_cmpuint (n_payable, <, 450);
  g_assert_cmpuint (n_exchanged, >, 20);
}

/* No wildcard to begin with: one kind that is wanted itself is given all the same, because it
 * makes two others worth something. */
static void
test_starter (void)
{
  const AdcPayCost costs[] = { { 3, 0x1 }, { 1, 0x8 } };
  AdcPayTask task = {
    .rules = { .n_kinds = 5, .wild = 4, .give = 3, .get = 2, .give_kinds = 0xf },
    .have = { 3, 2, 2, 0, 0 },
    .costs = costs,
    .n_costs = 2,
  };
  g_autoptr(AdcPayResult) result = adc_pay_find (&task);

  g_assert_cmpuint (result->ways->len, ==, 1);
  check (&task, TRUE);
  task.have[0] = 2; /* nothing can begin */
  check (&task, TRUE);
}

/* Whatever is in the purse, what was left must add up. */
static void
check_sums (const AdcPayTask *task, const AdcPayWay *way)
{
  guint before = 0, after = 0, costs = 0, n_exchanges = 0;

  for (guint k = 0; k < task->rules.n_kinds; k++) {
    before += task->have[k];
    after += way->left[k];
    n_exchanges += way->exchanges[k];
  }
  for (guint i = 0; i < task->n_costs; i++)
    costs += task->costs[i].count;
  g_assert_cmpuint (before - costs - n_exchanges * (task->rules.give - task->rules.get), ==, after);
}

/* As much as can be typed: the numbers are larger, the steps are not. */
static void
test_large (void)
{
  AdcPayCost costs[40], equal[1000];
  AdcPayTask task = {
    .rules = { .n_kinds = 5, .wild = 4, .give = 3, .get = 2, .give_kinds = 0xf },
    .have = { 999, 999, 999, 999, 0 },
    .costs = costs,
  };
  g_autoptr(AdcPayResult) all = NULL;
  g_autoptr(AdcPayResult) over = NULL;
  g_autoptr(AdcPayResult) many = NULL;
  g_autoptr(AdcPayResult) different = NULL;
  g_autoptr(AdcPayResult) remembered = NULL;
  g_autoptr(AdcPayResult) few = NULL;

  /* 4 times 333 exchanges bring 2664 wildcards, and not one more. */
  g_assert_cmpuint (adc_pay_get_worth (&task.rules, task.have), ==, 2664);
  costs[0] = (AdcPayCost){ 2664, 0x10 };
  task.n_costs = 1;
  all = adc_pay_find (&task);
  g_assert_cmpuint (all->ways->len, ==, 1);
  check_sums (&task, all->ways->pdata[0]);
  costs[0].count++;
  over = adc_pay_find (&task);
  g_assert_cmpuint (over->ways->len, ==, 0);
  g_assert_cmpuint (over->missing[4], ==, 1);
  g_assert_cmpuint (over->missing[0], ==, 2); /* two and a wildcard */

  task.n_costs = 24; /* the same cost again and again, in any kind */
  for (guint i = 0; i < task.n_costs; i++)
    costs[i] = (AdcPayCost){ 120, 0xf };
  many = adc_pay_find (&task);
  g_assert_cmpuint (many->ways->len, ==, ADC_PAY_MAX_WAYS);
  g_assert_false (many->is_complete);
  for (guint i = 0; i < many->ways->len; i++)
    check_sums (&task, many->ways->pdata[i]);

  /* Of two kinds a thousand equal costs still are few choices, but many to remember. */
  task.costs = equal;
  task.n_costs = G_N_ELEMENTS (equal);
  for (guint i = 0; i < task.n_costs; i++)
    equal[i] = (AdcPayCost){ 1, 0x3 };
  remembered = adc_pay_find (&task);
  g_assert_true (remembered->is_too_much);
  task.n_costs = 500;
  few = adc_pay_find (&task);
  g_assert_cmpuint (few->ways->len, ==, ADC_PAY_MAX_WAYS);
  check_sums (&task, few->ways->pdata[0]);
  g_assert_cmpuint (((AdcPayWay *) few->ways->pdata[0])->left[0], ==, 749); /* the most even */
  g_assert_cmpuint (((AdcPayWay *) few->ways->pdata[0])->left[1], ==, 749);

  task.costs = costs;
  task.n_costs = 40; /* more choices than are tried: that is said */
  for (guint i = 0; i < task.n_costs; i++)
    costs[i] = (AdcPayCost){ 1u << (i % 10), 0xf };
  different = adc_pay_find (&task);
  g_assert_true (different->is_too_much);
  g_assert_cmpuint (different->ways->len, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (exchanges); i++) {
    g_autofree char *path = g_strdup_printf ("/purse/every-purse/%u", i);

    g_test_add_data_func (path, GUINT_TO_POINTER (i), test_every_purse);
  }
  g_test_add_func ("/purse/random", test_random);
  g_test_add_func ("/purse/starter", test_starter);
  g_test_add_func ("/purse/large", test_large);
  return g_test_run ();
}

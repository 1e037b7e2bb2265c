/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-pay-private.h"

#include <string.h>

/* Counts, never seconds, so that the same question has the same answer everywhere. The best way
 * is always among those looked at: choices of kinds are sorted by how many exchanges and
 * wildcards they cost before any is left out. */
#define MAX_LOOKED_AT 400 /* choices of kinds whose ways are written out */
#define MAX_SPREADS 400   /* ways to exchange for one of them, of which the first is the best */

typedef struct {
  guint choice;
  guint n_exchanges;
  int   n_wild; /* left */
} Ranked;

typedef struct {
  guint choice;
  guint exchanges[ADC_PAY_MAX_KINDS];
  guint left[ADC_PAY_MAX_KINDS];
} Candidate;

typedef struct {
  const AdcPayRules *rules;
  guint              keep;
  AdcPayNeed         need;
  AdcPayEffort       effort;
  guint              choice;
  guint              n_tried;
  guint              exchanges[ADC_PAY_MAX_KINDS]; /* of the one being tried */
  GArray            *candidates;
} Spreads;

static int
compare_ranked (gconstpointer a, gconstpointer b)
{
  const Ranked *one = a, *other = b;

  if (one->n_exchanges != other->n_exchanges)
    return one->n_exchanges < other->n_exchanges ? -1 : 1;
  if (one->n_wild != other->n_wild)
    return one->n_wild > other->n_wild ? -1 : 1;

  return one->choice < other->choice ? -1 : one->choice > other->choice;
}

static GArray *
rank_choices (const AdcPayTask *task, AdcPayChoices *choices)
{
  GArray *ranked = g_array_new (FALSE, FALSE, sizeof (Ranked));

  for (guint i = 0; i < adc_pay_choices_get_n (choices); i++) {
    AdcPayNeed need;
    AdcPayEffort effort;

    adc_pay_need_init (&need, &task->rules, task->have, adc_pay_choices_get_wanted (choices, i));
    if (adc_pay_need_measure (&need, &effort)) {
      const Ranked one = { i, effort.n_exchanges, effort.gained - need.shortage };

      g_array_append_val (ranked, one);
    }
  }
  g_array_sort (ranked, compare_ranked);

  return ranked;
}

static void
add_candidate (Spreads *self, const guint *exchanges, int gained)
{
  const AdcPayRules *rules = self->rules;
  Candidate candidate = { .choice = self->choice };

  memcpy (candidate.exchanges, exchanges, sizeof candidate.exchanges);
  for (guint k = 0; k < rules->n_kinds; k++)
    candidate.left[k] = self->need.surplus[k] -
                        MIN (self->need.surplus[k], rules->give * exchanges[k]);
  if (rules->wild >= 0)
    candidate.left[rules->wild] = self->keep + (guint) (gained - self->need.shortage);
  g_array_append_val (self->candidates, candidate);
}

/* An exchange that might as well be done after paying is no way of its own: so it is with one
 * that takes nothing but surplus, if there are enough wildcards without it. */
static gboolean
is_postponable (const Spreads *self, int gained)
{
  if (gained - (int) self->rules->get < self->need.shortage)
    return FALSE;

  for (guint k = 0; k < self->rules->n_kinds; k++)
    if (self->exchanges[k] > 0 &&
        self->exchanges[k] * self->rules->give <= self->need.surplus[k])
      return TRUE;

  return FALSE;
}

static gboolean
try_spread (Spreads *self, int gained, gboolean can_start)
{
  if (self->n_tried++ >= MAX_SPREADS)
    return FALSE;
  if (can_start && gained >= self->need.shortage && !is_postponable (self, gained))
    add_candidate (self, self->exchanges, gained);

  return TRUE;
}

/* Every way to spread exchanges over the kinds, of one after the other; with one at most that
 * brings nothing but a beginning. FALSE: there are too many. */
static gboolean
try_spreads (Spreads *self, guint kind, int gained, gboolean can_start, gboolean has_starter)
{
  const AdcPayRules *rules = self->rules;
  /* What a starter loses others bring back; beyond that, something could wait. */
  const int enough = MAX (0, self->need.shortage) + (int) (rules->give + rules->get);

  if (kind == rules->n_kinds)
    return try_spread (self, gained, can_start);

  for (guint n = 0;; n++) {
    const int before = n > 0 ? adc_pay_need_get_gain (&self->need, kind, n - 1) : 0;
    const int gain = adc_pay_need_get_gain (&self->need, kind, n);
    const gboolean is_starter = n > 0 && gain <= before;

    if (n > 0 && (!adc_pay_can_give (rules, kind) || gained + before > enough ||
                  self->need.have[kind] <= (n - 1) * rules->give || (is_starter && has_starter)))
      break;
    self->exchanges[kind] = n;
    if (!try_spreads (self, kind + 1, gained + gain,
                      can_start || (n > 0 && adc_pay_need_can_start (&self->need, kind)),
                      has_starter || is_starter))
      return FALSE;
    if (is_starter)
      break;
  }
  self->exchanges[kind] = 0;

  return TRUE;
}

/* FALSE: some were left out. */
static gboolean
list_spreads (const AdcPayTask *task, AdcPayChoices *choices, const Ranked *ranked,
              GArray *candidates)
{
  Spreads spreads = { .rules = &task->rules,
                      .keep = task->keep,
                      .choice = ranked->choice,
                      .candidates = candidates };
  guint best[ADC_PAY_MAX_KINDS];

  adc_pay_need_init (&spreads.need, &task->rules, task->have,
                     adc_pay_choices_get_wanted (choices, ranked->choice));
  adc_pay_need_measure (&spreads.need, &spreads.effort);
  adc_pay_need_spread (&spreads.need, &spreads.effort, best);
  add_candidate (&spreads, best, spreads.effort.gained);
  if (task->rules.give == 0)
    return TRUE;

  return try_spreads (&spreads, 0, 0, FALSE, FALSE);
}

/* What is left decides; see the header. */
static int
compare_candidates (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const AdcPayRules *rules = user_data;
  const Candidate *one = a, *other = b;
  gint64 total = 0, squares = 0, wild = 0;
  int first = 0;

  for (guint k = 0; k < rules->n_kinds; k++) {
    const gint64 x = one->left[k], y = other->left[k];

    total += x - y;
    if ((int) k == rules->wild)
      wild = x - y;
    else
      squares += x * x - y * y;
    if (first == 0)
      first = x > y ? -1 : x < y;
  }
  if (total != 0)
    return total > 0 ? -1 : 1;
  if (wild != 0)
    return wild > 0 ? -1 : 1;
  if (squares != 0)
    return squares < 0 ? -1 : 1;

  return first;
}

static void
free_way (gpointer data)
{
  AdcPayWay *way = data;

  g_free (way->kinds);
  g_free (way);
}

/* Whether one of the ways found leaves as much, or what can still be turned into that. */
static gboolean
is_surpassed (const AdcPayRules *rules, GPtrArray *ways, const guint *left)
{
  for (guint i = 0; i < ways->len; i++)
    if (adc_pay_covers (rules, ((const AdcPayWay *) ways->pdata[i])->left, left))
      return TRUE;

  return FALSE;
}

/* What surpasses another comes before it, since every change loses tokens or wildcards: once is
 * enough. */
static void
pick_ways (AdcPayResult *self, const AdcPayTask *task, AdcPayChoices *choices, GArray *candidates)
{
  for (guint i = 0; i < candidates->len; i++) {
    const Candidate *candidate = &g_array_index (candidates, Candidate, i);
    AdcPayWay *way;

    if (is_surpassed (&task->rules, self->ways, candidate->left))
      continue;
    if (self->ways->len == ADC_PAY_MAX_WAYS) {
      self->is_complete = FALSE;
      return;
    }
    way = g_new0 (AdcPayWay, 1);
    memcpy (way->exchanges, candidate->exchanges, sizeof way->exchanges);
    memcpy (way->left, candidate->left, sizeof way->left);
    way->kinds = adc_pay_choices_dup_kinds (choices, candidate->choice);
    g_ptr_array_add (self->ways, way);
  }
}

static gboolean
is_payable_with (const AdcPayTask *task, AdcPayChoices *choices, guint kind, guint more)
{
  guint have[ADC_PAY_MAX_KINDS];

  memcpy (have, task->have, sizeof have);
  have[kind] += more;
  for (guint i = 0; i < adc_pay_choices_get_n (choices); i++)
    if (adc_pay_covers (&task->rules, have, adc_pay_choices_get_wanted (choices, i)))
      return TRUE;

  return FALSE;
}

/* More never hurts, so it is looked for by halves. */
static guint
count_missing (const AdcPayTask *task, AdcPayChoices *choices, guint kind, guint most)
{
  guint low = 0, high = most;

  if (!is_payable_with (task, choices, kind, most))
    return ADC_PAY_NEVER;

  while (low + 1 < high) {
    const guint middle = low + (high - low) / 2;

    if (is_payable_with (task, choices, kind, middle))
      high = middle;
    else
      low = middle;
  }

  return high;
}

/* If that many of a kind are of no use, no number is: they pay everything, each exchange
 * bringing a wildcard or more. */
static guint
get_most_needed (const AdcPayTask *task)
{
  guint most = task->keep + 1;

  for (guint i = 0; i < task->n_costs; i++)
    most += task->costs[i].count;

  return most * MAX (1, task->rules.give);
}

AdcPayResult *
adc_pay_find (const AdcPayTask *task)
{
  AdcPayResult *self = g_new0 (AdcPayResult, 1);
  g_autoptr(AdcPayChoices) choices = NULL;
  g_autoptr(GArray) ranked = NULL;
  g_autoptr(GArray) candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));

  g_return_val_if_fail (task->rules.n_kinds > 0 && task->rules.n_kinds <= ADC_PAY_MAX_KINDS, self);
  g_return_val_if_fail (task->rules.give == 0 || task->rules.get < task->rules.give, self);

  self->ways = g_ptr_array_new_with_free_func (free_way);
  choices = adc_pay_choices_new (task);
  if (choices == NULL) {
    self->is_too_much = TRUE;
    return self;
  }

  ranked = rank_choices (task, choices);
  self->is_complete = ranked->len <= MAX_LOOKED_AT;
  for (guint i = 0; i < MIN (ranked->len, MAX_LOOKED_AT); i++)
    self->is_complete &=
      list_spreads (task, choices, &g_array_index (ranked, Ranked, i), candidates);
  g_array_sort_with_data (candidates, compare_candidates, (gpointer) &task->rules);
  pick_ways (self, task, choices, candidates);
  for (guint k = 0; self->ways->len == 0 && k < task->rules.n_kinds; k++)
    self->missing[k] = count_missing (task, choices, k, get_most_needed (task));

  return self;
}

void
adc_pay_result_free (AdcPayResult *self)
{
  if (self == NULL)
    return;

  g_clear_pointer (&self->ways, g_ptr_array_unref);
  g_free (self);
}

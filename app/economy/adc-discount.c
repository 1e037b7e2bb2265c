/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-discount.h"

/* What matters of a payment, the first most. */
typedef struct {
  guint  n_missing;
  guint  n_removed;
  guint  n_forced;
  guint  n_off; /* the more, the fewer workers it takes */
  gint64 left;  /* of what something was taken off, as many times: the less, the better spent */
} Score;

typedef struct {
  const AdcSource *sources;
  guint            n_sources;
  const guint     *needs;
  guint            n_resources;
} Problem;

static int
compare_scores (const Score *a, const Score *b)
{
  if (a->n_missing != b->n_missing)
    return a->n_missing < b->n_missing ? -1 : 1;
  if (a->n_removed != b->n_removed)
    return a->n_removed < b->n_removed ? -1 : 1;
  if (a->n_forced != b->n_forced)
    return a->n_forced < b->n_forced ? -1 : 1;
  if (a->n_off != b->n_off)
    return a->n_off > b->n_off ? -1 : 1;
  if (a->left != b->left)
    return a->left < b->left ? -1 : 1;

  return 0;
}

/* What is left without forcing anything once the whole is paid: less than nothing when it is not enough. */
static gint64
get_left (const Problem *problem, guint resource)
{
  gint64 left = -(gint64) problem->needs[resource];

  for (guint i = 0; i < problem->n_sources; i++)
    if (problem->sources[i].resource == resource)
      left += adc_source_get_free (&problem->sources[i]);

  return left;
}

static Score
get_score (const Problem *problem, const guint *off)
{
  g_autofree guint *needs = g_new0 (guint, problem->n_resources);
  g_autoptr(AdcPayment) payment = NULL;
  Score score = { 0 };

  for (guint r = 0; r < problem->n_resources; r++) {
    needs[r] = problem->needs[r] - MIN (off[r], problem->needs[r]);
    score.n_off += off[r];
    score.left += off[r] * get_left (problem, r);
  }
  payment = adc_payment_find (problem->sources, problem->n_sources, needs, problem->n_resources);
  score.n_missing = payment->n_missing;
  score.n_removed = payment->n_removed;
  score.n_forced = payment->n_forced;

  return score;
}

/* One after the other: what a resource more is worth never grows with how many there are, so the best first step is
 * part of the best whole. Nothing is taken off what the owner has put workers there for. */
static Score
take_off (const Problem *problem, const guint *costs, guint amount, guint *off)
{
  Score reached = get_score (problem, off);

  for (guint n = 0; n < amount; n++) {
    guint taken = problem->n_resources;
    Score best = { 0 };

    for (guint r = 0; r < problem->n_resources; r++) {
      Score score;

      if (off[r] >= costs[r])
        continue;
      off[r]++;
      score = get_score (problem, off);
      off[r]--;
      if (taken == problem->n_resources || compare_scores (&score, &best) < 0) {
        best = score;
        taken = r;
      }
    }
    if (taken == problem->n_resources || best.n_missing > reached.n_missing)
      break;
    off[taken]++;
    reached = best;
  }

  return reached;
}

AdcDiscount *
adc_discount_find (const AdcSource *sources, guint n_sources, const guint *needs, guint n_resources,
                   const guint * const *items, guint n_items, guint amount)
{
  const Problem problem = { sources, n_sources, needs, n_resources };
  g_autoptr(AdcDiscount) found = NULL;
  Score best = { 0 };

  for (guint i = 0; i < n_items; i++) {
    g_autofree guint *off = g_new0 (guint, MAX (1, n_resources));
    const Score score = take_off (&problem, items[i], amount, off);

    if (score.n_off == 0 || (found != NULL && compare_scores (&score, &best) >= 0))
      continue;

    g_clear_pointer (&found, adc_discount_free);
    found = g_new0 (AdcDiscount, 1);
    found->item = i;
    found->off = g_steal_pointer (&off);
    found->n_off = score.n_off;
    best = score;
  }

  return g_steal_pointer (&found);
}

void
adc_discount_free (AdcDiscount *self)
{
  if (self == NULL)
    return;

  g_free (self->off);
  g_free (self);
}

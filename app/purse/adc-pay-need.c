/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-pay-private.h"

#include <string.h>

/* Why this is exact. Let an exchange take a tokens and give b wildcards, b < a.
 *
 * Exchanges can all be done before the first payment: whoever can pay and then exchange has
 * enough for both, so the exchange does not take what the payment needs, and adds to it. After c
 * exchanges of a kind of which s more are had than are wanted, the wildcards have grown by
 * min (ac, s) - (a - b)c once everything is paid: tokens given beyond the surplus have to be paid
 * back in wildcards. So the first s / a exchanges bring b each, one more brings the rest less
 * a - b, and others only lose. The fewest that bring enough are those that bring most, and each
 * costs the same, a - b.
 *
 * One thing is left: to fill up an exchange takes a wildcard that is there already. It leaves
 * b of them, which fills up every later one that brings anything, so only the first matters. If
 * it is given in one kind alone there is nothing to fill up; so it is wherever the surplus of a
 * kind is a or more. Otherwise each kind that could come first is tried, even where that brings
 * nothing by itself. */

gboolean
adc_pay_can_give (const AdcPayRules *rules, guint kind)
{
  return rules->give > 0 && (int) kind != rules->wild && (rules->give_kinds >> kind & 1) != 0;
}

void
adc_pay_need_init (AdcPayNeed *self, const AdcPayRules *rules, const guint *have,
                   const guint *wanted)
{
  memset (self, 0, sizeof *self);
  self->rules = rules;
  self->have = have;
  for (guint k = 0; k < rules->n_kinds; k++) {
    if ((int) k == rules->wild)
      self->shortage += (int) wanted[k] - (int) have[k];
    else if (wanted[k] > have[k])
      self->shortage += (int) (wanted[k] - have[k]);
    else
      self->surplus[k] = have[k] - wanted[k];
    if (adc_pay_can_give (rules, k))
      self->n_full += self->surplus[k] / rules->give;
  }
}

gboolean
adc_pay_need_can_start (const AdcPayNeed *self, guint kind)
{
  const guint n_wild = self->rules->wild >= 0 ? self->have[self->rules->wild] : 0;

  return adc_pay_can_give (self->rules, kind) && self->have[kind] > 0 &&
         self->have[kind] + n_wild >= self->rules->give;
}

int
adc_pay_need_get_gain (const AdcPayNeed *self, guint kind, guint n_exchanges)
{
  const AdcPayRules *rules = self->rules;

  return (int) MIN (rules->give * n_exchanges, self->surplus[kind]) -
         (int) ((rules->give - rules->get) * n_exchanges);
}

/* What the last exchange of a kind brings, the one that is filled up. */
static int
get_rest_gain (const AdcPayNeed *self, guint kind)
{
  const AdcPayRules *rules = self->rules;

  if (!adc_pay_can_give (rules, kind))
    return 0;

  return (int) (self->surplus[kind] % rules->give) - (int) (rules->give - rules->get);
}

/* The best of the exchanges that are filled up and have not been done; -1: none brings anything.
 * Of equal ones the last kind goes, so that more is left of the first. */
static int
find_rest (const AdcPayNeed *self, guint done)
{
  int best = -1;

  for (guint k = 0; k < self->rules->n_kinds; k++)
    if ((done >> k & 1) == 0 && get_rest_gain (self, k) > 0 &&
        (best < 0 || get_rest_gain (self, k) >= get_rest_gain (self, (guint) best)))
      best = (int) k;

  return best;
}

/* All that the surplus pays for is done: those that are filled up follow. */
static gboolean
add_rests (const AdcPayNeed *self, guint done, AdcPayEffort *effort)
{
  while (effort->gained < self->shortage) {
    const int kind = find_rest (self, done);

    if (kind < 0)
      return FALSE;
    effort->gained += get_rest_gain (self, (guint) kind);
    effort->n_exchanges++;
    done |= 1u << kind;
  }

  return TRUE;
}

static gboolean
measure_starters (const AdcPayNeed *self, AdcPayEffort *effort)
{
  gboolean is_found = FALSE;

  for (guint k = 0; k < self->rules->n_kinds; k++) {
    AdcPayEffort trial = { 1, adc_pay_need_get_gain (self, k, 1), (int) k };

    if (!adc_pay_need_can_start (self, k) || !add_rests (self, 1u << k, &trial))
      continue;
    if (!is_found || trial.n_exchanges < effort->n_exchanges ||
        (trial.n_exchanges == effort->n_exchanges && trial.gained > effort->gained))
      *effort = trial;
    is_found = TRUE;
  }

  return is_found;
}

gboolean
adc_pay_need_measure (const AdcPayNeed *self, AdcPayEffort *effort)
{
  const guint get = self->rules->get;

  *effort = (AdcPayEffort){ 0, 0, -1 };
  if (self->shortage <= 0)
    return TRUE;
  if (self->rules->give == 0)
    return FALSE;
  if (self->n_full == 0)
    return measure_starters (self, effort);

  effort->n_exchanges = MIN (self->n_full, ((guint) self->shortage + get - 1) / get);
  effort->gained = (int) (effort->n_exchanges * get);
  return add_rests (self, 0, effort);
}

/* Of as many as are given, each comes from the kind of which most is left: nothing is more even,
 * since all take the same. */
static void
spread_full (const AdcPayNeed *self, guint n, guint *exchanges)
{
  const AdcPayRules *rules = self->rules;
  guint left[ADC_PAY_MAX_KINDS];

  memcpy (left, self->surplus, sizeof left);
  for (; n > 0; n--) {
    int most = -1;

    for (guint k = 0; k < rules->n_kinds; k++)
      if (adc_pay_can_give (rules, k) && left[k] >= rules->give &&
          (most < 0 || left[k] >= left[most]))
        most = (int) k;
    g_assert (most >= 0);
    left[most] -= rules->give;
    exchanges[most]++;
  }
}

void
adc_pay_need_spread (const AdcPayNeed *self, const AdcPayEffort *effort, guint *exchanges)
{
  guint n = effort->n_exchanges;
  guint done = 0;

  memset (exchanges, 0, ADC_PAY_MAX_KINDS * sizeof *exchanges);
  if (effort->starter >= 0) {
    exchanges[effort->starter] = 1;
    done = 1u << effort->starter;
    n--;
  } else {
    spread_full (self, MIN (n, self->n_full), exchanges);
    n -= MIN (n, self->n_full);
  }
  for (; n > 0; n--) {
    const int kind = find_rest (self, done);

    exchanges[kind]++;
    done |= 1u << kind;
  }
}

gboolean
adc_pay_covers (const AdcPayRules *rules, const guint *have, const guint *wanted)
{
  AdcPayNeed need;
  AdcPayEffort effort;

  adc_pay_need_init (&need, rules, have, wanted);
  return adc_pay_need_measure (&need, &effort);
}

guint
adc_pay_get_worth (const AdcPayRules *rules, const guint *have)
{
  guint wanted[ADC_PAY_MAX_KINDS] = { 0 };
  guint low = 0, high = 1;

  if (rules->wild < 0)
    return 0;

  for (guint k = 0; k < rules->n_kinds; k++)
    high += have[k];
  while (low + 1 < high) {
    const guint middle = low + (high - low) / 2;

    wanted[rules->wild] = middle;
    if (adc_pay_covers (rules, have, wanted))
      low = middle;
    else
      high = middle;
  }

  return low;
}

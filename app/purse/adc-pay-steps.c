/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-pay.h"

#include <string.h>

/* The last exchange of a kind may have to be filled up, and with it come those that lack most
 * last: wildcards are there by then. */
static int
compare_filled (gconstpointer a, gconstpointer b)
{
  const AdcPayStep *one = a, *other = b;

  if (one->n_wild != other->n_wild)
    return one->n_wild < other->n_wild ? -1 : 1;

  return one->kind < other->kind ? -1 : one->kind > other->kind;
}

static void
add_exchange (GArray *steps, guint kind, guint n_plain, guint n_wild, guint times)
{
  const AdcPayStep step = { .is_exchange = TRUE,
                            .kind = kind,
                            .n_plain = n_plain,
                            .n_wild = n_wild,
                            .times = times };

  if (times > 0)
    g_array_append_val (steps, step);
}

GArray *
adc_pay_list_steps (const AdcPayTask *task, const AdcPayWay *way)
{
  GArray *steps = g_array_new (FALSE, FALSE, sizeof (AdcPayStep));
  const guint give = task->rules.give;
  guint have[ADC_PAY_MAX_KINDS];

  memcpy (have, task->have, sizeof have);
  for (guint k = 0; k < task->rules.n_kinds; k++) {
    const guint full = give > 0 ? MIN (way->exchanges[k], have[k] / give) : 0;

    add_exchange (steps, k, give, 0, full);
    have[k] -= full * give;
    if (way->exchanges[k] > full) {
      add_exchange (steps, k, have[k], give - have[k], 1);
      have[k] = 0;
    }
  }
  g_array_sort (steps, compare_filled);

  for (guint i = 0; i < task->n_costs; i++) {
    const guint kind = way->kinds[i];
    const guint count = task->costs[i].count;
    const guint n_plain = (int) kind == task->rules.wild ? 0 : MIN (have[kind], count);
    const AdcPayStep step = { .kind = kind,
                              .n_plain = n_plain,
                              .n_wild = count - n_plain,
                              .cost = i,
                              .times = 1 };

    have[kind] -= n_plain;
    g_array_append_val (steps, step);
  }

  return steps;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-buck-orders.h"

#include "adc-buck-tally.h"

#include <string.h>

/* For all tries together: steps and, where they are not enough, trials. */
#define ORDERS_BUDGET G_GUINT64_CONSTANT (2000000000)
#define ORDERS_TRIALS 600000

#define MAX_TRIES 1000
#define N_SWEEPS  2

/* Whose order is looked into; there are no more types in any zone. With several sides that look, fewer. */
#define MAX_TYPES         5
#define MAX_TYPES_OF_MANY 4

typedef struct {
  AdcBuckFight       *fight;
  const AdcBuckWatch *watch;
  guint               sides[ADC_BUCK_MAX_SIDES]; /* that want the best */
  guint               n_sides;
  GArray             *orders[ADC_BUCK_MAX_SIDES]; /* of Order, by side: what it may try */
  AdcBuckOdds        *odds;
  gboolean            is_simulated;
  guint               n_tries;
  guint               n_expected;
  AdcBuckResult       result;
} Contest;

typedef struct {
  guint8 targets[ADC_BUCK_N_TARGETS];
} Order;

/* In the order of their value: the first order that is tried is the simple one. */
static const guint8 values[ADC_BUCK_N_TARGETS] = {
  ADC_BUCK_SATELLITE, ADC_BUCK_BATTLER, ADC_BUCK_FIGHTER,   ADC_BUCK_GENNIE,
  ADC_BUCK_TROOPER,   ADC_BUCK_MARKER,  ADC_BUCK_TRANSPORT, ADC_BUCK_FACTORY,
};

/* Whether it may matter when a type is fired at: somebody has it, and transports may be within reach beside
 * others. */
static gboolean
matters (const AdcBuckFight *fight, guint side, guint target)
{
  gboolean is_there = FALSE, has_markers = FALSE;
  guint n_enemies = 0;

  if (target == ADC_BUCK_FACTORY)
    return FALSE;
  for (guint i = 0; i < fight->n_sides; i++) {
    if (i == side || adc_buck_side_count (&fight->sides[i]) == 0)
      continue;
    n_enemies++;
    is_there = is_there || fight->sides[i].pieces[target] > 0;
    has_markers = has_markers || fight->sides[i].pieces[ADC_BUCK_MARKER] > 0;
  }

  return is_there && (target != ADC_BUCK_TRANSPORT || n_enemies > 1 || has_markers ||
                      fight->sides[side].orbit_battlers > 0);
}

/* All orders of the types from PLACE on that matter, which come before the others. */
static void
permute (GArray *orders, Order *order, guint place, guint n)
{
  if (place == n) {
    g_array_append_val (orders, *order);
    return;
  }

  for (guint i = place; i < n; i++) {
    const guint8 target = order->targets[i];

    /* Moved to the front, the rest stays in order. */
    memmove (order->targets + place + 1, order->targets + place, i - place);
    order->targets[place] = target;
    permute (orders, order, place + 1, n);
    memmove (order->targets + place, order->targets + place + 1, i - place);
    order->targets[i] = target;
  }
}

static GArray *
list_orders (const AdcBuckFight *fight, guint side, guint max_types)
{
  GArray *orders = g_array_new (FALSE, FALSE, sizeof (Order));
  Order order;
  guint n = 0, n_all = 0;

  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (matters (fight, side, values[i]))
      order.targets[n++] = values[i];
  n_all = n;
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (!matters (fight, side, values[i]))
      order.targets[n_all++] = values[i];
  permute (orders, &order, 0, MIN (n, max_types));

  return orders;
}

static void
set_order (Contest *self, guint which, guint index)
{
  AdcBuckSide *side = &self->fight->sides[self->sides[which]];

  side->aim = ADC_BUCK_AIM_ORDER;
  memcpy (side->order, g_array_index (self->orders[which], Order, index).targets,
          sizeof side->order);
}

/* With the orders as they are now. */
static void
try (Contest *self, double *ends)
{
  const AdcBuckTask task = { .budget = MIN (ORDERS_BUDGET / self->n_expected, ADC_BUCK_BUDGET) };
  const AdcBuckWatch quiet = { .cancellable = self->watch->cancellable };
  AdcBuckResult result = ADC_BUCK_TOO_MUCH;

  if (!self->is_simulated)
    result = adc_buck_solve (self->fight, &task, &quiet, self->odds);
  if (result == ADC_BUCK_TOO_MUCH) {
    self->is_simulated = TRUE; /* nor would the next one be much smaller */
    result = adc_buck_simulate (self->fight, CLAMP (ORDERS_TRIALS / self->n_expected, 1000, 10000),
                                &quiet, self->odds);
  }
  if (result != ADC_BUCK_DONE)
    self->result = result;
  memcpy (ends, self->odds->ends, sizeof self->odds->ends);
  self->n_tries++;
  adc_buck_watch_tell (self->watch, (double) self->n_tries / self->n_expected);
}

/* Leaves this side and, if they are to answer it, those after it with the best they can do. */
static void
contest (Contest *self, guint which, gboolean is_answered, double *ends)
{
  AdcBuckFight best = *self->fight;
  double most = -1;

  for (guint i = 0; i < self->orders[which]->len && self->result == ADC_BUCK_DONE; i++) {
    double found[ADC_BUCK_N_ENDS];
    double value;

    set_order (self, which, i);
    if (is_answered && which + 1 < self->n_sides)
      contest (self, which + 1, TRUE, found);
    else
      try (self, found);
    value = adc_buck_get_value (self->fight, found, self->sides[which]);
    if (value > most + ADC_BUCK_BETTER) {
      most = value;
      best = *self->fight;
      memcpy (ends, found, sizeof found);
    }
  }
  *self->fight = best;
}

/* Too many combinations: one side after the other finds the best reply to the others. */
static void
adapt (Contest *self)
{
  double ends[ADC_BUCK_N_ENDS];

  for (guint which = 0; which < self->n_sides; which++)
    set_order (self, which, 0);
  for (guint sweep = 0; sweep < N_SWEEPS; sweep++)
    for (guint which = 0; which < self->n_sides; which++)
      contest (self, which, FALSE, ends);
}

AdcBuckResult
adc_buck_orders_find (AdcBuckFight *fight, const AdcBuckWatch *watch)
{
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
  Contest self = { .fight = fight, .watch = watch, .odds = odds };
  double ends[ADC_BUCK_N_ENDS];
  guint n_combinations = 1, n_orders = 0;

  for (guint i = 0; i < fight->n_sides; i++)
    if (fight->sides[i].aim == ADC_BUCK_AIM_BEST)
      self.sides[self.n_sides++] = i;
  for (guint i = 0; i < self.n_sides; i++) {
    self.orders[i] = list_orders (fight, self.sides[i],
                                  self.n_sides > 1 ? MAX_TYPES_OF_MANY : MAX_TYPES);
    n_orders += self.orders[i]->len;
    n_combinations = MIN (n_combinations * self.orders[i]->len, MAX_TRIES + 1);
  }

  if (n_combinations <= MAX_TRIES) {
    self.n_expected = n_combinations;
    if (self.n_sides > 0)
      contest (&self, 0, TRUE, ends);
  } else {
    self.n_expected = N_SWEEPS * n_orders;
    adapt (&self);
  }

  for (guint i = 0; i < self.n_sides; i++)
    g_array_unref (self.orders[i]);
  return self.result;
}

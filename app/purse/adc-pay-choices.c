/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-pay-private.h"

#include <string.h>

/* Costs are gone through one by one, each in every kind it allows. What matters of the ones
 * before is how much they add up to, so those that add up to the same are one; each remembers
 * where it came from. */

#define N_SLOTS 16384 /* a power of two, more than ADC_PAY_MAX_CHOICES */
#define MAX_NODES 150000 /* of all costs together */
#define NOBODY G_MAXUINT

typedef struct {
  guint wanted[ADC_PAY_MAX_KINDS];
  guint before; /* the node it came from */
  guint kind;   /* what the cost was paid in */
} Node;

struct _AdcPayChoices {
  const AdcPayTask *task;
  GArray           *nodes;
  GArray           *open;  /* positions of the costs with a choice, one for each round of nodes */
  guint             first; /* of the last round */
};

static guint
get_kinds (const AdcPayTask *task, guint cost)
{
  const guint wild = task->rules.wild >= 0 ? 1u << task->rules.wild : 0;
  const guint kinds = task->costs[cost].kinds & ((1u << task->rules.n_kinds) - 1);

  /* Wildcards pay for any kind, so where there is another it need not be told apart. */
  return (kinds & ~wild) != 0 ? kinds & ~wild : kinds;
}

static gboolean
has_choice (guint kinds)
{
  return (kinds & (kinds - 1)) != 0;
}

static guint
get_first (guint kinds)
{
  guint kind = 0;

  while (kinds != 0 && (kinds >> kind & 1) == 0)
    kind++;

  return kind; /* of something free it does not matter */
}

static guint
hash (const guint *wanted)
{
  guint value = 2166136261u;

  for (guint k = 0; k < ADC_PAY_MAX_KINDS; k++)
    value = (value ^ wanted[k]) * 16777619u;

  return value ^ value >> 15;
}

/* FALSE: there are too many. */
static gboolean
add_node (AdcPayChoices *self, const Node *node, guint first, guint *slots)
{
  guint slot = hash (node->wanted) % N_SLOTS;

  for (; slots[slot] != NOBODY; slot = (slot + 1) % N_SLOTS) {
    const Node *other = &g_array_index (self->nodes, Node, slots[slot]);

    if (memcmp (other->wanted, node->wanted, sizeof node->wanted) == 0)
      return TRUE;
  }
  if (self->nodes->len - first >= ADC_PAY_MAX_CHOICES || self->nodes->len >= MAX_NODES)
    return FALSE;

  slots[slot] = self->nodes->len;
  g_array_append_vals (self->nodes, node, 1);
  return TRUE;
}

static gboolean
add_round (AdcPayChoices *self, guint cost, guint *slots)
{
  const guint kinds = get_kinds (self->task, cost);
  const guint first = self->nodes->len;

  memset (slots, 0xff, N_SLOTS * sizeof *slots); /* nobody */
  for (guint i = self->first; i < first; i++)
    for (guint k = 0; k < self->task->rules.n_kinds; k++) {
      Node node = g_array_index (self->nodes, Node, i);

      if ((kinds >> k & 1) == 0)
        continue;
      node.wanted[k] += self->task->costs[cost].count;
      node.before = i;
      node.kind = k;
      if (!add_node (self, &node, first, slots))
        return FALSE;
    }
  self->first = first;
  return TRUE;
}

AdcPayChoices *
adc_pay_choices_new (const AdcPayTask *task)
{
  g_autoptr(AdcPayChoices) self = g_new0 (AdcPayChoices, 1);
  g_autofree guint *slots = g_new (guint, N_SLOTS);
  Node node = { .before = NOBODY };

  self->task = task;
  self->nodes = g_array_new (FALSE, FALSE, sizeof (Node));
  self->open = g_array_new (FALSE, FALSE, sizeof (guint));
  if (task->rules.wild >= 0)
    node.wanted[task->rules.wild] = task->keep;
  for (guint i = 0; i < task->n_costs; i++) {
    const guint kinds = get_kinds (task, i);

    if (has_choice (kinds) && task->costs[i].count > 0)
      g_array_append_val (self->open, i);
    else
      node.wanted[get_first (kinds)] += task->costs[i].count;
  }
  g_array_append_val (self->nodes, node);
  for (guint i = 0; i < self->open->len; i++)
    if (!add_round (self, g_array_index (self->open, guint, i), slots))
      return NULL;

  return g_steal_pointer (&self);
}

void
adc_pay_choices_free (AdcPayChoices *self)
{
  if (self == NULL)
    return;

  g_array_unref (self->nodes);
  g_array_unref (self->open);
  g_free (self);
}

guint
adc_pay_choices_get_n (AdcPayChoices *self)
{
  return self->nodes->len - self->first;
}

const guint *
adc_pay_choices_get_wanted (AdcPayChoices *self, guint position)
{
  return g_array_index (self->nodes, Node, self->first + position).wanted;
}

guint *
adc_pay_choices_dup_kinds (AdcPayChoices *self, guint position)
{
  guint *kinds = g_new0 (guint, MAX (1, self->task->n_costs));
  guint node = self->first + position;

  for (guint i = 0; i < self->task->n_costs; i++)
    kinds[i] = get_first (get_kinds (self->task, i));
  for (guint i = self->open->len; i > 0; i--) {
    const Node *chosen = &g_array_index (self->nodes, Node, node);

    kinds[g_array_index (self->open, guint, i - 1)] = chosen->kind;
    node = chosen->before;
  }

  return kinds;
}

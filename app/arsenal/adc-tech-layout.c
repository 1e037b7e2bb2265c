/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-tech-tree-private.h"

#include "adc-card.h"

/* A node hangs on the need that lies furthest to the right. What hangs on a node stands in the next
 * columns: the first in the same row, the others below. A need that nothing hangs on and that needs
 * nothing itself, such as a card to be bought, stands just below what it is for, not at the left
 * end of the tree. */

typedef struct {
  GPtrArray *nodes;
  GPtrArray *order;   /* of AdcTechNode, as they were placed */
  GArray    *helps;   /* of int: the node a need stands beside, or -1 */
  guint      n_rows;
} Layout;

static AdcTechNode *
get_node (GPtrArray *nodes, guint position)
{
  return nodes->pdata[position];
}

static AdcTechNeed *
get_need (AdcTechNode *node, guint position)
{
  return &g_array_index (node->needs, AdcTechNeed, position);
}

typedef enum { NEW, UNDER_WAY, DONE } Progress;

/* Columns from the left; a need that leads back to where one came from goes. */
static void
measure (GPtrArray *nodes, guint position, Progress *progress)
{
  AdcTechNode *node = get_node (nodes, position);

  progress[position] = UNDER_WAY;
  for (guint i = 0; i < node->needs->len;) {
    const guint needed = get_need (node, i)->node;

    if (progress[needed] == UNDER_WAY) {
      g_array_remove_index (node->needs, i);
      continue;
    }

    if (progress[needed] == NEW)
      measure (nodes, needed, progress);
    node->column = MAX (node->column, get_node (nodes, needed)->column + 1);
    i++;
  }
  progress[position] = DONE;
}

static void
choose_parents (GPtrArray *nodes)
{
  for (guint i = 0; i < nodes->len; i++) {
    AdcTechNode *node = get_node (nodes, i);

    node->parent = -1;
    for (guint j = 0; j < node->needs->len; j++) {
      const AdcTechNeed *need = get_need (node, j);

      if (node->parent < 0 || get_node (nodes, need->node)->column >
                                get_node (nodes, (guint) node->parent)->column)
        node->parent = (int) need->node;
    }
  }
}

/* Needs that stand beside what they are for. */
static void
find_helpers (Layout *self)
{
  for (guint i = 0; i < self->nodes->len; i++) {
    const int none = -1;

    g_array_append_val (self->helps, none);
  }

  for (guint i = 0; i < self->nodes->len; i++) {
    AdcTechNode *node = get_node (self->nodes, i);

    for (guint j = 0; j < node->needs->len; j++) {
      const AdcTechNeed *need = get_need (node, j);
      int *helped = &g_array_index (self->helps, int, need->node);

      if ((int) need->node != node->parent && *helped < 0 &&
          get_node (self->nodes, need->node)->needs->len == 0)
        *helped = (int) i;
    }
  }

  for (guint i = 0; i < self->nodes->len; i++) {
    const AdcTechNode *node = get_node (self->nodes, i);

    if (node->parent >= 0)
      g_array_index (self->helps, int, (guint) node->parent) = -1;
  }
}

static void
put (Layout *self, AdcTechNode *node, guint row, guint depth)
{
  node->row = row;
  node->depth = depth;
  self->n_rows = MAX (self->n_rows, row + 1);
  g_ptr_array_add (self->order, node);
}

/* The column of the first node that needs another. */
static guint
get_first_use (Layout *self, guint position)
{
  guint column = G_MAXUINT;

  for (guint i = 0; i < self->nodes->len; i++) {
    AdcTechNode *node = get_node (self->nodes, i);

    for (guint j = 0; j < node->needs->len; j++)
      if (get_need (node, j)->node == position)
        column = MIN (column, node->column);
  }

  return column;
}

static void place (Layout *self, guint position, guint row, guint depth);

/* Units before what leads on to others. */
static void
place_children (Layout *self, guint position, gboolean are_units, gboolean *is_first)
{
  const AdcTechNode *parent = get_node (self->nodes, position);

  for (guint i = 0; i < self->nodes->len; i++) {
    const AdcTechNode *node = get_node (self->nodes, i);

    if (node->parent != (int) position || ADC_IS_CARD (node->piece) == are_units)
      continue;

    place (self, i, *is_first ? parent->row : self->n_rows, parent->depth + 1);
    *is_first = FALSE;
  }
}

static void
place (Layout *self, guint position, guint row, guint depth)
{
  gboolean is_first = TRUE;

  put (self, get_node (self->nodes, position), row, depth);
  place_children (self, position, TRUE, &is_first);
  place_children (self, position, FALSE, &is_first);

  for (guint i = 0; i < self->nodes->len; i++)
    if (g_array_index (self->helps, int, i) == (int) position) {
      get_node (self->nodes, i)->column = get_first_use (self, i) - 1;
      put (self, get_node (self->nodes, i), self->n_rows, depth);
    }
}

/* What stands alone, because nobody knows what it needs, comes last. */
static void
place_roots (Layout *self, gboolean are_open)
{
  for (guint i = 0; i < self->nodes->len; i++) {
    const AdcTechNode *node = get_node (self->nodes, i);
    const gboolean is_open = node->is_open || node->missing->len > 0;

    if (node->parent < 0 && g_array_index (self->helps, int, i) < 0 && is_open == are_open)
      place (self, i, self->n_rows, 0);
  }
}

/* Positions follow the nodes to where they went. */
static void
reorder (Layout *self)
{
  g_autofree guint *moved = g_new0 (guint, self->nodes->len + 1);
  g_autoptr(GHashTable) now = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < self->order->len; i++)
    g_hash_table_insert (now, self->order->pdata[i], GUINT_TO_POINTER (i));
  for (guint i = 0; i < self->nodes->len; i++)
    moved[i] = GPOINTER_TO_UINT (g_hash_table_lookup (now, self->nodes->pdata[i]));

  for (guint i = 0; i < self->nodes->len; i++) {
    AdcTechNode *node = get_node (self->nodes, i);

    for (guint j = 0; j < node->needs->len; j++)
      get_need (node, j)->node = moved[get_need (node, j)->node];
    if (node->parent >= 0)
      node->parent = (int) moved[node->parent];
  }
  for (guint i = 0; i < self->order->len; i++)
    self->nodes->pdata[i] = self->order->pdata[i];
}

void
adc_tech_layout (GPtrArray *nodes, guint *n_columns, guint *n_rows)
{
  g_autofree Progress *progress = g_new0 (Progress, nodes->len + 1);
  Layout self = {
    .nodes = nodes,
    .order = g_ptr_array_new (),
    .helps = g_array_new (FALSE, FALSE, sizeof (int)),
  };

  for (guint i = 0; i < nodes->len; i++)
    if (progress[i] == NEW)
      measure (nodes, i, progress);
  choose_parents (nodes);
  find_helpers (&self);
  place_roots (&self, FALSE);
  place_roots (&self, TRUE);
  g_assert (self.order->len == nodes->len);
  reorder (&self);

  *n_rows = self.n_rows;
  *n_columns = 0;
  for (guint i = 0; i < nodes->len; i++)
    *n_columns = MAX (*n_columns, get_node (nodes, i)->column + 1);
  g_ptr_array_unref (self.order);
  g_array_unref (self.helps);
}

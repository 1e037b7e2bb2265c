/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-field.h"

#include "adc-distribution.h"

#include <stdlib.h>
#include <string.h>

void
adc_ares_odds_fill (AdcAresOdds *odds)
{
  memset (odds, 0, sizeof *odds);
  for (guint needed = 0; needed <= 5; needed++)
    for (guint n_dice = 0; n_dice <= ADC_ARES_MAX_UNITS; n_dice++) {
      g_autoptr(AdcDistribution) hits = adc_distribution_new_binomial (n_dice, needed / 6.0);

      for (guint n = 0; n <= n_dice; n++) {
        odds->hits[needed][n_dice][n] = adc_distribution_get_chance (hits, n);
        odds->at_least[needed][n_dice][n] = adc_distribution_get_at_least (hits, n);
      }
    }
}

/* The higher threshold first; then the nearer column, the left one, the front. */
static gboolean
is_preferred (const AdcAresField *field, guint from, guint a, guint b)
{
  const AdcAresLayout *layout = &field->layout;
  const int home = layout->column[from];
  const int differences[] = {
    field->thresholds[from][b] - field->thresholds[from][a],
    ABS (layout->column[a] - home) - ABS (layout->column[b] - home),
    layout->column[a] - layout->column[b],
    layout->rank[a] - layout->rank[b],
  };

  for (guint i = 0; i < G_N_ELEMENTS (differences); i++)
    if (differences[i] != 0)
      return differences[i] < 0;

  return FALSE;
}

static void
rank_targets (AdcAresField *field, const AdcAresLine *line, guint from)
{
  guint8 *ranked = field->ranked[from];
  guint n = 0;

  for (guint at = 0; at < line->n_forces; at++) {
    guint place = n;

    if (line->forces[at].side == line->forces[from].side ||
        !adc_ares_layout_has (&field->layout, at) || field->thresholds[from][at] < 0)
      continue;

    while (place > 0 && is_preferred (field, from, at, ranked[place - 1])) {
      ranked[place] = ranked[place - 1];
      place--;
    }
    ranked[place] = at;
    n++;
  }

  field->n_ranked[from] = n;
}

/* The attacker fires first, each side from left to right and from front to back. */
static void
fill_order (AdcAresField *field, const AdcAresLine *line)
{
  for (guint group = 0; group < line->n_initiatives; group++) {
    guint n = 0;

    for (AdcAresSide side = 0; side < 2; side++)
      for (guint column = 0; column < field->layout.n_columns; column++)
        for (guint rank = 0;; rank++) {
          const guint force = adc_ares_layout_find (line, &field->layout, side, column, rank);

          if (force == ADC_ARES_NOWHERE)
            break;
          if (line->forces[force].initiative == line->initiatives[group])
            field->order[group][n++] = force;
        }
    field->n_order[group] = n;
  }
}

void
adc_ares_field_fill (AdcAresField *field, const AdcAresLine *line, const AdcAresLayout *layout)
{
  memset (field, 0, sizeof *field);
  field->layout = *layout;
  for (guint from = 0; from < line->n_forces; from++) {
    if (!adc_ares_layout_has (layout, from))
      continue;

    for (guint at = 0; at < line->n_forces; at++)
      if (line->forces[at].side != line->forces[from].side && adc_ares_layout_has (layout, at))
        field->thresholds[from][at] = adc_ares_get_threshold (line, layout, from, at).total;
    for (guint at = ADC_ARES_BASE_LEFT; at <= ADC_ARES_BASE_RIGHT; at++)
      field->thresholds[from][at] = line->has_base_cards &&
                                            line->forces[from].side == ADC_ARES_ATTACKER
                                        ? adc_ares_get_threshold (line, layout, from, at).total
                                        : ADC_ARES_NEVER;
    rank_targets (field, line, from);
  }

  for (guint i = 0; i < line->n_forces; i++)
    field->n_emptied += line->forces[i].side == ADC_ARES_DEFENDER && line->forces[i].hits > 0 &&
                        line->forces[i].leaves_building && !adc_ares_layout_has (layout, i);
  fill_order (field, line);
}

gboolean
adc_ares_fire_at (const AdcAresField *field, guint from, guint at, guint n_units, AdcAresFire *fire)
{
  const int threshold = field->thresholds[from][at];

  fire->from = from;
  fire->at = at;
  fire->n_dice = adc_ares_get_n_dice (threshold, n_units);
  fire->needed = adc_ares_get_needed (threshold);
  return fire->n_dice > 0;
}

gboolean
adc_ares_can_destroy (const AdcAresField *field, const AdcAresLine *line, guint n_destroyed)
{
  return line->n_empty_buildings + field->n_emptied > n_destroyed;
}

static gboolean
is_target (const AdcAresField *field, const AdcAresLine *line, const guint8 *hits,
           guint n_destroyed, guint at)
{
  if (at >= ADC_ARES_MAX_FORCES)
    return adc_ares_can_destroy (field, line, n_destroyed);

  return adc_ares_layout_has (&field->layout, at) && hits[at] > 0;
}

double
adc_ares_expect_losses (const AdcAresLine *line, const AdcAresOdds *odds, const AdcAresFire *fire,
                        guint hits_of_target)
{
  const AdcAresForce *target = &line->forces[fire->at];
  const guint n_units = adc_ares_force_count_units (target, hits_of_target);
  double losses = 0;

  for (guint n = 1; n <= fire->n_dice; n++)
    losses += odds->hits[fire->needed][fire->n_dice][n] *
              (n_units -
               adc_ares_force_count_units (target, hits_of_target - MIN (n, hits_of_target)));

  return losses;
}

gboolean
adc_ares_choose (const AdcAresField *field, const AdcAresLine *line, const AdcAresOdds *odds,
                 guint from, guint n_units, const guint8 *hits, guint n_destroyed,
                 AdcAresFire *fire)
{
  const AdcAresForce *shooter = &line->forces[from];
  const gboolean weighs_losses = line->policy[shooter->side] == ADC_ARES_LOSSES;
  double best = -1;

  for (guint i = 0; i < shooter->n_targets; i++)
    if (is_target (field, line, hits, n_destroyed, shooter->targets[i]) &&
        adc_ares_fire_at (field, from, shooter->targets[i], n_units, fire))
      return TRUE;

  for (guint i = 0; i < field->n_ranked[from]; i++) {
    const guint at = field->ranked[from][i];
    AdcAresFire candidate;
    double losses;

    if (hits[at] == 0 || !adc_ares_fire_at (field, from, at, n_units, &candidate))
      continue;
    if (!weighs_losses) {
      *fire = candidate;
      return TRUE;
    }

    /* Equal but for rounding is equal: the order of preference then decides, on every machine. */
    losses = adc_ares_expect_losses (line, odds, &candidate, hits[at]);
    if (losses > best + 1e-12) {
      best = losses;
      *fire = candidate;
    }
  }

  return best >= 0;
}

gboolean
adc_ares_choice_is_fixed (const AdcAresField *field, const AdcAresLine *line, guint from)
{
  const AdcAresForce *shooter = &line->forces[from];

  for (guint i = 0; i < shooter->n_targets; i++) {
    const guint at = shooter->targets[i];

    /* A Base card is a target only as long as there is something to destroy. */
    if (at >= ADC_ARES_MAX_FORCES)
      return FALSE;
    if (!adc_ares_layout_has (&field->layout, at) || field->thresholds[from][at] < 0)
      continue;

    /* At 0 the last unit turns elsewhere, if that helps. */
    return field->thresholds[from][at] > 0;
  }

  return line->policy[shooter->side] == ADC_ARES_HIGHEST || field->n_ranked[from] < 2;
}

/* A layout, and where it leads. */
typedef struct {
  AdcAresField  field;
  GHashTable   *after;        /* forces lost → index */
  GHashTable   *reorganised;  /* newcomers → index */
} Node;

struct _AdcAresFields {
  const AdcAresLine *line;
  GPtrArray         *nodes;   /* each in its own memory: they are lent out while others come */
  GHashTable        *indices; /* layout → index */
};

static guint
layout_hash (gconstpointer pointer)
{
  const AdcAresLayout *layout = pointer;
  guint hash = 5381;

  for (guint i = 0; i < ADC_ARES_MAX_FORCES; i++)
    hash = hash * 33 + layout->column[i] * 7 + layout->rank[i];

  return hash;
}

static gboolean
layout_equal (gconstpointer a, gconstpointer b)
{
  return memcmp (a, b, sizeof (AdcAresLayout)) == 0;
}

static void
node_free (Node *node)
{
  g_hash_table_unref (node->after);
  g_hash_table_unref (node->reorganised);
  g_free (node);
}

AdcAresFields *
adc_ares_fields_new (const AdcAresLine *line)
{
  AdcAresFields *self = g_new (AdcAresFields, 1);

  self->line = line;
  self->nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) node_free);
  self->indices = g_hash_table_new (layout_hash, layout_equal);
  return self;
}

void
adc_ares_fields_free (AdcAresFields *self)
{
  g_hash_table_unref (self->indices);
  g_ptr_array_unref (self->nodes);
  g_free (self);
}

guint
adc_ares_fields_get_n (AdcAresFields *self)
{
  return self->nodes->len;
}

AdcAresField *
adc_ares_fields_get (AdcAresFields *self, guint index)
{
  return &((Node *) self->nodes->pdata[index])->field;
}

guint
adc_ares_fields_intern (AdcAresFields *self, const AdcAresLayout *layout)
{
  const guint known = GPOINTER_TO_UINT (g_hash_table_lookup (self->indices, layout));
  Node *node;

  if (known > 0)
    return known - 1;

  node = g_new0 (Node, 1);
  adc_ares_field_fill (&node->field, self->line, layout);
  node->after = g_hash_table_new (NULL, NULL);
  node->reorganised = g_hash_table_new (NULL, NULL);
  g_ptr_array_add (self->nodes, node);
  g_hash_table_insert (self->indices, &node->field.layout, GUINT_TO_POINTER (self->nodes->len));
  return self->nodes->len - 1;
}

/* Looks a way up in one of a node's tables. Indices are kept one higher: 0 is NULL. */
static gboolean
look_up (GHashTable *table, guint32 key, guint *index)
{
  const guint found = GPOINTER_TO_UINT (g_hash_table_lookup (table, GUINT_TO_POINTER (key)));

  *index = found - 1;
  return found > 0;
}

guint
adc_ares_fields_after (AdcAresFields *self, guint index, guint32 lost)
{
  Node *node = self->nodes->pdata[index];
  AdcAresLayout layout;
  guint result;

  if (lost == 0)
    return index;
  if (look_up (node->after, lost, &result))
    return result;

  layout = node->field.layout;
  adc_ares_layout_remove (self->line, &layout, lost);
  result = adc_ares_fields_intern (self, &layout);
  g_hash_table_insert (node->after, GUINT_TO_POINTER (lost), GUINT_TO_POINTER (result + 1));
  return result;
}

guint
adc_ares_fields_reorganise (AdcAresFields *self, guint index, guint32 newcomers)
{
  Node *node = self->nodes->pdata[index];
  AdcAresLayout layout;
  guint result;

  if (look_up (node->reorganised, newcomers, &result))
    return result;

  layout = node->field.layout;
  adc_ares_layout_reorganise (self->line, &layout, newcomers);
  result = adc_ares_fields_intern (self, &layout);
  g_hash_table_insert (node->reorganised, GUINT_TO_POINTER (newcomers),
                       GUINT_TO_POINTER (result + 1));
  return result;
}

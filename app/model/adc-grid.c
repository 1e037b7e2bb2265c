/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-grid.h"

#include <string.h>

struct _AdcGrid {
  GObject       parent_instance;
  GPtrArray    *tiles;
  GPtrArray    *moves;
  GPtrArray    *cases;
  GPtrArray    *starts;
  AdcGridRules  rules;
  AdcText      *token; /* or NULL */
  char         *token_rule;
};

G_DEFINE_FINAL_TYPE (AdcGrid, adc_grid, G_TYPE_OBJECT)

static void
free_tile (gpointer data)
{
  AdcGridTile *tile = data;

  g_free (tile->id);
  adc_text_unref (tile->title);
  g_free (tile->rule);
  g_free (tile->closed);
  g_free (tile);
}

static void
free_move (gpointer data)
{
  AdcGridMove *move = data;

  g_free (move->id);
  adc_text_unref (move->title);
  g_free (move->rule);
  g_free (move);
}

static void
free_mark (gpointer data)
{
  AdcGridMark *mark = data;

  g_free (mark->name);
  g_free (mark);
}

static void
adc_grid_finalize (GObject *object)
{
  AdcGrid *self = ADC_GRID (object);

  g_ptr_array_unref (self->tiles);
  g_ptr_array_unref (self->moves);
  g_ptr_array_unref (self->cases);
  g_ptr_array_unref (self->starts);
  g_free (self->rules.touching);
  g_free (self->rules.laying);
  g_free (self->rules.stuck);
  g_free (self->rules.spent);
  g_free (self->rules.square_rule);
  g_free (self->rules.square_note);
  g_free (self->rules.gap_rule);
  g_free (self->rules.gap_note);
  g_free (self->rules.linking);
  g_free (self->rules.linking_note);
  g_clear_pointer (&self->token, adc_text_unref);
  g_free (self->token_rule);
  G_OBJECT_CLASS (adc_grid_parent_class)->finalize (object);
}

static void
adc_grid_class_init (AdcGridClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_grid_finalize;
}

static void
adc_grid_init (AdcGrid *self)
{
  self->tiles = g_ptr_array_new_with_free_func (free_tile);
  self->moves = g_ptr_array_new_with_free_func (free_move);
  self->cases = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_grid_sketch_free);
  self->starts = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_grid_sketch_free);
}

GPtrArray *
adc_grid_get_tiles (AdcGrid *self)
{
  g_return_val_if_fail (ADC_IS_GRID (self), NULL);

  return self->tiles;
}

GPtrArray *
adc_grid_get_moves (AdcGrid *self)
{
  g_return_val_if_fail (ADC_IS_GRID (self), NULL);

  return self->moves;
}

GPtrArray *
adc_grid_get_cases (AdcGrid *self)
{
  g_return_val_if_fail (ADC_IS_GRID (self), NULL);

  return self->cases;
}

GPtrArray *
adc_grid_get_starts (AdcGrid *self)
{
  g_return_val_if_fail (ADC_IS_GRID (self), NULL);

  return self->starts;
}

const AdcGridRules *
adc_grid_get_rules (AdcGrid *self)
{
  g_return_val_if_fail (ADC_IS_GRID (self), NULL);

  return &self->rules;
}

const char *
adc_grid_get_token (AdcGrid *self)
{
  g_return_val_if_fail (ADC_IS_GRID (self), NULL);

  return self->token != NULL ? adc_text_get (self->token) : NULL;
}

const char *
adc_grid_get_token_rule (AdcGrid *self)
{
  g_return_val_if_fail (ADC_IS_GRID (self), NULL);

  return self->token_rule;
}

const AdcGridTile *
adc_grid_find_tile (AdcGrid *self, AdcGridKind kind)
{
  g_return_val_if_fail (ADC_IS_GRID (self), NULL);

  for (guint i = 0; i < self->tiles->len; i++)
    if (((const AdcGridTile *) self->tiles->pdata[i])->kind == kind)
      return self->tiles->pdata[i];

  return NULL;
}

static const AdcGridSketch *
find_sketch (GPtrArray *sketches, const char *id)
{
  for (guint i = 0; i < sketches->len; i++)
    if (g_strcmp0 (((const AdcGridSketch *) sketches->pdata[i])->id, id) == 0)
      return sketches->pdata[i];

  return NULL;
}

const AdcGridSketch *
adc_grid_find_sketch (AdcGrid *self, const char *id)
{
  const AdcGridSketch *found;

  g_return_val_if_fail (ADC_IS_GRID (self), NULL);

  found = find_sketch (self->cases, id);
  return found != NULL ? found : find_sketch (self->starts, id);
}

char *
adc_grid_dup_name (guint columns, guint cell)
{
  const guint column = columns > 0 ? cell % columns : 0;
  const guint row = columns > 0 ? cell / columns : 0;

  return column < 26 ? g_strdup_printf ("%c%u", 'A' + column, row + 1)
                     : g_strdup_printf ("A%c%u", 'A' + column - 26, row + 1);
}

guint
adc_grid_parse_name (const char *name, guint columns, guint rows)
{
  guint column, row;

  if (name == NULL || !g_ascii_isupper (name[0]))
    return ADC_GRID_NOWHERE;

  column = name[0] - 'A';
  name++;
  if (g_ascii_isupper (name[0])) {
    if (column != 0)
      return ADC_GRID_NOWHERE;
    column = 26 + name[0] - 'A';
    name++;
  }
  if (!g_ascii_isdigit (name[0]) || strlen (name) > 2 || (name[1] && !g_ascii_isdigit (name[1])))
    return ADC_GRID_NOWHERE;

  row = g_ascii_strtoull (name, NULL, 10);
  return column < columns && row > 0 && row <= rows ? (row - 1) * columns + column
                                                    : ADC_GRID_NOWHERE;
}

/* Tiles and moves both begin with their id. */
guint
adc_grid_find_id (GPtrArray *things, const char *id)
{
  G_STATIC_ASSERT (G_STRUCT_OFFSET (AdcGridTile, id) == G_STRUCT_OFFSET (AdcGridMove, id));

  for (guint i = 0; i < things->len; i++)
    if (g_strcmp0 (((const AdcGridTile *) things->pdata[i])->id, id) == 0)
      return i;

  return ADC_GRID_NOWHERE;
}

AdcGrid *
adc_grid_new (void)
{
  return g_object_new (ADC_TYPE_GRID, NULL);
}

AdcGridRules *
adc_grid_edit_rules (AdcGrid *self)
{
  g_return_val_if_fail (ADC_IS_GRID (self), NULL);

  return &self->rules;
}

void
adc_grid_set_token (AdcGrid *self, AdcText *title, const char *rule)
{
  g_return_if_fail (ADC_IS_GRID (self));
  g_return_if_fail (self->token == NULL);

  self->token = adc_text_ref (title);
  self->token_rule = g_strdup (rule);
}

gboolean
adc_grid_add_tile (AdcGrid *self, const AdcGridTile *tile)
{
  AdcGridTile *copy;

  g_return_val_if_fail (ADC_IS_GRID (self), FALSE);

  for (guint i = 0; i < self->tiles->len; i++) {
    const AdcGridTile *other = self->tiles->pdata[i];

    if (g_strcmp0 (other->id, tile->id) == 0 || other->sign == tile->sign)
      return FALSE;
  }

  copy = g_memdup2 (tile, sizeof (AdcGridTile));
  copy->id = g_strdup (tile->id);
  copy->title = adc_text_ref (tile->title);
  copy->rule = g_strdup (tile->rule);
  copy->closed = g_strdup (tile->closed);
  g_ptr_array_add (self->tiles, copy);
  return TRUE;
}

gboolean
adc_grid_add_move (AdcGrid *self, const AdcGridMove *move)
{
  AdcGridMove *copy;

  g_return_val_if_fail (ADC_IS_GRID (self), FALSE);

  if (self->moves->len == ADC_GRID_MAX_MOVES ||
      adc_grid_find_id (self->moves, move->id) != ADC_GRID_NOWHERE)
    return FALSE;

  copy = g_memdup2 (move, sizeof (AdcGridMove));
  copy->id = g_strdup (move->id);
  copy->title = adc_text_ref (move->title);
  copy->rule = g_strdup (move->rule);
  g_ptr_array_add (self->moves, copy);
  return TRUE;
}

/* Freed if it is not wanted. */
gboolean
adc_grid_take_sketch (AdcGrid *self, AdcGridSketch *sketch, gboolean is_case)
{
  g_return_val_if_fail (ADC_IS_GRID (self), FALSE);

  if (adc_grid_find_sketch (self, sketch->id) != NULL) {
    adc_grid_sketch_free (sketch);
    return FALSE;
  }

  g_ptr_array_add (is_case ? self->cases : self->starts, sketch);
  return TRUE;
}

AdcGridSketch *
adc_grid_sketch_new (const char *id, guint columns, guint rows)
{
  AdcGridSketch *self = g_new0 (AdcGridSketch, 1);

  self->id = g_strdup (id);
  self->columns = columns;
  self->rows = rows;
  self->signs = g_strnfill (columns * rows, '.');
  self->bases = g_array_new (FALSE, FALSE, sizeof (AdcGridBase));
  self->marks = g_ptr_array_new_with_free_func (free_mark);
  self->steps = g_array_new (FALSE, FALSE, sizeof (AdcGridStep));
  self->lay = self->explored = self->cursor = self->from = self->to = ADC_GRID_NOWHERE;
  self->player = 1;

  return self;
}

void
adc_grid_sketch_free (AdcGridSketch *self)
{
  g_free (self->id);
  g_clear_pointer (&self->title, adc_text_unref);
  g_clear_pointer (&self->summary, adc_text_unref);
  g_free (self->rule);
  g_free (self->signs);
  g_array_unref (self->bases);
  g_ptr_array_unref (self->marks);
  g_array_unref (self->steps);
  g_free (self);
}

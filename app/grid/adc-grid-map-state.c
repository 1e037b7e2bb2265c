/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-map-private.h"

#include <string.h>

guint
adc_grid_map_get_explored (AdcGridMap *self)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), ADC_GRID_NOWHERE);

  return self->explored;
}

gboolean
adc_grid_map_set_explored (AdcGridMap *self, guint cell)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);

  if (cell != ADC_GRID_NOWHERE && !adc_grid_map_is_room (self, cell))
    return FALSE;

  self->explored = cell;
  return TRUE;
}

guint
adc_grid_map_get_from (AdcGridMap *self)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), ADC_GRID_NOWHERE);

  return self->from;
}

static gboolean
set_end (AdcGridMap *self, guint *end, guint cell)
{
  const guint place = cell != ADC_GRID_NOWHERE ? adc_grid_map_get_place (self, cell) : cell;

  if (place == ADC_GRID_NOWHERE && cell != ADC_GRID_NOWHERE)
    return FALSE;

  *end = place;
  return TRUE;
}

gboolean
adc_grid_map_set_from (AdcGridMap *self, guint cell)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);

  return set_end (self, &self->from, cell);
}

guint
adc_grid_map_get_to (AdcGridMap *self)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), ADC_GRID_NOWHERE);

  return self->to;
}

gboolean
adc_grid_map_set_to (AdcGridMap *self, guint cell)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);

  return set_end (self, &self->to, cell);
}

guint
adc_grid_map_get_n_players (AdcGridMap *self)
{
  guint min, max;

  g_return_val_if_fail (ADC_IS_GRID_MAP (self), 0);

  adc_game_get_players (self->game, &min, &max);
  return max;
}

guint
adc_grid_map_get_player (AdcGridMap *self)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), 0);

  return self->player;
}

gboolean
adc_grid_map_set_player (AdcGridMap *self, guint player)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);

  if (player == 0 || player > adc_grid_map_get_n_players (self))
    return FALSE;

  self->player = player;
  return TRUE;
}

guint
adc_grid_map_get_budget (AdcGridMap *self, guint move)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), 0);
  g_return_val_if_fail (move < ADC_GRID_MAX_MOVES, 0);

  return self->budget[move];
}

gboolean
adc_grid_map_set_budget (AdcGridMap *self, guint move, guint count)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);

  if (move >= adc_grid_get_moves (self->grid)->len || count > ADC_GRID_MAX_BUDGET)
    return FALSE;

  self->budget[move] = count;
  return TRUE;
}

const char *
adc_grid_map_get_mark (AdcGridMap *self, guint cell)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), NULL);

  return cell < self->columns * self->rows ? self->cells[cell].mark : NULL;
}

const AdcGridSketch *
adc_grid_map_get_sketch (AdcGridMap *self)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), NULL);

  return self->sketch;
}

static const AdcGridTile *
find_sign (AdcGridMap *self, char sign)
{
  GPtrArray *tiles = adc_grid_get_tiles (self->grid);

  for (guint i = 0; i < tiles->len; i++) {
    const AdcGridTile *tile = tiles->pdata[i];

    if (tile->kind != ADC_GRID_BASE && tile->sign == g_ascii_toupper (sign))
      return tile;
  }

  return NULL;
}

static void
set_mark (AdcGridMap *self, guint cell, const char *name)
{
  if (cell >= self->columns * self->rows)
    return;

  g_free (self->cells[cell].mark);
  self->cells[cell].mark = g_strdup (name);
}

void
adc_grid_map_open (AdcGridMap *self, const AdcGridSketch *sketch)
{
  const guint n_cells = sketch->columns * sketch->rows;

  g_return_if_fail (ADC_IS_GRID_MAP (self));

  for (guint cell = 0; cell < self->columns * self->rows; cell++)
    g_free (self->cells[cell].mark);
  g_free (self->cells);
  self->columns = sketch->columns;
  self->rows = sketch->rows;
  self->cells = g_new0 (AdcGridCell, n_cells);
  g_array_set_size (self->bases, 0);
  for (guint cell = 0; cell < n_cells; cell++) {
    self->cells[cell].tile = find_sign (self, sketch->signs[cell]);
    adc_grid_map_set_token (self, cell, g_ascii_islower (sketch->signs[cell]));
  }
  for (guint i = 0; i < sketch->bases->len; i++)
    adc_grid_map_add_base (self, &g_array_index (sketch->bases, AdcGridBase, i));
  for (guint i = 0; i < sketch->marks->len; i++) {
    const AdcGridMark *mark = sketch->marks->pdata[i];

    set_mark (self, mark->cell, mark->name);
  }
  self->explored = self->from = self->to = ADC_GRID_NOWHERE;
  adc_grid_map_set_explored (self, sketch->explored);
  adc_grid_map_set_from (self, sketch->from);
  adc_grid_map_set_to (self, sketch->to);
  adc_grid_map_set_player (self, sketch->player);
  for (guint m = 0; m < adc_grid_get_moves (self->grid)->len; m++)
    adc_grid_map_set_budget (self, m, sketch->budget[m]);
  self->sketch = sketch;
}

void
adc_grid_map_close (AdcGridMap *self)
{
  g_return_if_fail (ADC_IS_GRID_MAP (self));

  for (guint cell = 0; cell < self->columns * self->rows; cell++)
    g_clear_pointer (&self->cells[cell].mark, g_free);
  self->sketch = NULL;
}

/* As in the game's own sketches: a sign for each cell. */
GVariant *
adc_grid_map_to_variant (AdcGridMap *self)
{
  GVariantBuilder bases, marks, budget;
  g_autoptr(GString) signs = g_string_new (NULL);

  g_return_val_if_fail (ADC_IS_GRID_MAP (self), NULL);

  g_variant_builder_init (&bases, G_VARIANT_TYPE ("a(uuuu)"));
  for (guint i = 0; i < self->bases->len; i++) {
    const AdcGridBase *base = &g_array_index (self->bases, AdcGridBase, i);

    g_variant_builder_add (&bases, "(uuuu)", base->cell, (guint) base->faces, base->owner,
                           base->exit);
  }
  g_variant_builder_init (&marks, G_VARIANT_TYPE ("a(us)"));
  for (guint cell = 0; cell < self->columns * self->rows; cell++) {
    const AdcGridCell *at = &self->cells[cell];

    g_string_append_c (signs, at->tile == NULL  ? '.'
                              : at->has_token   ? g_ascii_tolower (at->tile->sign)
                                                : at->tile->sign);
    if (at->mark != NULL)
      g_variant_builder_add (&marks, "(us)", cell, at->mark);
  }
  g_variant_builder_init (&budget, G_VARIANT_TYPE ("au"));
  for (guint m = 0; m < adc_grid_get_moves (self->grid)->len; m++)
    g_variant_builder_add (&budget, "u", self->budget[m]);

  return g_variant_new (ADC_GRID_MAP_VARIANT, self->columns, self->rows, signs->str, &bases, &marks,
                        self->explored, self->from, self->to, self->player, &budget,
                        self->sketch != NULL ? self->sketch->id : "");
}

static void
read_lists (AdcGridSketch *sketch, GVariantIter *bases, GVariantIter *marks, GVariantIter *budget)
{
  const char *name;
  guint cell, faces, owner, exit, count;

  while (g_variant_iter_next (bases, "(uuuu)", &cell, &faces, &owner, &exit)) {
    const AdcGridBase base = { cell, faces % 4, owner, exit };

    g_array_append_val (sketch->bases, base);
  }
  while (g_variant_iter_next (marks, "(u&s)", &cell, &name)) {
    AdcGridMark *mark = g_new0 (AdcGridMark, 1);

    mark->cell = cell;
    mark->name = g_strdup (name);
    g_ptr_array_add (sketch->marks, mark);
  }
  for (guint m = 0; m < ADC_GRID_MAX_MOVES && g_variant_iter_next (budget, "u", &count); m++)
    sketch->budget[m] = count;
}

/* What the game does not have any more, or no board can hold, is left out. */
gboolean
adc_grid_map_restore (AdcGridMap *self, GVariant *variant)
{
  g_autoptr(GVariantIter) bases = NULL;
  g_autoptr(GVariantIter) marks = NULL;
  g_autoptr(GVariantIter) budget = NULL;
  g_autoptr(AdcGridSketch) sketch = NULL;
  const char *signs, *id;
  guint columns, rows, explored, from, to, player;

  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);
  g_return_val_if_fail (g_variant_is_of_type (variant, G_VARIANT_TYPE (ADC_GRID_MAP_VARIANT)),
                        FALSE);

  g_variant_get (variant, "(uu&sa(uuuu)a(us)(uuu)uau&s)", &columns, &rows, &signs, &bases, &marks,
                 &explored, &from, &to, &player, &budget, &id);
  if (columns == 0 || rows == 0 || columns > ADC_GRID_MAX_SIDE || rows > ADC_GRID_MAX_SIDE ||
      strlen (signs) != columns * rows)
    return FALSE;

  sketch = adc_grid_sketch_new (id, columns, rows);
  memcpy (sketch->signs, signs, columns * rows);
  read_lists (sketch, bases, marks, budget);
  sketch->explored = explored;
  sketch->from = from;
  sketch->to = to;
  sketch->player = player;
  adc_grid_map_open (self, sketch);
  self->sketch = adc_grid_find_sketch (self->grid, id);
  if (self->sketch != NULL && (self->sketch->columns != columns || self->sketch->rows != rows))
    self->sketch = NULL;
  return TRUE;
}

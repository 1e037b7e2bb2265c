/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-base.h"
#include "adc-grid-map-private.h"

#define USUAL_SIDE 10

G_DEFINE_FINAL_TYPE (AdcGridMap, adc_grid_map, G_TYPE_OBJECT)

static const AdcGridTile *
get_base_tile (AdcGridMap *self)
{
  return adc_grid_find_tile (self->grid, ADC_GRID_BASE);
}

static void
free_cells (AdcGridMap *self)
{
  for (guint cell = 0; cell < self->columns * self->rows; cell++)
    g_free (self->cells[cell].mark);
  g_clear_pointer (&self->cells, g_free);
}

static void
adc_grid_map_finalize (GObject *object)
{
  AdcGridMap *self = ADC_GRID_MAP (object);

  free_cells (self);
  g_array_unref (self->bases);
  g_clear_object (&self->game);
  G_OBJECT_CLASS (adc_grid_map_parent_class)->finalize (object);
}

static void
adc_grid_map_class_init (AdcGridMapClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_grid_map_finalize;
}

static void
adc_grid_map_init (AdcGridMap *self)
{
  self->bases = g_array_new (FALSE, FALSE, sizeof (AdcGridBase));
  self->explored = self->from = self->to = ADC_GRID_NOWHERE;
  self->player = 1;
}

AdcGridMap *
adc_grid_map_new (AdcGame *game)
{
  AdcGridMap *self;
  GPtrArray *starts;

  g_return_val_if_fail (adc_game_get_grid (game) != NULL, NULL);

  self = g_object_new (ADC_TYPE_GRID_MAP, NULL);
  self->game = g_object_ref (game);
  self->grid = adc_game_get_grid (game);
  self->columns = self->rows = USUAL_SIDE;
  self->cells = g_new0 (AdcGridCell, USUAL_SIDE * USUAL_SIDE);
  starts = adc_grid_get_starts (self->grid);
  if (starts->len > 0)
    adc_grid_map_open (self, starts->pdata[0]);

  return self;
}

AdcGame *
adc_grid_map_get_game (AdcGridMap *self)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), NULL);

  return self->game;
}

AdcGrid *
adc_grid_map_get_grid (AdcGridMap *self)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), NULL);

  return self->grid;
}

guint
adc_grid_map_get_columns (AdcGridMap *self)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), 0);

  return self->columns;
}

guint
adc_grid_map_get_rows (AdcGridMap *self)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), 0);

  return self->rows;
}

guint
adc_grid_map_get_n_cells (AdcGridMap *self)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), 0);

  return self->columns * self->rows;
}

static gboolean
is_on_edge (AdcGridMap *self, guint cell, AdcGridSide side)
{
  const guint column = cell % self->columns, row = cell / self->columns;

  return (side == ADC_GRID_NORTH && row == 0) || (side == ADC_GRID_WEST && column == 0) ||
         (side == ADC_GRID_SOUTH && row == self->rows - 1) ||
         (side == ADC_GRID_EAST && column == self->columns - 1);
}

gboolean
adc_grid_map_can_grow (AdcGridMap *self, AdcGridSide side, gboolean shrinks)
{
  const gboolean is_row = side == ADC_GRID_NORTH || side == ADC_GRID_SOUTH;
  guint length;

  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);

  length = is_row ? self->rows : self->columns;
  if (!shrinks)
    return length < ADC_GRID_MAX_SIDE;

  for (guint cell = 0; cell < self->columns * self->rows; cell++)
    if (is_on_edge (self, cell, side) && adc_grid_map_get_tile (self, cell) != NULL)
      return FALSE;

  return length > 1;
}

/* Everything so far right and down, on a board of another size on which it all lies. */
static void
rearrange (AdcGridMap *self, guint columns, guint rows, int right, int down)
{
  guint * const kept[] = { &self->explored, &self->from, &self->to };
  AdcGridCell *cells = g_new0 (AdcGridCell, columns * rows);
  g_autofree guint *places = g_new0 (guint, self->columns * self->rows);

  for (guint cell = 0; cell < self->columns * self->rows; cell++) {
    const guint column = cell % self->columns + right, row = cell / self->columns + down;

    places[cell] = row * columns + column;
    if (column < columns && row < rows)
      cells[places[cell]] = self->cells[cell];
    else
      g_free (self->cells[cell].mark);
  }
  g_free (self->cells);
  self->cells = cells;
  for (guint i = 0; i < self->bases->len; i++) {
    AdcGridBase *base = &g_array_index (self->bases, AdcGridBase, i);

    base->cell = places[base->cell];
  }
  for (guint i = 0; i < G_N_ELEMENTS (kept); i++)
    if (*kept[i] != ADC_GRID_NOWHERE)
      *kept[i] = places[*kept[i]];
  self->columns = columns;
  self->rows = rows;
  self->sketch = NULL; /* its cells are others now */
}

static gboolean
change_size (AdcGridMap *self, AdcGridSide side, int step)
{
  const gboolean is_row = side == ADC_GRID_NORTH || side == ADC_GRID_SOUTH;

  if (!adc_grid_map_can_grow (self, side, step < 0))
    return FALSE;

  rearrange (self, self->columns + (is_row ? 0 : step), self->rows + (is_row ? step : 0),
             side == ADC_GRID_WEST ? step : 0, side == ADC_GRID_NORTH ? step : 0);
  return TRUE;
}

gboolean
adc_grid_map_grow (AdcGridMap *self, AdcGridSide side)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);

  return change_size (self, side, 1);
}

gboolean
adc_grid_map_shrink (AdcGridMap *self, AdcGridSide side)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);

  return change_size (self, side, -1);
}

const AdcGridBase *
adc_grid_map_get_base (AdcGridMap *self, guint cell)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), NULL);

  if (cell >= self->columns * self->rows)
    return NULL;
  for (guint i = 0; i < self->bases->len; i++) {
    const AdcGridBase *base = &g_array_index (self->bases, AdcGridBase, i);

    if (adc_grid_base_covers (base, get_base_tile (self), self->columns, cell))
      return base;
  }

  return NULL;
}

const AdcGridTile *
adc_grid_map_get_tile (AdcGridMap *self, guint cell)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), NULL);

  if (cell >= self->columns * self->rows)
    return NULL;
  if (self->cells[cell].tile != NULL)
    return self->cells[cell].tile;

  return adc_grid_map_get_base (self, cell) != NULL ? get_base_tile (self) : NULL;
}

GArray *
adc_grid_map_get_bases (AdcGridMap *self)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), NULL);

  return self->bases;
}

guint
adc_grid_map_get_place (AdcGridMap *self, guint cell)
{
  const AdcGridBase *base;

  g_return_val_if_fail (ADC_IS_GRID_MAP (self), ADC_GRID_NOWHERE);

  base = adc_grid_map_get_base (self, cell);
  if (base != NULL)
    return base->cell;

  return adc_grid_map_is_room (self, cell) ? cell : ADC_GRID_NOWHERE;
}

gboolean
adc_grid_map_is_room (AdcGridMap *self, guint cell)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);

  return cell < self->columns * self->rows && self->cells[cell].tile != NULL &&
         self->cells[cell].tile->kind != ADC_GRID_WALL;
}

gboolean
adc_grid_map_is_jump (AdcGridMap *self, guint cell)
{
  return adc_grid_map_is_room (self, cell) && self->cells[cell].tile->kind == ADC_GRID_JUMP;
}

gboolean
adc_grid_map_is_empty (AdcGridMap *self, guint cell)
{
  return cell < self->columns * self->rows && adc_grid_map_get_tile (self, cell) == NULL;
}

/* What is asked about places that are gone, or are other things now, is asked no more. */
static void
forget (AdcGridMap *self)
{
  if (!adc_grid_map_is_room (self, self->explored))
    self->explored = ADC_GRID_NOWHERE;
  if (adc_grid_map_get_place (self, self->from) != self->from)
    self->from = ADC_GRID_NOWHERE;
  if (adc_grid_map_get_place (self, self->to) != self->to)
    self->to = ADC_GRID_NOWHERE;
}

gboolean
adc_grid_map_set_tile (AdcGridMap *self, guint cell, const AdcGridTile *tile)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);
  g_return_val_if_fail (tile != NULL && tile->kind != ADC_GRID_BASE, FALSE);

  if (cell >= self->columns * self->rows || adc_grid_map_get_base (self, cell) != NULL)
    return FALSE;

  self->cells[cell].tile = tile;
  if (tile->kind == ADC_GRID_WALL)
    self->cells[cell].has_token = FALSE;
  forget (self);
  return TRUE;
}

gboolean
adc_grid_map_can_hold (AdcGridMap *self, const AdcGridBase *base, guint instead)
{
  const AdcGridTile *tile;

  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);

  tile = get_base_tile (self);
  if (tile == NULL || base->owner > adc_grid_map_get_n_players (self) ||
      !adc_grid_base_fits (base, tile, self->columns, self->rows))
    return FALSE;

  for (guint cell = 0; cell < self->columns * self->rows; cell++) {
    const AdcGridBase *other = adc_grid_map_get_base (self, cell);

    if (adc_grid_base_covers (base, tile, self->columns, cell) &&
        (self->cells[cell].tile != NULL || (other != NULL && other->cell != instead)))
      return FALSE;
  }

  return TRUE;
}

gboolean
adc_grid_map_add_base (AdcGridMap *self, const AdcGridBase *base)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);

  if (!adc_grid_map_can_hold (self, base, ADC_GRID_NOWHERE))
    return FALSE;

  g_array_append_val (self->bases, *base);
  return TRUE;
}

gboolean
adc_grid_map_change_base (AdcGridMap *self, guint cell, const AdcGridBase *base)
{
  const AdcGridBase *old;
  guint was;

  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);

  old = adc_grid_map_get_base (self, cell);
  if (old == NULL || !adc_grid_map_can_hold (self, base, old->cell))
    return FALSE;

  was = old->cell;
  *(AdcGridBase *) old = *base;
  if (self->from == was)
    self->from = base->cell;
  if (self->to == was)
    self->to = base->cell;
  return TRUE;
}

gboolean
adc_grid_map_remove (AdcGridMap *self, guint cell)
{
  const AdcGridBase *base;

  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);

  if (adc_grid_map_get_tile (self, cell) == NULL)
    return FALSE;

  base = adc_grid_map_get_base (self, cell);
  if (base != NULL)
    g_array_remove_index (self->bases, base - (const AdcGridBase *) self->bases->data);
  self->cells[cell].tile = NULL;
  self->cells[cell].has_token = FALSE;
  forget (self);
  return TRUE;
}

void
adc_grid_map_clear (AdcGridMap *self)
{
  g_autoptr(AdcGridSketch) empty = NULL;

  g_return_if_fail (ADC_IS_GRID_MAP (self));

  empty = adc_grid_sketch_new ("", self->columns, self->rows);
  empty->player = self->player;
  adc_grid_map_open (self, empty);
  self->sketch = NULL;
}

gboolean
adc_grid_map_has_token (AdcGridMap *self, guint cell)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);

  return cell < self->columns * self->rows && self->cells[cell].has_token;
}

gboolean
adc_grid_map_set_token (AdcGridMap *self, guint cell, gboolean has_token)
{
  g_return_val_if_fail (ADC_IS_GRID_MAP (self), FALSE);

  if (!adc_grid_map_is_room (self, cell) || adc_grid_get_token (self->grid) == NULL)
    return FALSE;

  self->cells[cell].has_token = has_token;
  return TRUE;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-grid-base.h"

void
adc_grid_base_get_size (const AdcGridBase *self, const AdcGridTile *tile, guint *width,
                        guint *height)
{
  const gboolean is_upright = self->faces == ADC_GRID_NORTH || self->faces == ADC_GRID_SOUTH;

  *width = is_upright ? tile->width : tile->depth;
  *height = is_upright ? tile->depth : tile->width;
}

gboolean
adc_grid_base_fits (const AdcGridBase *self, const AdcGridTile *tile, guint columns, guint rows)
{
  guint width, height;

  adc_grid_base_get_size (self, tile, &width, &height);
  return self->cell < columns * rows && self->cell % columns + width <= columns &&
         self->cell / columns + height <= rows && self->exit < adc_grid_tile_count_exits (tile);
}

gboolean
adc_grid_base_covers (const AdcGridBase *self, const AdcGridTile *tile, guint columns, guint cell)
{
  guint width, height;

  adc_grid_base_get_size (self, tile, &width, &height);
  /* What lies before wraps around and is too large. */
  return cell % columns - self->cell % columns < width &&
         cell / columns - self->cell / columns < height;
}

guint
adc_grid_base_get_exit (const AdcGridBase *self, const AdcGridTile *tile, guint columns, guint rows,
                        guint n)
{
  const guint x = self->cell % columns, y = self->cell / columns;
  guint width, height, column, row;

  adc_grid_base_get_size (self, tile, &width, &height);
  switch (self->faces) {
  case ADC_GRID_NORTH:
    column = x + self->exit + n;
    row = y - 1;
    break;
  case ADC_GRID_SOUTH:
    column = x + self->exit + n;
    row = y + height;
    break;
  case ADC_GRID_EAST:
    column = x + width;
    row = y + self->exit + n;
    break;
  case ADC_GRID_WEST:
  default:
    column = x - 1;
    row = y + self->exit + n;
    break;
  }

  return n < tile->exits && column < columns && row < rows ? row * columns + column
                                                           : ADC_GRID_NOWHERE;
}

guint
adc_grid_tile_count_exits (const AdcGridTile *tile)
{
  return tile->width - tile->exits + 1;
}

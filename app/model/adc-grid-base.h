/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-grid.h"

/* Where a base lies on a board: which cells it covers, and which ones before it it touches. */

void     adc_grid_base_get_size (const AdcGridBase *self, const AdcGridTile *tile, guint *width, guint *height);
gboolean adc_grid_base_fits     (const AdcGridBase *self, const AdcGridTile *tile, guint columns, guint rows);
gboolean adc_grid_base_covers   (const AdcGridBase *self, const AdcGridTile *tile, guint columns, guint cell);

/* The nth of the cells it touches; ADC_GRID_NOWHERE: beyond the edge of the board. */
guint    adc_grid_base_get_exit (const AdcGridBase *self, const AdcGridTile *tile, guint columns, guint rows, guint n);

/* How many ways there are to choose its exits along its front. */
guint    adc_grid_tile_count_exits (const AdcGridTile *tile);

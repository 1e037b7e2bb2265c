/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-grid-map.h"

typedef struct {
  const AdcGridTile *tile; /* NULL: nothing, or a base */
  gboolean           has_token;
  char              *mark; /* or NULL */
} AdcGridCell;

struct _AdcGridMap {
  GObject              parent_instance;
  AdcGame             *game;
  AdcGrid             *grid; /* the game's */
  guint                columns;
  guint                rows;
  AdcGridCell         *cells;
  GArray              *bases;
  guint                explored, from, to;
  guint                player;
  guint                budget[ADC_GRID_MAX_MOVES];
  const AdcGridSketch *sketch;
};

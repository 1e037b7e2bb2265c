/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-grid-line.h"
#include "adc-grid-map.h"

/* Whether a tile may be laid in an empty cell, and why. A room goes next to the one that is explored, or to any if none
 * is; a jump to any room. */

typedef struct {
  gboolean   is_allowed;
  gboolean   is_beside; /* it touches what it must: else it is no spot at all */
  GPtrArray *lines;     /* of AdcGridLine: each rule that was looked at */
  GArray    *square;    /* of guint: the tiles with which it would make a square; NULL: it would make none */
  GArray    *path;      /* as adc_grid_find_near_jump () gives it; NULL: there is none, or no rule */
} AdcGridSpot;

AdcGridSpot *adc_grid_spot_new  (AdcGridMap *map, guint cell, const AdcGridTile *tile,
                                 gboolean is_linking); /* NULL: the cell is taken, or such tiles have no rule */
void         adc_grid_spot_free (AdcGridSpot *self);

/* The tiles that would make a square with one in that cell, the first square found; NULL: none would. */
GArray      *adc_grid_find_square (AdcGridMap *map, guint cell);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcGridSpot, adc_grid_spot_free)

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-grid-line.h"
#include "adc-grid-map.h"

/* How a group of units gets from the start of a sketch to its goal. A move that reaches far needs no path, so the last
 * of them decides where one comes out: of each sort one is enough. */

typedef struct {
  GArray   *steps; /* of AdcGridStep */
  guint     count[ADC_GRID_MAX_MOVES];
  gboolean  is_affordable; /* with what the player has of each */
} AdcGridWay;

/* The shortest way on foot, then with one of each of the other moves that the player has, if that leaves fewer steps on
 * foot. Empty: there is none. */
GPtrArray *adc_grid_list_ways (AdcGridMap *map); /* of AdcGridWay; NULL: no start, or no goal */

/* For each cell, with how many moves in all the player is there, with what he has; ADC_GRID_NOWHERE: not at all. NULL:
 * there is no start. */
guint     *adc_grid_reach     (AdcGridMap *map);

/* Where a move leads from a place. */
gboolean   adc_grid_can_move  (AdcGridMap *map, const AdcGridMove *move, guint player, guint from, guint to);

/* Of AdcGridLine: each step in words. */
GPtrArray *adc_grid_way_list_lines (const AdcGridWay *self, AdcGridMap *map);
char      *adc_grid_way_dup_cost   (const AdcGridWay *self, AdcGridMap *map); /* “MOVE 3, TELEPORT 1” */

void       adc_grid_way_free  (AdcGridWay *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcGridWay, adc_grid_way_free)

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-grid-map.h"

/* What touches what on a sketch. Lists are of guint: cells. */

guint   adc_grid_get_beside     (AdcGridMap *map, guint cell, AdcGridSide side); /* NOWHERE: the edge of the board */

/* The rooms on the four sides of a cell, whatever is in it. */
GArray *adc_grid_list_beside    (AdcGridMap *map, guint cell);

/* The base with an exit there: a player's, or with 0 anybody's. */
const AdcGridBase *adc_grid_find_exit (AdcGridMap *map, guint cell, guint player); /* or NULL */

/* Where a player goes from a place in one step: rooms on its sides or before its exits, his own base, and from a jump
 * the other jumps. Nobody enters a base of another's. */
GArray *adc_grid_list_touching  (AdcGridMap *map, guint place, guint player);

/* The way from a cell, be it empty, to the jump that is nearest, room by room and never by the links between jumps: the
 * rooms between them, then the jump. NULL: there is none, or no way to it. */
GArray *adc_grid_find_near_jump (AdcGridMap *map, guint cell);

/* Lists of places that one can reach from one another, jumps included, the largest first. Bases belong to no one
 * else: they link nothing. */
GPtrArray *adc_grid_list_groups (AdcGridMap *map);

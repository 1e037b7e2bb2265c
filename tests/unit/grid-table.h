/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-grid-map.h"

/* Sketches of the game of tiles that ships. */

typedef struct {
  const char *path;
  void      (*run) (void);
} GridTest;

int                grid_table_run  (int argc, char **argv, const GridTest *tests, guint n_tests);
AdcGame           *grid_table_get_game (void);
const AdcGridTile *grid_table_get_tile (const char *id);

/* Rows of signs, with "/" between them: R is a room, T a jump, X a wall, a small letter has a token. */
AdcGridMap        *grid_table_draw (const char *rows);
guint              grid_table_find (AdcGridMap *map, const char *name); /* a cell, which must be there */
char              *grid_table_join (AdcGridMap *map, GArray *cells);    /* their names, with spaces between */

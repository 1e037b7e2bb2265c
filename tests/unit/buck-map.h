/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"

/* The game of the tests that walk its map. */

typedef struct {
  const char *path;
  void      (*run) (void);
} BuckTest;

/* What a program's main does: loads the games, in English, and runs all its tests. */
int      buck_map_run      (int argc, char **argv, const BuckTest *tests, guint n_tests);
AdcGame *buck_map_get_game (void);
AdcMap  *buck_map_get      (void);
AdcZone *buck_map_get_zone (const char *id); /* which must exist */

/* The ids with spaces between, in the order they have. */
char    *buck_map_join     (GPtrArray *entries);
/* The ids in the order of the alphabet. */
char    *buck_map_sort     (const char *ids);

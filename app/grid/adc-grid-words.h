/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-grid-map.h"

/* How cells and what lies in them are called. */

char *adc_grid_dup_cell       (AdcGridMap *map, guint cell);     /* “C4”, with what the example calls it: “C4 (A)” */
char *adc_grid_dup_cells      (AdcGridMap *map, GArray *cells);  /* of guint: “C4, C5, D5” */
char *adc_grid_dup_player     (guint player);                    /* “Player 1”; 0: nobody's */
char *adc_grid_dup_place      (AdcGridMap *map, guint cell);     /* “C4, Teleporter”, “Biodome of Player 1” */
char *adc_grid_describe_cell  (AdcGridMap *map, guint cell);     /* all that is there, in one sentence */

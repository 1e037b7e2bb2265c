/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-driver.h"
#include "adc-map-view.h"

/* The map of the real application, as a test drives it. The game is Buck Rogers, in English. */

extern AdcApplication *map_application;

typedef struct {
  const char *path;
  void      (*function) (void);
} MapTest;

int         map_run           (int argc, char *argv[], const MapTest *tests, guint n_tests);

void        map_open          (const char *place); /* in the game: "map", "zone/deimos" */
AdcMapView *map_get_view      (void);
AdcMapPlan *map_get_plan      (void);
AdcMap     *map_get_map       (void);
AdcZone    *map_get_zone      (const char *id);
gpointer    map_get_child     (const char *name); /* of the view's template */
gpointer    map_get_part      (const char *panel, const char *name); /* of a panel's */

const char *map_get_shown     (void); /* the id of the zone that is looked at, or NULL */
void        map_set_turn      (guint turn); /* with the spin button */
void        map_type          (gpointer entry, const char *text); /* and Enter, in an AdcZoneEntry */
void        map_press         (guint key); /* on the chart */
char       *map_dup_text      (gpointer widget); /* what is on screen below it, with “ | ” between */

/* The titles of the zones one can go to from a widget, with “, ” between. */
char       *map_dup_zones     (gpointer widget);
void        map_assert_text   (gpointer widget, const char *part); /* is to be read there */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-map.h"

/* Where the orbits of a map lie when they are drawn as rings in a given room: the zones of an outer ring stand before
 * the inner one they touch, and counter-clockwise is counter-clockwise. Angles are in radians, from the right. */

typedef struct {
  AdcMap *map;     /* the caller's */
  double  x;       /* the middle */
  double  y;
  double  gap;     /* from ring to ring */
  double  sun;     /* radius of what is in the middle */
  double  dot;     /* of a zone */
  double *offsets; /* the angle where zone 0 of each orbit begins */
} AdcOrbitShape;

void             adc_orbit_shape_init       (AdcOrbitShape *self, AdcMap *map, double width, double height,
                                             double margin);
void             adc_orbit_shape_clear      (AdcOrbitShape *self);
double           adc_orbit_shape_get_radius (const AdcOrbitShape *self, guint orbit); /* of a ring, by position */
double           adc_orbit_shape_get_angle  (const AdcOrbitShape *self, guint orbit, double index);
graphene_point_t adc_orbit_shape_place      (const AdcOrbitShape *self, guint orbit, double index);

/* FALSE: the zone lies on no ring. */
gboolean         adc_orbit_shape_find_zone  (const AdcOrbitShape *self, AdcZone *zone, graphene_point_t *place);
double           adc_orbit_shape_get_disc   (const AdcOrbitShape *self, const AdcBody *body); /* its radius */

/* The zone whose place is nearest, or NULL when none is near. */
AdcZone         *adc_orbit_shape_pick       (const AdcOrbitShape *self, double x, double y);

/* The position of an orbit in its map; -1: there is none of that id. */
int              adc_orbit_shape_find_orbit (AdcMap *map, const char *id);

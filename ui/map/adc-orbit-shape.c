/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-orbit-shape.h"

#include <math.h>

#define SUN 0.5        /* of the gap between two rings */
#define DOT 0.14
#define MIN_DOT 2.4    /* pixels */
#define MAX_DOT 6.5
#define DISC 0.36      /* of the gap: a body of many zones */
#define MIN_DISC 6.5   /* pixels */
#define MAX_DISC 17
#define SMALLEST 0.65  /* of that: a body of hardly any */
#define MANY 8
#define NEAR 0.6       /* of the gap: how far off one may point */

int
adc_orbit_shape_find_orbit (AdcMap *map, const char *id)
{
  GPtrArray *orbits = adc_map_get_orbits (map);

  for (guint i = 0; i < orbits->len; i++) {
    const AdcOrbit *orbit = orbits->pdata[i];

    if (g_strcmp0 (orbit->id, id) == 0)
      return (int) i;
  }

  return -1;
}

static double
get_step (const AdcOrbit *orbit)
{
  return 2 * G_PI / MAX (orbit->zones->len, 1);
}

/* The sector of an inner zone is that of the outer ones that touch it. */
static void
find_offsets (AdcOrbitShape *self)
{
  GPtrArray *orbits = adc_map_get_orbits (self->map);

  self->offsets = g_new0 (double, MAX (orbits->len, 1));
  for (guint i = 0; i < orbits->len; i++) {
    const AdcOrbit *orbit = orbits->pdata[i];
    const int inner = adc_orbit_shape_find_orbit (self->map, orbit->inner);

    if (inner >= 0 && inner < (int) i)
      self->offsets[i] = self->offsets[inner] - orbit->first * get_step (orbit);
  }
}

void
adc_orbit_shape_init (AdcOrbitShape *self, AdcMap *map, double width, double height, double margin)
{
  const double radius = MAX (MIN (width, height) / 2 - margin, 1);
  const guint n_orbits = MAX (adc_map_get_orbits (map)->len, 1);

  self->map = map;
  self->x = width / 2;
  self->y = height / 2;
  self->gap = radius / (n_orbits + SUN);
  self->sun = self->gap * SUN;
  self->dot = CLAMP (self->gap * DOT, MIN_DOT, MAX_DOT);
  find_offsets (self);
}

void
adc_orbit_shape_clear (AdcOrbitShape *self)
{
  g_clear_pointer (&self->offsets, g_free);
  self->map = NULL;
}

double
adc_orbit_shape_get_radius (const AdcOrbitShape *self, guint orbit)
{
  return self->sun + self->gap * (orbit + 1);
}

double
adc_orbit_shape_get_angle (const AdcOrbitShape *self, guint orbit, double index)
{
  const AdcOrbit *ring = adc_map_get_orbits (self->map)->pdata[orbit];

  return self->offsets[orbit] + (index + 0.5) * get_step (ring);
}

graphene_point_t
adc_orbit_shape_place (const AdcOrbitShape *self, guint orbit, double index)
{
  const double angle = adc_orbit_shape_get_angle (self, orbit, index);
  const double radius = adc_orbit_shape_get_radius (self, orbit);

  return GRAPHENE_POINT_INIT (self->x + radius * cos (angle), self->y - radius * sin (angle));
}

gboolean
adc_orbit_shape_find_zone (const AdcOrbitShape *self, AdcZone *zone, graphene_point_t *place)
{
  const char *id = adc_zone_get_orbit (zone);
  const int orbit = id != NULL ? adc_orbit_shape_find_orbit (self->map, id) : -1;

  if (orbit < 0)
    return FALSE;

  *place = adc_orbit_shape_place (self, orbit, adc_zone_get_index (zone));
  return TRUE;
}

double
adc_orbit_shape_get_disc (const AdcOrbitShape *self, const AdcBody *body)
{
  const double share = SMALLEST + (1 - SMALLEST) * MIN (body->zones->len, MANY) / MANY;

  return CLAMP (self->gap * DISC, MIN_DISC, MAX_DISC) * share;
}

AdcZone *
adc_orbit_shape_pick (const AdcOrbitShape *self, double x, double y)
{
  GPtrArray *orbits = adc_map_get_orbits (self->map);
  double nearest = self->gap * NEAR;
  AdcZone *found = NULL;

  for (guint i = 0; i < orbits->len; i++) {
    const AdcOrbit *orbit = orbits->pdata[i];

    for (guint j = 0; j < orbit->zones->len; j++) {
      const graphene_point_t place = adc_orbit_shape_place (self, i, j);
      const double distance = hypot (place.x - x, place.y - y);

      if (distance < nearest) {
        nearest = distance;
        found = orbit->zones->pdata[j];
      }
    }
  }

  return found;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-text.h"
#include "adc-voyage.h"
#include "adc-zone.h"

/* The map of a game: zones, the orbits whose zones lie in a ring around the middle, and the bodies that move along
 * them, one zone counter-clockwise at the start of each turn. Turn 0 is the set-up. Once loaded it never changes, so
 * any thread may read it. */

typedef struct {
  char      *id;
  AdcText   *title;
  char      *colour;    /* "#rrggbb" */
  gboolean   is_linked; /* whether its zones touch one another along it */
  GPtrArray *zones;     /* of AdcZone, counter-clockwise */
  char      *inner;     /* the id of the next orbit towards the middle, or NULL */
  guint      first;     /* the zone of this orbit that is the first to touch zone 0 of the inner one */
} AdcOrbit;

typedef struct {
  char      *id;
  AdcText   *title;
  char      *colour;
  char      *orbit;  /* or NULL: it goes where another body goes */
  char      *around; /* that other body, or NULL */
  guint      start;  /* the index of its zone at the set-up */
  AdcZone   *gate;   /* touches the space zone where the body is; NULL for a body around another */
  GPtrArray *zones;  /* of AdcZone: its ground, then its orbits, in the order of the data */
} AdcBody;

/* What a piece can take along: so many of one unit, or so many of another, never both. */
typedef struct {
  char  *carrier; /* id of a unit */
  char  *load;    /* id of a unit */
  guint  count;
} AdcCapacity;

#define ADC_TYPE_MAP (adc_map_get_type ())
G_DECLARE_FINAL_TYPE (AdcMap, adc_map, ADC, MAP, GObject)

const char *adc_map_get_title      (AdcMap *self);
GListModel *adc_map_get_zones      (AdcMap *self); /* of AdcZone: ground and orbits, then space from the middle out */
AdcZone    *adc_map_find_zone      (AdcMap *self, const char *id); /* or NULL */
GPtrArray  *adc_map_get_orbits     (AdcMap *self); /* of AdcOrbit, from the middle out */
GPtrArray  *adc_map_get_bodies     (AdcMap *self); /* of AdcBody */
AdcBody    *adc_map_find_body      (AdcMap *self, const char *id); /* or NULL */
GPtrArray  *adc_map_get_capacities (AdcMap *self); /* of AdcCapacity */
GPtrArray  *adc_map_get_voyages    (AdcMap *self); /* of AdcVoyage: examples */

const char *adc_orbit_get_title    (const AdcOrbit *self);
const char *adc_body_get_title     (const AdcBody *self);

AdcZone    *adc_map_locate         (AdcMap *self, const AdcBody *body, guint turn); /* the space zone it is on */
GPtrArray  *adc_map_list_bodies_at (AdcMap *self, AdcZone *zone, guint turn);       /* of AdcBody */
GPtrArray  *adc_map_list_touching  (AdcMap *self, AdcZone *zone, guint turn);       /* of AdcZone, in that turn */
guint       adc_map_get_year       (AdcMap *self, const AdcBody *body); /* turns until it is back at its start */

/* The zones whose name or id the text means: an exact one alone, else those that begin like it, else those with it
 * inside; accents and case do not matter. */
GPtrArray  *adc_map_match          (AdcMap *self, const char *text);

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
  AdcOrbit  *path;   /* along which it moves: its own orbit, or that of the body it goes around */
} AdcBody;

/* What a piece can take along: so many of one unit, or so many of another, never both. */
typedef struct {
  char  *carrier; /* id of a unit */
  char  *load;    /* id of a unit */
  guint  count;
  char  *rule;    /* id of the entry that says so, or NULL */
} AdcCapacity;

/* The entries that say how pieces move: what is on the ground, what flies, and where a ship appears that leaves a
 * body. Each may be NULL. */
typedef struct {
  char *ground;
  char *flight;
  char *gate;
} AdcMapRules;

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
const AdcMapRules *adc_map_get_rules (AdcMap *self);
guint       adc_map_get_position   (AdcMap *self, AdcZone *zone); /* among its zones; G_MAXUINT: not one of them */

const char *adc_orbit_get_title    (const AdcOrbit *self);
const char *adc_body_get_title     (const AdcBody *self);

AdcZone    *adc_map_locate         (AdcMap *self, const AdcBody *body, guint turn); /* the space zone it is on */
GPtrArray  *adc_map_list_bodies_at (AdcMap *self, AdcZone *zone, guint turn);       /* of AdcBody */
GPtrArray  *adc_map_get_neighbours (AdcMap *self, AdcZone *zone);                   /* of AdcZone, whatever the turn */
GPtrArray  *adc_map_list_touching  (AdcMap *self, AdcZone *zone, guint turn);       /* of AdcZone, in that turn */
guint       adc_map_get_year       (AdcMap *self, const AdcBody *body); /* turns until it is back at its start */

/* The zones whose name or id the text means: an exact one alone, else those that begin like it, else those with it
 * inside; accents and case do not matter. */
GPtrArray  *adc_map_match          (AdcMap *self, const char *text); /* of AdcZone, in the order of the map */

/* For the loader, before the map is shared. Adding a zone, an orbit or a body gives FALSE or NULL, and adds
 * nothing, when the id is taken. */
AdcMap     *adc_map_new            (AdcText *title);
void        adc_map_set_rules      (AdcMap *self, const char *ground, const char *flight, const char *gate);
gboolean    adc_map_add_zone       (AdcMap *self, AdcZone *zone);
AdcOrbit   *adc_map_add_orbit      (AdcMap *self, const char *id, AdcText *title, const char *colour);
AdcBody    *adc_map_add_body       (AdcMap *self, const char *id, AdcText *title, const char *colour);
AdcOrbit   *adc_map_find_orbit     (AdcMap *self, const char *id); /* or NULL */
void        adc_map_add_capacity   (AdcMap *self, const char *carrier, const char *load, guint count, const char *rule);
void        adc_map_take_voyage    (AdcMap *self, AdcVoyage *voyage);
void        adc_map_connect        (AdcMap *self); /* once everything is in it: what touches what */

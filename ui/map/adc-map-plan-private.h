/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-map-plan.h"

/* Between adc-map-plan.c (turn, zone, journey) and adc-map-plan-voyage.c (the example, and what is drawn). */

struct _AdcMapPlan {
  GObject          parent_instance;
  GSettings       *settings;
  AdcGame         *game;
  AdcMap          *map; /* the game's */
  guint            turn;
  AdcZone         *zone; /* this one, and the next two: the map's, or NULL */
  AdcZone         *from;
  AdcZone         *to;
  GListStore      *units;
  AdcPiece        *unit;
  const AdcVoyage *voyage; /* the map's */
  guint            n_lines;

  /* Worked out when it is asked for, and forgotten when something it depends on changes. */
  AdcJourney      *journeys[ADC_MAP_LATER];
  gboolean         are_journeys_known;
  GHashTable      *reach;
  GPtrArray       *lines;
  GArray          *route;
};

void             adc_map_plan_announce    (AdcMapPlan *self, AdcMapAspects aspects); /* keeps it, and tells of it */
const AdcVoyage *adc_map_plan_find_voyage (AdcMapPlan *self, const char *id); /* or NULL */
void             adc_map_plan_read_lines  (AdcMapPlan *self); /* of the voyage, if there is one */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-journey.h"
#include "adc-map.h"

/* What the map view says of zones, turns and journeys, and what it asks of a map to say it. */

char          *adc_map_format_turn     (guint turn); /* “Turn 3”, or “Set-up” */
char          *adc_map_format_length   (const AdcJourney *journey); /* “1 turn, 3 zones” */
char          *adc_map_format_place    (AdcMap *map, AdcZone *zone); /* “Near Orbit · Mars” */

/* “Mars Orbit 10, Mars is here, touches …”: all there is to know of a zone in a turn, in one sentence. */
char          *adc_map_describe_zone   (AdcMap *map, AdcZone *zone, guint turn);

/* The body that goes along an orbit: itself, or the one it goes around. NULL for a zone in space. */
const AdcBody *adc_map_get_root        (AdcMap *map, const AdcBody *body);
const AdcBody *adc_map_get_root_of     (AdcMap *map, AdcZone *zone);

/* The zone that is looked at when a body is chosen: the one through which it is entered. */
AdcZone       *adc_map_get_entrance    (const AdcBody *body); /* or NULL: it has no zones */

/* Asks the window to show a zone. */
void           adc_map_open_zone       (gpointer widget, AdcGame *game, AdcZone *zone);

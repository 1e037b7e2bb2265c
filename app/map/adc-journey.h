/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-map.h"

/* The quickest way from one zone of a map to another for a piece that moves a number of zones each turn, while the
 * bodies move too: the fewest turns, and among those the fewest zones. It never changes once made. */

typedef struct {
  guint    turn;
  guint    move;  /* which of the moves of that turn, from 1; 0: where it stands when the journey begins */
  AdcZone *zone;
} AdcLeg;

typedef struct {
  GArray *legs;    /* of AdcLeg; the first is where it starts */
  guint   n_turns; /* turns in which it moves or waits: 1 when it arrives in the turn it leaves; 0: already there */
  guint   n_moves; /* zones entered */
} AdcJourney;

/* NULL: there is no way, or none within a hundred turns. */
AdcJourney *adc_journey_find (AdcMap *map, AdcZone *from, AdcZone *to, guint turn, guint n_moves, AdcRealm realms);
void        adc_journey_free (AdcJourney *self);

/* How many moves each zone is away in this one turn, by zone (AdcZone → GUINT_TO_POINTER (moves)); what cannot be
 * reached is not in it. */
GHashTable *adc_journey_reach (AdcMap *map, AdcZone *from, guint turn, guint n_moves, AdcRealm realms);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcJourney, adc_journey_free)

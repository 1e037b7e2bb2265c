/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-journey.h"
#include "adc-map.h"
#include "adc-piece.h"
#include "adc-voyage-check.h"

/* What the parts of the map view share: the turn that is shown, the zone that is looked at, the journey that is asked
 * for, or an example of a voyage. All of it is kept in the settings for each game.
 *
 * Signal "changed" (aspects): once, after each change. */

typedef enum {
  ADC_MAP_ASPECT_TURN   = 1 << 0,
  ADC_MAP_ASPECT_ZONE   = 1 << 1,
  ADC_MAP_ASPECT_TRIP   = 1 << 2, /* where from, where to, with what */
  ADC_MAP_ASPECT_VOYAGE = 1 << 3,
  ADC_MAP_ASPECT_ALL    = 0xf,
} AdcMapAspects;

#define ADC_MAP_MAX_TURN 99
#define ADC_MAP_LATER 4 /* for how many turns of departure a journey is worked out, the one shown included */

#define ADC_TYPE_MAP_PLAN (adc_map_plan_get_type ())
G_DECLARE_FINAL_TYPE (AdcMapPlan, adc_map_plan, ADC, MAP_PLAN, GObject)

AdcMapPlan      *adc_map_plan_new             (GSettings *settings);
void             adc_map_plan_set_game        (AdcMapPlan *self, AdcGame *game); /* one that has a map */
AdcGame         *adc_map_plan_get_game        (AdcMapPlan *self); /* NULL before one was set */
AdcMap          *adc_map_plan_get_map         (AdcMapPlan *self); /* NULL before */

void             adc_map_plan_set_turn        (AdcMapPlan *self, guint turn);
guint            adc_map_plan_get_turn        (AdcMapPlan *self);
void             adc_map_plan_set_zone        (AdcMapPlan *self, AdcZone *zone);
AdcZone         *adc_map_plan_get_zone        (AdcMapPlan *self); /* or NULL */

/* Either is taken away with NULL; both leave the voyage that is shown. */
void             adc_map_plan_set_from        (AdcMapPlan *self, AdcZone *zone);
void             adc_map_plan_set_to          (AdcMapPlan *self, AdcZone *zone);
void             adc_map_plan_swap            (AdcMapPlan *self);
AdcZone         *adc_map_plan_get_from        (AdcMapPlan *self);
AdcZone         *adc_map_plan_get_to          (AdcMapPlan *self);
GListModel      *adc_map_plan_get_units       (AdcMapPlan *self); /* of AdcPiece: those that move */
void             adc_map_plan_set_unit        (AdcMapPlan *self, AdcPiece *unit);
AdcPiece        *adc_map_plan_get_unit        (AdcMapPlan *self); /* or NULL */
guint            adc_map_plan_get_n_moves     (AdcMapPlan *self);

/* The journey when it begins so many turns after the one that is shown; NULL: there is no way, or no question. */
const AdcJourney *adc_map_plan_get_journey    (AdcMapPlan *self, guint later);
GHashTable      *adc_map_plan_get_reach       (AdcMapPlan *self); /* of where it begins; or NULL */

/* An example and how many of its lines are shown, all of them at first. NULL leaves it. */
void             adc_map_plan_set_voyage      (AdcMapPlan *self, const AdcVoyage *voyage);
const AdcVoyage *adc_map_plan_get_voyage      (AdcMapPlan *self);
GPtrArray       *adc_map_plan_get_lines       (AdcMapPlan *self); /* of AdcVoyageLine, or NULL */
void             adc_map_plan_set_n_lines     (AdcMapPlan *self, guint n_lines);
guint            adc_map_plan_get_n_lines     (AdcMapPlan *self);

/* What is to be drawn, of the voyage or else of the journey: AdcLeg, the first is where it begins. May be empty. */
GArray          *adc_map_plan_get_route       (AdcMapPlan *self);

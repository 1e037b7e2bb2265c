/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deployment.h"

/* Between adc-deployment.c (what the plan is), adc-deployment-check.c (what is wrong with it) and
 * adc-deployment-fill.c (what can be done about it). */

typedef struct {
  AdcZone  *zone;     /* of the map */
  gboolean  is_dealt;
  guint    *counts;   /* by army, then by unit */
} AdcPlace;

struct _AdcDeployment {
  GObject               parent_instance;
  AdcGame              *game;
  AdcMuster            *muster;     /* of the game */
  const AdcMusterTable *table;      /* of the muster */
  guint                 max_armies; /* of any table */
  GPtrArray            *units;      /* ids: those of the army, then the game's others */
  GPtrArray            *places;     /* of AdcPlace */
};

AdcPlace   *adc_deployment_find_place  (AdcDeployment *self, const char *zone); /* or NULL */
guint      *adc_deployment_at          (AdcDeployment *self, AdcPlace *place, guint army, guint unit); /* army from 0 */
guint       adc_deployment_get_start   (AdcDeployment *self, guint unit); /* how many an army begins with */
guint       adc_deployment_count_army  (AdcDeployment *self, AdcPlace *place, guint army);
guint       adc_deployment_count_place (AdcDeployment *self, AdcPlace *place);
guint       adc_deployment_count_unit  (AdcDeployment *self, guint army, guint unit); /* in all zones */
guint       adc_deployment_army_size   (AdcDeployment *self);
guint       adc_deployment_army_left   (AdcDeployment *self, guint army);
guint       adc_deployment_zone_room   (AdcDeployment *self); /* pieces a zone takes in whole batches; ADC_NO_LIMIT: any */

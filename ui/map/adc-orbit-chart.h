/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-map-plan.h"

/* The map as rings around the middle, with the bodies where they are in the turn that is shown. It has one focus and
 * a cursor, which is the zone that the plan looks at: arrows go along a ring and from ring to ring, and what is there
 * is the name a screen reader says. */

#define ADC_TYPE_ORBIT_CHART (adc_orbit_chart_get_type ())
G_DECLARE_FINAL_TYPE (AdcOrbitChart, adc_orbit_chart, ADC, ORBIT_CHART, GtkWidget)

void     adc_orbit_chart_set_plan   (AdcOrbitChart *self, AdcMapPlan *plan);
AdcZone *adc_orbit_chart_get_cursor (AdcOrbitChart *self); /* the zone of a ring that the keyboard is at; or NULL */

/* Where something is drawn, in the chart; FALSE: it is not. */
gboolean adc_orbit_chart_find_zone  (AdcOrbitChart *self, AdcZone *zone, graphene_point_t *place);
gboolean adc_orbit_chart_find_body  (AdcOrbitChart *self, const AdcBody *body, graphene_point_t *place);

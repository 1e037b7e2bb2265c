/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-map-plan.h"

/* The zones of the body that is looked at, and of those that go around it: its ground inside its near orbit, both
 * inside the far one. Shows nothing while no body is looked at. */

#define ADC_TYPE_BODY_CHART (adc_body_chart_get_type ())
G_DECLARE_FINAL_TYPE (AdcBodyChart, adc_body_chart, ADC, BODY_CHART, AdwBin)

void           adc_body_chart_set_plan (AdcBodyChart *self, AdcMapPlan *plan);
const AdcBody *adc_body_chart_get_body (AdcBodyChart *self); /* the one on an orbit; or NULL */

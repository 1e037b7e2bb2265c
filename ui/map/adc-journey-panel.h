/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-map-plan.h"

/* How far is it? From a zone to another, for a unit, in the turn that is shown and when the bodies have moved on. */

#define ADC_TYPE_JOURNEY_PANEL (adc_journey_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcJourneyPanel, adc_journey_panel, ADC, JOURNEY_PANEL, AdwBin)

void adc_journey_panel_set_plan (AdcJourneyPanel *self, AdcMapPlan *plan);

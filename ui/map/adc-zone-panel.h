/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-map-plan.h"

/* What is known of the zone that is looked at: what it is, what it touches in the turn that is shown, its text, the
 * rulings about it, and the way to ask for a journey from it or to it. */

#define ADC_TYPE_ZONE_PANEL (adc_zone_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcZonePanel, adc_zone_panel, ADC, ZONE_PANEL, AdwBin)

void adc_zone_panel_set_plan (AdcZonePanel *self, AdcMapPlan *plan);

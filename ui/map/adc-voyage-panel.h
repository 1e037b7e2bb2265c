/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-map-plan.h"

/* An example of a voyage, step by step: what is done, whether it may be, and the rule that says so. The line that is
 * chosen is the last one that is drawn on the map. Shows nothing while there is no example. */

#define ADC_TYPE_VOYAGE_PANEL (adc_voyage_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcVoyagePanel, adc_voyage_panel, ADC, VOYAGE_PANEL, AdwBin)

void adc_voyage_panel_set_plan (AdcVoyagePanel *self, AdcMapPlan *plan);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-map-plan.h"

/* The map of a game, turn by turn: what is where, what touches what, how far it is. Only for games that have one. */

#define ADC_TYPE_MAP_VIEW (adc_map_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcMapView, adc_map_view, ADC, MAP_VIEW, AdwBin)

GtkWidget  *adc_map_view_new      (void);
AdcMapPlan *adc_map_view_get_plan (AdcMapView *self);

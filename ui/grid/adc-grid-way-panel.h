/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-grid-desk.h"

/* Who goes from where to where, with how many moves of each sort; and how, step by step. */

#define ADC_TYPE_GRID_WAY_PANEL (adc_grid_way_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcGridWayPanel, adc_grid_way_panel, ADC, GRID_WAY_PANEL, GtkBox)

void adc_grid_way_panel_set_desk (AdcGridWayPanel *self, AdcGridDesk *desk); /* once */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-grid-desk.h"

/* The example that is open: what it is about, and its steps, judged. Hidden when none is. */

#define ADC_TYPE_GRID_CASE_PANEL (adc_grid_case_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcGridCasePanel, adc_grid_case_panel, ADC, GRID_CASE_PANEL, GtkBox)

void adc_grid_case_panel_set_desk (AdcGridCasePanel *self, AdcGridDesk *desk); /* once */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-grid-desk.h"

/* The sketch as a whole: what is wrong with it, how many places are left; and how large the board is. */

#define ADC_TYPE_GRID_SURVEY_PANEL (adc_grid_survey_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcGridSurveyPanel, adc_grid_survey_panel, ADC, GRID_SURVEY_PANEL, GtkBox)

void adc_grid_survey_panel_set_desk (AdcGridSurveyPanel *self, AdcGridDesk *desk); /* once */

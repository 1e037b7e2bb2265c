/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-board.h"

/* Which cards of a known hand serve best where: the best ways to lay them, each with what it is worth and a button that
 * lays them like that. */

#define ADC_TYPE_STAR_PLAN_PANEL (adc_star_plan_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarPlanPanel, adc_star_plan_panel, ADC, STAR_PLAN_PANEL, AdwBin)

GtkWidget *adc_star_plan_panel_new (AdcBoard *board);

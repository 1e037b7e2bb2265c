/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-completions.h"
#include "adc-setup-plan.h"

/* How a game is set up: what the players choose, what is wrong with that, everything they take out of the box, and how
 * it lies on the table. */

#define ADC_TYPE_SETUP_VIEW (adc_setup_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcSetupView, adc_setup_view, ADC, SETUP_VIEW, AdwBin)

void          adc_setup_view_set_completions (AdcSetupView *self, AdcCompletions *completions);
AdcSetupPlan *adc_setup_view_get_plan        (AdcSetupView *self);
gboolean      adc_setup_view_open_case       (AdcSetupView *self, const char *id); /* FALSE: there is no such example */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-setup-list.h"

/* What is wrong with the choices, with the rule that says so and a button that mends it. */

#define ADC_TYPE_SETUP_VERDICT (adc_setup_verdict_get_type ())
G_DECLARE_FINAL_TYPE (AdcSetupVerdict, adc_setup_verdict, ADC, SETUP_VERDICT, GtkBox)

void adc_setup_verdict_update (AdcSetupVerdict *self, AdcSetupPlan *plan, const AdcSetupList *list);

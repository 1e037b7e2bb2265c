/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-muster-session.h"

/* Whether the rules allow a deployment: what is still to be placed, and everything that is wrong, each with the rule
 * that says so and a button that puts it right where there is a way. */

#define ADC_TYPE_DEPLOYMENT_VERDICT (adc_deployment_verdict_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeploymentVerdict, adc_deployment_verdict, ADC, DEPLOYMENT_VERDICT, GtkBox)

GtkWidget *adc_deployment_verdict_new    (void);
void       adc_deployment_verdict_update (AdcDeploymentVerdict *self, AdcMusterSession *session);

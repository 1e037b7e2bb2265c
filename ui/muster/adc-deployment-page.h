/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-muster-session.h"

/* What each player takes, and a plan of where it is put down. */

#define ADC_TYPE_DEPLOYMENT_PAGE (adc_deployment_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeploymentPage, adc_deployment_page, ADC, DEPLOYMENT_PAGE, AdwBin)

void adc_deployment_page_set_session (AdcDeploymentPage *self, AdcMusterSession *session);

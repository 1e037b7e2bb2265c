/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-application.h"

/* The values the user typed in: to take back, to export and to import. */

#define ADC_TYPE_VALUES_PAGE (adc_values_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcValuesPage, adc_values_page, ADC, VALUES_PAGE, AdwPreferencesPage)

void adc_values_page_set_application (AdcValuesPage *self, AdcApplication *application);

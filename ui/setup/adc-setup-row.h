/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-setup-list.h"

/* One thing that is taken out of the box: how many, a box to tick once it lies there, and, opened, why so many. A
 * number that nobody has established is typed in there. */

#define ADC_TYPE_SETUP_ROW (adc_setup_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcSetupRow, adc_setup_row, ADC, SETUP_ROW, AdwExpanderRow)

GtkWidget  *adc_setup_row_new           (AdcSetupPlan *plan);
void        adc_setup_row_update        (AdcSetupRow *self, const AdcSetupLine *line);
const char *adc_setup_row_get_component (AdcSetupRow *self); /* its id; NULL before it was updated */

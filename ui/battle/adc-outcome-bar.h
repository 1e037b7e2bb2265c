/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-forecast.h"

/* Who wins how often, as one bar and its legend; below it the bar of another forecast to compare
 * with, and how many points lie between them. */

#define ADC_TYPE_OUTCOME_BAR (adc_outcome_bar_get_type ())
G_DECLARE_FINAL_TYPE (AdcOutcomeBar, adc_outcome_bar, ADC, OUTCOME_BAR, AdwBin)

GtkWidget  *adc_outcome_bar_new           (void);
void        adc_outcome_bar_set_forecasts (AdcOutcomeBar *self, AdcForecast *forecast,
                                           AdcForecast *other); /* each may be NULL */
const char *adc_outcome_bar_get_text      (AdcOutcomeBar *self); /* what a screen reader says */

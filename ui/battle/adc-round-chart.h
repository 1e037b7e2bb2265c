/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-forecast.h"

/* In which round a battle will probably end, and for whom: a bar for each round, divided like the
 * AdcOutcomeBar of the same forecast. */

#define ADC_TYPE_ROUND_CHART (adc_round_chart_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoundChart, adc_round_chart, ADC, ROUND_CHART, AdwBin)

GtkWidget  *adc_round_chart_new          (void);
void        adc_round_chart_set_forecast (AdcRoundChart *self, AdcForecast *forecast); /* or NULL */
const char *adc_round_chart_get_text     (AdcRoundChart *self); /* what a screen reader says */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-army.h"

/* The same chart of two armies: between the bars of the one and of the other, what they count. */

#define ADC_TYPE_VERSUS_CHART (adc_versus_chart_get_type ())
G_DECLARE_FINAL_TYPE (AdcVersusChart, adc_versus_chart, ADC, VERSUS_CHART, AdwBin)

GtkWidget  *adc_versus_chart_new      (const AdcArmyChart *first_chart, AdcFaction *first,
                                       const AdcArmyChart *second_chart, AdcFaction *second);
const char *adc_versus_chart_get_text (AdcVersusChart *self); /* what a screen reader says */

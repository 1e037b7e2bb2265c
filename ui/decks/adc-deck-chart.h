/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-army.h"

/* How many cards of a deck are of each sort: a bar for each, and words for a screen reader. */

#define ADC_TYPE_DECK_CHART (adc_deck_chart_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckChart, adc_deck_chart, ADC, DECK_CHART, AdwBin)

GtkWidget  *adc_deck_chart_new      (const AdcArmyChart *chart, const GdkRGBA *colour);
const char *adc_deck_chart_get_text (AdcDeckChart *self); /* what a screen reader says */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-tech-chain.h"

/* A tree of things to build: in columns, with lines from each thing to what needs it, where there is room for them;
 * else one below the other, further in the more they need. The arrows go along the lines, Tab goes on. It emits "ask"
 * with the position of the node somebody wants to know the needs of. */

#define ADC_TYPE_TECH_CHART (adc_tech_chart_get_type ())
G_DECLARE_FINAL_TYPE (AdcTechChart, adc_tech_chart, ADC, TECH_CHART, GtkWidget)

void       adc_tech_chart_set_tree     (AdcTechChart *self, AdcTechTree *tree); /* or NULL */
void       adc_tech_chart_set_chain    (AdcTechChart *self, AdcTechChain *chain); /* or NULL */
gboolean   adc_tech_chart_is_in_columns (AdcTechChart *self);
GtkWidget *adc_tech_chart_get_card     (AdcTechChart *self, guint node);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-setup-fit.h"

/* What lies on the table, drawn to scale. What it shows is told to a screen reader as well. */

#define ADC_TYPE_TABLE_CHART (adc_table_chart_get_type ())
G_DECLARE_FINAL_TYPE (AdcTableChart, adc_table_chart, ADC, TABLE_CHART, GtkWidget)

GtkWidget *adc_table_chart_new    (void);
void       adc_table_chart_update (AdcTableChart *self, AdcSetupPlan *plan, const AdcSetupLayout *layout);

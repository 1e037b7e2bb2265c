/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Bars side by side, each of one or more parts on top of one another, its chance above it and what
 * it stands for below. What does not fit is left out: the chances lose their decimals and then go,
 * some labels are skipped. Its look is in the style sheet: the parts are nodes “bar” of the classes
 * “part-1” to “part-8”. It says nothing to a screen reader: whoever shows it does. */

#define ADC_TYPE_BAR_CHART (adc_bar_chart_get_type ())
G_DECLARE_FINAL_TYPE (AdcBarChart, adc_bar_chart, ADC, BAR_CHART, GtkWidget)

#define ADC_N_PARTS 8 /* that differ to the eye; further ones look like the last */

GtkWidget *adc_bar_chart_new      (void);
void       adc_bar_chart_set_tiny (AdcBarChart *self, gboolean tiny); /* low, and without chances */

/* As many bars as there are labels; the chances of the parts of each bar, bar by bar. A tip is what
 * the pointer tells over the bar. */
void       adc_bar_chart_set_bars (AdcBarChart *self, const char * const *labels,
                                   const char * const *tips, guint n_parts, const double *chances);

/* The class of a part, counted from 0. */
const char *adc_bar_chart_get_part_class (guint part);

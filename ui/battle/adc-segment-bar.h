/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A whole divided into its parts, from left to right, each with its percentage in it when there is
 * room. The parts are nodes “segment” with the classes of AdcBarChart. It says nothing to a screen
 * reader: whoever shows it does. */

#define ADC_TYPE_SEGMENT_BAR (adc_segment_bar_get_type ())
G_DECLARE_FINAL_TYPE (AdcSegmentBar, adc_segment_bar, ADC, SEGMENT_BAR, GtkWidget)

GtkWidget *adc_segment_bar_new         (void);
void       adc_segment_bar_set_chances (AdcSegmentBar *self, const double *chances,
                                        guint n_chances);

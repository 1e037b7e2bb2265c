/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A number as a bar that grows from one edge, with its figure at the end. It says nothing to a screen reader: whoever
 * shows it does. */

#define ADC_TYPE_COUNT_BAR (adc_count_bar_get_type ())
G_DECLARE_FINAL_TYPE (AdcCountBar, adc_count_bar, ADC, COUNT_BAR, GtkWidget)

/* The edge it grows from, the number and the one that would fill it. */
GtkWidget *adc_count_bar_new (GtkPositionType edge, guint count, guint max, const GdkRGBA *colour);

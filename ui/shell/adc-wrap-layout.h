/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Children beside one another like words in a paragraph: what does not fit goes to the next line.
 * What is left of a line goes to its children that expand, or to the one that has it to itself. */

#define ADC_TYPE_WRAP_LAYOUT (adc_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (AdcWrapLayout, adc_wrap_layout, ADC, WRAP_LAYOUT, GtkLayoutManager)

GtkLayoutManager *adc_wrap_layout_new (int spacing);

/* A GtkBox that has one. As a property of g_object_new () it would be referred to twice, and never freed. */
gpointer          adc_wrap_box_new    (int spacing);
gpointer          adc_box_take_layout (gpointer box, GtkLayoutManager *layout); /* gives the box */

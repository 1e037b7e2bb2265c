/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* The card a table lies on. A table whose words do not fit beside one another scrolls sideways in
 * it rather than widen the window. (A scrolled window alone would not ask how high the table is at
 * the width it gets.) */

#define ADC_TYPE_TABLE_FRAME (adc_table_frame_get_type ())
G_DECLARE_FINAL_TYPE (AdcTableFrame, adc_table_frame, ADC, TABLE_FRAME, GtkWidget)

GtkWidget *adc_table_frame_new (GtkWidget *table);

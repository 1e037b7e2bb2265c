/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Points as a bar in the colour of an army: those that are there stay plain, those that change are
 * hatched, the rest up to the most there can be is an empty track. It says nothing to a screen
 * reader: whoever shows it does. */

#define ADC_TYPE_HEX_POINTS_BAR (adc_hex_points_bar_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexPointsBar, adc_hex_points_bar, ADC, HEX_POINTS_BAR, GtkWidget)

GtkWidget *adc_hex_points_bar_new        (void);
void       adc_hex_points_bar_set_points (AdcHexPointsBar *self, guint plain, guint hatched,
                                          guint most);
void       adc_hex_points_bar_set_colour (AdcHexPointsBar *self,
                                          const char *colour); /* "#rrggbb", or NULL */

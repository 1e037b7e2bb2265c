/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A map and what is said about it, inside a scrolled window. Where there is room they are side by side, and the map
 * stays where it is while the rest scrolls; else the rest is below the map. The map is the first child. */

#define ADC_TYPE_MAP_PAGE (adc_map_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcMapPage, adc_map_page, ADC, MAP_PAGE, GtkWidget)

void     adc_map_page_set_adjustment (AdcMapPage *self, GtkAdjustment *adjustment); /* the vertical one */
gboolean adc_map_page_is_wide        (AdcMapPage *self);

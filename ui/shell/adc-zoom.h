/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* The size of the text one reads, from the settings: "large enough to read across a table". Widgets of the style class
 * "zoomable" follow it. */

#define ADC_TYPE_ZOOM (adc_zoom_get_type ())
G_DECLARE_FINAL_TYPE (AdcZoom, adc_zoom, ADC, ZOOM, GObject)

AdcZoom *adc_zoom_new  (GSettings *settings);

/* Changes the setting by so many steps; 0 goes back to 100 %. */
void     adc_zoom_step (GSettings *settings, int steps);

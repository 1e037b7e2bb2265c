/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-scene.h"

#include <gtk/gtk.h>

/* One side beside the line: whose it is, the forces that are not in the line, and the button that
 * adds one. */

#define ADC_TYPE_ARES_TRAY (adc_ares_tray_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresTray, adc_ares_tray, ADC, ARES_TRAY, GtkWidget)

GtkWidget  *adc_ares_tray_new            (AdcAresSide side);
AdcAresSide adc_ares_tray_get_side       (AdcAresTray *self);
GtkWidget  *adc_ares_tray_get_add_button (AdcAresTray *self); /* activates "line.add-to" */

/* Appends the cells of the forces it holds to the array, which borrows them. */
void        adc_ares_tray_set_scene      (AdcAresTray *self, AdcAresScene *scene, GPtrArray *cells);

/* Whether a force could be dropped here, and whether it is about to be. */
void        adc_ares_tray_light_up       (AdcAresTray *self, gboolean is_open, gboolean is_aim);

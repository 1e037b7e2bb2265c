/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-map-plan.h"

/* A zone one can go to: a button with its name, and with what it is to the plan: looked at, next to what is looked at,
 * within reach this turn, on the way. */

#define ADC_TYPE_ZONE_BUTTON (adc_zone_button_get_type ())
G_DECLARE_FINAL_TYPE (AdcZoneButton, adc_zone_button, ADC, ZONE_BUTTON, GtkWidget)

GtkWidget *adc_zone_button_new      (AdcMapPlan *plan, AdcZone *zone);
AdcZone   *adc_zone_button_get_zone (AdcZoneButton *self);
void       adc_zone_button_update   (AdcZoneButton *self); /* after the plan changed */

/* Zones like words in a paragraph. */
GtkWidget *adc_zone_button_new_flow (AdcMapPlan *plan, GPtrArray *zones);

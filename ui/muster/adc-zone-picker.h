/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-map.h"

/* A zone on the ground, by typing: what is typed may mean shows below as buttons, and Enter takes the first. It emits
 * "picked" with the zone's id. */

#define ADC_TYPE_ZONE_PICKER (adc_zone_picker_get_type ())
G_DECLARE_FINAL_TYPE (AdcZonePicker, adc_zone_picker, ADC, ZONE_PICKER, AdwBin)

/* Leaves out the zones it is asked not to offer. */
typedef gboolean (*AdcZoneFilter) (const char *zone, gpointer user_data);

GtkWidget *adc_zone_picker_new        (const char *label);
void       adc_zone_picker_set_map    (AdcZonePicker *self, AdcMap *map); /* or NULL */
void       adc_zone_picker_set_filter (AdcZonePicker *self, AdcZoneFilter filter, gpointer user_data);

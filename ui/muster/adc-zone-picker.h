/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-map.h"
#include "adc-name-picker.h"

/* A zone on the ground, by typing. */

#define ADC_TYPE_ZONE_PICKER (adc_zone_picker_get_type ())
G_DECLARE_FINAL_TYPE (AdcZonePicker, adc_zone_picker, ADC, ZONE_PICKER, AdcNamePicker)

/* Leaves out the zones it is asked not to offer. */
typedef gboolean (*AdcZoneFilter) (const char *zone, gpointer user_data);

GtkWidget *adc_zone_picker_new        (const char *label);
void       adc_zone_picker_set_map    (AdcZonePicker *self, AdcMap *map); /* or NULL */
void       adc_zone_picker_set_filter (AdcZonePicker *self, AdcZoneFilter filter, gpointer user_data);

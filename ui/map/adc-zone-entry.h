/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-map.h"

/* A field where the name of a zone is typed: those that are meant are listed below it, Enter takes the one that is
 * lit, which is the first until the arrows go elsewhere. What names no zone is not taken.
 *
 * Signal "picked" (zone, or NULL when the field was emptied): by the user. */

#define ADC_TYPE_ZONE_ENTRY (adc_zone_entry_get_type ())
G_DECLARE_FINAL_TYPE (AdcZoneEntry, adc_zone_entry, ADC, ZONE_ENTRY, AdwBin)

GtkWidget *adc_zone_entry_new      (void);
void       adc_zone_entry_set_map  (AdcZoneEntry *self, AdcMap *map);
void       adc_zone_entry_set_zone (AdcZoneEntry *self, AdcZone *zone); /* or NULL; written in the field */
AdcZone   *adc_zone_entry_get_zone (AdcZoneEntry *self);

/* What a screen reader calls it, and what the field says while it is empty. */
void       adc_zone_entry_set_name (AdcZoneEntry *self, const char *name, const char *hint);
GtkEntry  *adc_zone_entry_get_entry (AdcZoneEntry *self);

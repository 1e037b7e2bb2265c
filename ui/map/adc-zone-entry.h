/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-map.h"
#include "adc-name-entry.h"

/* A field where the name of a zone is typed. */

#define ADC_TYPE_ZONE_ENTRY (adc_zone_entry_get_type ())
G_DECLARE_FINAL_TYPE (AdcZoneEntry, adc_zone_entry, ADC, ZONE_ENTRY, AdcNameEntry)

void adc_zone_entry_set_map (AdcZoneEntry *self, AdcMap *map);

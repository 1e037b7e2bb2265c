/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-entry.h"

/* Buttons that open entries, set like words under a heading and sorted by kind. */

#define ADC_TYPE_ENTRY_LINKS (adc_entry_links_get_type ())
G_DECLARE_FINAL_TYPE (AdcEntryLinks, adc_entry_links, ADC, ENTRY_LINKS, AdwBin)

/* Of AdcEntry; hidden when there is none. */
void adc_entry_links_set_entries (AdcEntryLinks *self, GPtrArray *entries);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-hex-table.h"

/* The battle beside its board. Before it: what it would cost if it began now, and who would act
 * when. Resolved: its phases one by one, what happens in each, what players decide, and what is
 * left. */

#define ADC_TYPE_HEX_TIMELINE_PANEL (adc_hex_timeline_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexTimelinePanel, adc_hex_timeline_panel, ADC, HEX_TIMELINE_PANEL, AdwBin)

GtkWidget *adc_hex_timeline_panel_new (AdcHexTable *table);

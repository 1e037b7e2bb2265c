/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-setup-fit.h"

/* How the table is laid out, drawn to scale, and whether that fits the table the players have. */

#define ADC_TYPE_TABLE_PANEL (adc_table_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcTablePanel, adc_table_panel, ADC, TABLE_PANEL, GtkBox)

void adc_table_panel_update (AdcTablePanel *self, AdcSetupPlan *plan);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-treasury-session.h"

/* What can still be bought: a button for each, that adds one. */

#define ADC_TYPE_MORE_PANEL (adc_more_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcMorePanel, adc_more_panel, ADC, MORE_PANEL, GtkBox)

void adc_more_panel_update (AdcMorePanel *self, AdcSession *session);

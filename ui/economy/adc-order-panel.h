/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-treasury-session.h"

/* The order: which one, whether it is a special one, and what is bought with it. */

#define ADC_TYPE_ORDER_PANEL (adc_order_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcOrderPanel, adc_order_panel, ADC, ORDER_PANEL, GtkBox)

void adc_order_panel_set_session (AdcOrderPanel *self, AdcSession *session);
void adc_order_panel_update      (AdcOrderPanel *self);

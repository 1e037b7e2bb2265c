/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-bill.h"
#include "adc-treasury-session.h"

/* What a player has: workers, places to put them, and what other things ask for. */

#define ADC_TYPE_HOLDINGS_PANEL (adc_holdings_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcHoldingsPanel, adc_holdings_panel, ADC, HOLDINGS_PANEL, GtkBox)

void adc_holdings_panel_set_session (AdcHoldingsPanel *self, AdcSession *session);
void adc_holdings_panel_update      (AdcHoldingsPanel *self, const AdcBill *bill);

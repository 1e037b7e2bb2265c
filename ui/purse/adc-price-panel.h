/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-wallet.h"

/* What can be added to what is to be paid: known prices, and costs of the player's own. */

#define ADC_TYPE_PRICE_PANEL (adc_price_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcPricePanel, adc_price_panel, ADC, PRICE_PANEL, GtkBox)

void adc_price_panel_set_wallet (AdcPricePanel *self, AdcWallet *wallet);
void adc_price_panel_update     (AdcPricePanel *self);

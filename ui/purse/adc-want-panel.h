/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-wallet.h"

/* What is to be paid, and the wildcards that are to be left. */

#define ADC_TYPE_WANT_PANEL (adc_want_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcWantPanel, adc_want_panel, ADC, WANT_PANEL, GtkBox)

void adc_want_panel_set_wallet (AdcWantPanel *self, AdcWallet *wallet);
void adc_want_panel_update     (AdcWantPanel *self);

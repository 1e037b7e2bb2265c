/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-wallet.h"

/* What is in the purse, kind by kind, and what a player can turn it into. */

#define ADC_TYPE_HAVE_PANEL (adc_have_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcHavePanel, adc_have_panel, ADC, HAVE_PANEL, GtkBox)

void adc_have_panel_set_wallet (AdcHavePanel *self, AdcWallet *wallet);
void adc_have_panel_update     (AdcHavePanel *self);

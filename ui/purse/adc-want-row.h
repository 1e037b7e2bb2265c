/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-wallet.h"

/* One thing to pay: what it costs, how often, and a field for the cost where nobody knows it. */

#define ADC_TYPE_WANT_ROW (adc_want_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcWantRow, adc_want_row, ADC, WANT_ROW, GtkBox)

GtkWidget *adc_want_row_new    (AdcWallet *wallet, guint position);
gboolean   adc_want_row_fits   (AdcWantRow *self); /* whether it is still about the line at its position */
void       adc_want_row_update (AdcWantRow *self);

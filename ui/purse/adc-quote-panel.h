/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-quote.h"

/* The answer: whether it can be paid, how, what is left, and how else. Its buttons pay. */

#define ADC_TYPE_QUOTE_PANEL (adc_quote_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcQuotePanel, adc_quote_panel, ADC, QUOTE_PANEL, GtkBox)

void        adc_quote_panel_update      (AdcQuotePanel *self, AdcWallet *wallet);
AdcVerdict  adc_quote_panel_get_verdict (AdcQuotePanel *self);
void        adc_quote_panel_pay         (AdcQuotePanel *self); /* the best way, if there is one */
const char *adc_quote_panel_get_icon    (AdcVerdict verdict);

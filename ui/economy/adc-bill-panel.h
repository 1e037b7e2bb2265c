/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-bill.h"
#include "adc-completions.h"
#include "adc-treasury-session.h"

/* Whether the order can be paid and how: what it costs, what is wrong and which rule says so, who is put where, and
 * what is left. What nobody knows can be typed in, and what is asked for ticked. */

#define ADC_TYPE_BILL_PANEL (adc_bill_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcBillPanel, adc_bill_panel, ADC, BILL_PANEL, GtkBox)

void adc_bill_panel_set_completions (AdcBillPanel *self, AdcCompletions *completions);
void adc_bill_panel_update          (AdcBillPanel *self, AdcSession *session, const AdcBill *bill);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-bill.h"
#include "adc-treasury-session.h"

/* One place where workers can be put: how many there is room for, who is there already, and who pays there now. */

#define ADC_TYPE_HOLDING_CARD (adc_holding_card_get_type ())
G_DECLARE_FINAL_TYPE (AdcHoldingCard, adc_holding_card, ADC, HOLDING_CARD, GtkBox)

GtkWidget *adc_holding_card_new    (AdcSession *session, guint position);
void       adc_holding_card_update (AdcHoldingCard *self, const AdcBill *bill);

/* Whether it still shows what is at its position. */
gboolean   adc_holding_card_fits   (AdcHoldingCard *self);

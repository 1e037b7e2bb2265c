/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-treasury-session.h"

/* One thing that is bought, what one of it costs, and how many. */

#define ADC_TYPE_PURCHASE_ROW (adc_purchase_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcPurchaseRow, adc_purchase_row, ADC, PURCHASE_ROW, GtkBox)

GtkWidget *adc_purchase_row_new       (AdcSession *session, AdcPiece *piece);
AdcPiece  *adc_purchase_row_get_piece (AdcPurchaseRow *self);
void       adc_purchase_row_update    (AdcPurchaseRow *self);

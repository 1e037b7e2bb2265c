/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-muster-session.h"

/* Everything a maker can be told in a turn; what is forbidden says why. Choosing is a step of the session; then it
 * emits "ordered". */

#define ADC_TYPE_ORDER_LIST (adc_order_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcOrderList, adc_order_list, ADC, ORDER_LIST, GtkBox)

GtkWidget *adc_order_list_new (AdcMusterSession *session, const char *maker, guint turn);

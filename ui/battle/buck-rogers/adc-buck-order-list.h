/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-buck-scene.h"

/* What a side aims at first, next, and last: a list to be put in order by buttons, by Alt and the
 * arrows, or by dragging. "reordered" is emitted with the ids of the units, a space between two. */

#define ADC_TYPE_BUCK_ORDER_LIST (adc_buck_order_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcBuckOrderList, adc_buck_order_list, ADC, BUCK_ORDER_LIST, GtkWidget)

/* Only what can be met in such a battle; the order may be NULL: the most valuable first. */
void adc_buck_order_list_show (AdcBuckOrderList *self, AdcBuckScene *scene, const char *order);

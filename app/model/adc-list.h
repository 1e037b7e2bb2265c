/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* A list of objects that only grows. Unlike a GListStore, which remembers where it was last asked, any number of threads
 * may read it at once, as long as none changes it. */

#define ADC_TYPE_LIST (adc_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcList, adc_list, ADC, LIST, GObject)

AdcList *adc_list_new    (GType item_type);
void     adc_list_append (AdcList *self, gpointer item);

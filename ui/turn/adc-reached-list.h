/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-tally.h"

/* What the counters mean where they stand: who has won or lost, what happens now, each with its rule. Out of sight while
 * they mean nothing. */

#define ADC_TYPE_REACHED_LIST (adc_reached_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcReachedList, adc_reached_list, ADC, REACHED_LIST, GtkBox)

void adc_reached_list_update (AdcReachedList *self, AdcTally *tally);

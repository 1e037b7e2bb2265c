/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-tally.h"

/* What the counters of a card mean where they stand: who has won or lost, what happens now, each with its rule. It is
 * below them, where it moves no button from under a finger, and out of sight while they mean nothing. */

#define ADC_TYPE_REACHED_LIST (adc_reached_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcReachedList, adc_reached_list, ADC, REACHED_LIST, GtkBox)

#define ADC_REACHED_TABLE (-1) /* what is nobody’s own */
#define ADC_REACHED_TEAMS (-2)

GtkWidget *adc_reached_list_new    (int player); /* or one of these */
void       adc_reached_list_update (AdcReachedList *self, AdcTally *tally);

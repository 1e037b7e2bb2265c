/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-deck-compare.h"

/* A card of which two decks have different numbers; or the heading over several. */

#define ADC_TYPE_DIFFERENCE_ROW (adc_difference_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcDifferenceRow, adc_difference_row, ADC, DIFFERENCE_ROW, GtkBox)

GtkWidget *adc_difference_row_new  (void);

/* The titles of the decks are for a screen reader, whose words are given to whoever shows the row. */
char      *adc_difference_row_show (AdcDifferenceRow *self, const AdcDeckDifference *difference, const char *first,
                                    const char *second);
void       adc_difference_row_show_heading (AdcDifferenceRow *self, const char *title);

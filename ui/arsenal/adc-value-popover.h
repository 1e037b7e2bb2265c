/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-completions.h"
#include "adc-value-cell.h"

/* Where a value of a table is filled in, on the spot. It emits "completed" with the piece, the id of the stat and the
 * user's previous text, or NULL, after a value was saved or taken back. Its parent must outlive it. */

#define ADC_TYPE_VALUE_POPOVER (adc_value_popover_get_type ())
G_DECLARE_FINAL_TYPE (AdcValuePopover, adc_value_popover, ADC, VALUE_POPOVER, GtkPopover)

GtkWidget *adc_value_popover_new  (void);
void       adc_value_popover_open (AdcValuePopover *self, AdcValueCell *cell, AdcCompletions *completions);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-entry.h"

/* What a linked word means, said on the spot, with the way to the full entry. A link inside it
 * takes its place; the way back is then at its top. */

#define ADC_TYPE_TERM_POPOVER (adc_term_popover_get_type ())
G_DECLARE_FINAL_TYPE (AdcTermPopover, adc_term_popover, ADC, TERM_POPOVER, GtkPopover)

/* Opens one at an area of the label, or changes the one the label is in. It goes away by itself. */
void adc_term_popover_show (GtkWidget *label, const GdkRectangle *area, AdcEntry *entry);

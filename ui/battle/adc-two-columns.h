/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Children below one another. Where there is room for it, those with the style class “aside” leave the column for one
 * of their own beside it, so that what they say is seen together with what it is about. Tab goes through them in the
 * order they are in, wherever they stand. */

#define ADC_TYPE_TWO_COLUMNS (adc_two_columns_get_type ())
G_DECLARE_FINAL_TYPE (AdcTwoColumns, adc_two_columns, ADC, TWO_COLUMNS, GtkWidget)

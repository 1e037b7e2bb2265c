/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Prints a text whose columns are aligned with spaces: its title above it on every page, the number of the page
 * below. */

#define ADC_TYPE_TEXT_PRINTER (adc_text_printer_get_type ())
G_DECLARE_FINAL_TYPE (AdcTextPrinter, adc_text_printer, ADC, TEXT_PRINTER, GtkPrintOperation)

GtkPrintOperation *adc_text_printer_new (const char *title, const char *text);

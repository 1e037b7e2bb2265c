/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Prints a text whose columns are aligned with spaces: its title above it on every page, the number of the page
 * below. */

#define ADC_TYPE_BATTLE_PRINTER (adc_battle_printer_get_type ())
G_DECLARE_FINAL_TYPE (AdcBattlePrinter, adc_battle_printer, ADC, BATTLE_PRINTER, GtkPrintOperation)

GtkPrintOperation *adc_battle_printer_new (const char *title, const char *text);

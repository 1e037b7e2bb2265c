/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-paper.h"

/* Prints a paper, or shows it as it would be printed; its pages are set a few blocks at a time. */

#define ADC_TYPE_PAPER_PRINTER (adc_paper_printer_get_type ())
G_DECLARE_FINAL_TYPE (AdcPaperPrinter, adc_paper_printer, ADC, PAPER_PRINTER, GtkPrintOperation)

GtkPrintOperation *adc_paper_printer_new (AdcPaper *paper);

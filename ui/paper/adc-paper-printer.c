/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-paper-printer.h"

#include "adc-pages.h"
#include "adc-paper-pdf.h"

struct _AdcPaperPrinter {
  GtkPrintOperation  parent_instance;
  AdcPaper          *paper;
  AdcPages          *pages; /* from when printing begins */
};

G_DEFINE_FINAL_TYPE (AdcPaperPrinter, adc_paper_printer, GTK_TYPE_PRINT_OPERATION)

static void
adc_paper_printer_begin_print (GtkPrintOperation *operation, GtkPrintContext *context)
{
  AdcPaperPrinter *self = ADC_PAPER_PRINTER (operation);
  PangoContext *fonts = gtk_print_context_create_pango_context (context);

  g_clear_pointer (&self->pages, adc_pages_free);
  self->pages = adc_pages_new (self->paper, fonts, gtk_print_context_get_width (context),
                               gtk_print_context_get_height (context));
  g_object_unref (fonts);
}

/* Called again and again until everything is set. */
static gboolean
adc_paper_printer_paginate (GtkPrintOperation *operation,
                            GtkPrintContext   *context G_GNUC_UNUSED)
{
  AdcPaperPrinter *self = ADC_PAPER_PRINTER (operation);

  if (adc_pages_set_more (self->pages))
    return FALSE;

  gtk_print_operation_set_n_pages (operation, (int) adc_pages_get_n (self->pages));
  return TRUE;
}

static void
adc_paper_printer_draw_page (GtkPrintOperation *operation, GtkPrintContext *context, int page)
{
  adc_pages_draw (ADC_PAPER_PRINTER (operation)->pages,
                  gtk_print_context_get_cairo_context (context), (guint) page);
}

static void
adc_paper_printer_finalize (GObject *object)
{
  AdcPaperPrinter *self = ADC_PAPER_PRINTER (object);

  g_clear_pointer (&self->pages, adc_pages_free);
  adc_paper_unref (self->paper);
  G_OBJECT_CLASS (adc_paper_printer_parent_class)->finalize (object);
}

static void
adc_paper_printer_class_init (AdcPaperPrinterClass *klass)
{
  GtkPrintOperationClass *operation_class = GTK_PRINT_OPERATION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = adc_paper_printer_finalize;
  operation_class->begin_print = adc_paper_printer_begin_print;
  operation_class->paginate = adc_paper_printer_paginate;
  operation_class->draw_page = adc_paper_printer_draw_page;
}

static void
adc_paper_printer_init (AdcPaperPrinter *self)
{
  GtkPrintOperation *operation = GTK_PRINT_OPERATION (self);
  g_autoptr(GtkPageSetup) setup = adc_paper_create_page_setup ();

  gtk_print_operation_set_default_page_setup (operation, setup);
  gtk_print_operation_set_unit (operation, GTK_UNIT_POINTS);
  gtk_print_operation_set_embed_page_setup (operation, TRUE);
  gtk_print_operation_set_show_progress (operation, TRUE);
}

GtkPrintOperation *
adc_paper_printer_new (AdcPaper *paper)
{
  AdcPaperPrinter *self = g_object_new (ADC_TYPE_PAPER_PRINTER, "job-name",
                                        adc_paper_get_title (paper), NULL);

  self->paper = adc_paper_ref (paper);
  return GTK_PRINT_OPERATION (self);
}

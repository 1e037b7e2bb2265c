/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-paper.h"

/* Writes a paper as a PDF, in a thread: the file is there whole, or as it was before. */

/* Called from that thread: the part done, from 0 to 1. */
typedef void (*AdcPdfProgress) (double part, gpointer data);

/* The sheet that printers of this country have, with the margins of ours. */
GtkPageSetup *adc_paper_create_page_setup (void);

gboolean adc_paper_pdf_write        (AdcPaper *paper, const char *path, GtkPageSetup *setup, AdcPdfProgress progress,
                                     gpointer data, GCancellable *cancellable, GError **error);
void     adc_paper_pdf_write_async  (AdcPaper *paper, const char *path, AdcPdfProgress progress, gpointer data,
                                     GCancellable *cancellable, GAsyncReadyCallback callback, gpointer user_data);
gboolean adc_paper_pdf_write_finish (GAsyncResult *result, GError **error);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-paper.h"

/* Writes a PDF for a window. Where that takes a while a dialog shows how far it is, and offers to stop; the end is told by
 * "win.toast", a failure by a dialog. */

void adc_paper_export (GtkWindow *window, AdcPaper *paper, const char *path);

/* A failure, in one sentence. */
void adc_paper_show_failure (GtkWindow *window, const char *title, const char *text);

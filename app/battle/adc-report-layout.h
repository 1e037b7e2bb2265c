/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Plain text for eyes, paper and clipboard: at most 80 columns, unless one word alone takes more. A heading begins at
 * the left edge and everything else is indented, so that whoever shows the text can tell them apart. */

#define ADC_REPORT_WIDTH 80

guint adc_report_measure        (const char *text); /* columns it takes */
char *adc_report_format_percent (double chance);    /* "70.4 %", and "> 99.9 %" for what is not quite certain */
char *adc_report_format_round   (guint round);      /* "Round 2"; 0 is what comes before the first one */

void  adc_report_add_heading    (GString *out, const char *text); /* after an empty line, unless it is the first */
void  adc_report_add_text       (GString *out, guint indent, const char *text);
void  adc_report_add_item       (GString *out, const char *text); /* of a list */

/* A name in a column of its own, then a text, or cells that are not to be torn. What does not fit goes on below. */
void  adc_report_add_row        (GString *out, guint indent, const char *name, guint name_width, const char *text);
void  adc_report_add_cells      (GString *out, guint indent, const char *name, guint name_width,
                                 const char * const *cells);

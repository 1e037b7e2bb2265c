/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* Comma-separated values as RFC 4180 has them, for spreadsheets: none takes a field for a formula. */

void     adc_csv_add_field  (GString *out, const char *text); /* after a comma, unless it is the first of its line */
void     adc_csv_end_record (GString *out);

/* The next record as a list of fields and where the one after it begins, NULL at the end. A line break in quotes is part
 * of its field. The number of lines read is added. */
const char *adc_csv_read_record (const char *text, char separator, GPtrArray *fields, guint *n_lines);

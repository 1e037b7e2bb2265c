/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

/* Everything is gathered first and written at the end, so that a full disk is noticed. Whatever the locale and
 * whatever was typed, what is written is UTF-8. */

void  adc_cli_print         (const char *format, ...) G_GNUC_PRINTF (1, 2);
void  adc_cli_print_heading (const char *text);
void  adc_cli_print_text    (const char *text, guint indent); /* wrapped to the width of a terminal */
void  adc_cli_print_json    (JsonBuilder *builder);
void  adc_cli_complain      (const char *format, ...) G_GNUC_PRINTF (1, 2); /* on stderr, at once */
int   adc_cli_flush         (int status); /* the status, unless writing failed */

/* What makes words stand out on a terminal, and empty texts elsewhere. */
const char *adc_cli_get_bold  (void);
const char *adc_cli_get_plain (void);

/* Columns of a terminal that a text takes. */
guint adc_cli_measure       (const char *text);

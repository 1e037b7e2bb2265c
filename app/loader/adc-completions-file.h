/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* The file of completions, without the list that is shown: safe in any thread. */

GPtrArray *adc_completions_file_read   (const char *path, GError **error); /* of AdcCompletion */
char      *adc_completions_file_format (GPtrArray *items);
gboolean   adc_completions_file_write  (const char *path, const char *contents, GError **error);

/* Renames a file that could not be read, so that it is not written over. */
gboolean   adc_completions_file_set_aside (const char *path, GError **error);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* The file of completions, without the list that is shown: safe in any thread. */

/* Of AdcCompletion. ADC_ERROR_INVALID: what the file holds is wrong; any other error says nothing of it. */
GPtrArray *adc_completions_file_read   (const char *path, GError **error);
char      *adc_completions_file_format (GPtrArray *items);
gboolean   adc_completions_file_write  (const char *path, const char *contents, GError **error);

/* Renames a file that could not be read, so that it is not written over. */
gboolean   adc_completions_file_set_aside (const char *path, GError **error);

/* What is in ours, with what others have changed since both were like base; a value typed here wins over another one
 * for the same. All three are arrays of AdcCompletion. */
GPtrArray *adc_completions_file_merge     (GPtrArray *base, GPtrArray *ours, GPtrArray *theirs);

/* Writes ours to the file, which held base when it was last looked at: another program may have written to it since, and
 * its values stay. A file whose contents are wrong is set aside. Gives what it holds then, or NULL. */
GPtrArray *adc_completions_file_update    (const char *path, GPtrArray *base, GPtrArray *ours, GError **error);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib.h>

/* A file that is written whole or not at all: on a full disk, or where nothing may be written, what was there is still
 * there. What went wrong is one sentence in the user's language, about the file he knows and not the one beside it that
 * would have been renamed. */

gboolean    adc_whole_file_write   (const char *path, const char *contents, gssize length, GFileSetContentsFlags flags,
                                    int mode, GError **error);

/* The reason alone, for a sentence of one's own; of whatever g_file_set_contents_full () fails with. */
const char *adc_whole_file_explain (const GError *error);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "target.h"

#include "adc-language.h"
#include "adc-library-loader.h"

#include <glib/gstdio.h>
#include <stdlib.h>

static char *folder;
static AdcLibrary *library;

static GLogWriterOutput
write_log (GLogLevelFlags level, const GLogField *fields, gsize n_fields,
           gpointer data G_GNUC_UNUSED)
{
  if (level > G_LOG_LEVEL_WARNING)
    return G_LOG_WRITER_HANDLED;

  g_log_writer_standard_streams (level, fields, n_fields, NULL);
  abort (); /* not GLib's way of ending, which libFuzzer does not see */
}

void
target_begin (void)
{
  g_autoptr(GError) error = NULL;

  g_log_set_writer_func (write_log, NULL, NULL);
  adc_language_set_current ("en");
  folder = g_dir_make_tmp ("adc-target-XXXXXX", &error);
  g_assert_no_error (error);
}

AdcLibrary *
target_get_library (void)
{
  if (library == NULL) {
    g_autoptr(GPtrArray) problems = NULL;

    library = adc_library_load (&problems);
    g_assert_cmpuint (problems->len, ==, 0);
    g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (library)), >, 0);
  }

  return library;
}

char *
target_dup_path (const char *name)
{
  return g_build_filename (folder, name, NULL);
}

void
target_write (const char *path, gconstpointer data, gsize size)
{
  FILE *file = g_fopen (path, "wb"); /* neither beside and renamed, nor over a longer one */

  g_assert_nonnull (file);
  g_assert_cmpuint (fwrite (data, 1, size, file), ==, size);
  g_assert_cmpint (fclose (file), ==, 0);
}

char *
target_dup_text (gconstpointer data, gsize size)
{
  return g_strndup (size > 0 ? data : "", size);
}

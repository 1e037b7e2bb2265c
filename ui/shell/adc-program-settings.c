/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_SETTINGS_ENABLE_BACKEND /* so does GLib want it */

#include "config.h"

#include "adc-program-settings.h"

#include <errno.h>
#include <gio/gsettingsbackend.h>
#include <glib/gstdio.h>
#include <unistd.h>

#define ROOM 4096 /* bytes: less than that is no room for settings */

static GSettingsBackend *memory; /* that has them while the disk refuses; or NULL */

/* Whoever needs a folder that is not there will make it, if he may. */
static char *
dup_existing_folder (const char *path)
{
  char *folder = g_strdup (path);

  while (!g_file_test (folder, G_FILE_TEST_EXISTS) && !g_str_equal (folder, "/") &&
         !g_str_equal (folder, ".")) {
    char *parent = g_path_get_dirname (folder);

    g_free (folder);
    folder = parent;
  }

  return folder;
}

static gboolean
fail (GError **error)
{
  const int number = errno;

  g_set_error_literal (error, G_FILE_ERROR, g_file_error_from_errno (number), g_strerror (number));
  return FALSE;
}

/* A file that is gone again: nobody waits for the disk, which says at once if it has no room. */
static gboolean
try_to_write (const char *folder, GError **error)
{
  static const char contents[ROOM];
  g_autofree char *path = g_build_filename (folder, ".aide-de-camp-XXXXXX", NULL);
  const int file = g_mkstemp (path);
  gboolean is_written;

  if (file < 0)
    return fail (error);

  is_written = write (file, contents, sizeof contents) == sizeof contents || fail (error);
  close (file);
  g_unlink (path);
  return is_written;
}

static void
copy_values (GSettings *from, GSettings *to)
{
  g_autoptr(GSettingsSchema) schema = NULL;
  g_auto(GStrv) keys = NULL;

  g_object_get (from, "settings-schema", &schema, NULL);
  keys = g_settings_schema_list_keys (schema);
  for (guint i = 0; keys[i] != NULL; i++) {
    g_autoptr(GVariant) value = g_settings_get_user_value (from, keys[i]);

    if (value != NULL)
      g_settings_set_value (to, keys[i], value);
  }
}

/* Of a test, which keeps nothing anyway. */
static gboolean
is_in_memory (GSettings *settings)
{
  g_autoptr(GSettingsBackend) backend = NULL;
  g_autoptr(GSettingsBackend) other = g_memory_settings_backend_new ();

  g_object_get (settings, "backend", &backend, NULL);
  return G_OBJECT_TYPE (backend) == G_OBJECT_TYPE (other);
}

gboolean
adc_program_settings_open (GError **error)
{
  g_autoptr(GSettings) kept = NULL;
  g_autoptr(GSettings) forgotten = NULL;
  g_autofree char *folder = dup_existing_folder (g_get_user_config_dir ());

  g_clear_object (&memory);
  kept = g_settings_new (ADC_APPLICATION_ID);
  if (is_in_memory (kept) || try_to_write (folder, error))
    return TRUE;

  memory = g_memory_settings_backend_new ();
  forgotten = adc_program_settings_new ();
  copy_values (kept, forgotten);
  return FALSE;
}

GSettings *
adc_program_settings_new (void)
{
  return memory != NULL ? g_settings_new_with_backend (ADC_APPLICATION_ID, memory)
                        : g_settings_new (ADC_APPLICATION_ID);
}

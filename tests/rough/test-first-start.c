/* SPDX-License-Identifier: GPL-3.0-or-later */

/* A disk that refuses from the very first moment on: where the settings are to be kept nothing can be written. The
 * program says so and works; what it had kept it still knows, and what is chosen holds as long as it runs. */

#include "config.h"

#include "adc-driver.h"
#include "adc-program-settings.h"
#include "adc-whole-file.h"
#include "adc-window-private.h"
#include "disk-trouble.h"
#include "widgets.h"

#include <glib/gstdio.h>
#include <string.h>

static AdcApplication *application;

static char *
dup_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "glib-2.0", "settings", "keyfile", NULL);
}

/* Of somebody who has been here before. */
static void
write_settings (void)
{
  g_autofree char *path = dup_path ();
  g_autofree char *folder = g_path_get_dirname (path);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path,
                                      "[io/github/aidedecamp/AideDeCamp]\nwelcomed=true\n"
                                      "language='en'\nbookmarks=['ares/rule/seuil-zero']\n",
                                      -1, NULL));
}

static gboolean
window_says (gpointer words)
{
  return widget_says (adc_driver_get_window (application), words);
}

static void
visit_some (void)
{
  static const char * const places[] = { "ares/turn", "starcraft/economy", "ark/rooms",
                                         "ark/purse", "buck-rogers/map",   "ark/setup",
                                         "ares/bookmarks" };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    adc_driver_open (application, places[i]);
}

/* In a process of its own, which has not seen its settings yet. */
static void
work (DiskTrouble trouble)
{
  const GError error = { G_FILE_ERROR,
                         trouble == DISK_FULL ? G_FILE_ERROR_NOSPC : G_FILE_ERROR_ROFS,
                         (char *) "the words of a library" };
  g_autoptr(GSettings) settings = NULL;
  g_autofree char *language = NULL;
  g_auto(GStrv) bookmarks = NULL;

  disk_trouble_set (trouble, g_get_user_config_dir (), NULL);
  application = adc_driver_start ();
  adc_driver_wait (window_says, (gpointer) "bookmarks cannot be kept");
  g_assert_true (window_says ((gpointer) adc_whole_file_explain (&error)));
  g_assert_cmpuint (disk_trouble_count (), >, 0);

  /* What was kept before is known, and what is changed stays changed, whoever asks. */
  settings = adc_program_settings_new ();
  bookmarks = g_settings_get_strv (settings, "bookmarks");
  g_assert_cmpstr (bookmarks[0], ==, "ares/rule/seuil-zero");
  adc_application_set_language (application, "fr");
  adc_driver_settle ();
  visit_some ();
  language = g_settings_get_string (settings, "language");
  g_assert_cmpstr (language, ==, "fr");
  g_settings_sync ();
  adc_driver_stop (application);
}

static void
test_trouble (gconstpointer data)
{
  g_autofree char *path = dup_path ();
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  if (g_test_subprocess ()) {
    g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK); /* GTK warns of its own files */
    work (GPOINTER_TO_INT (data));
    return;
  }

  write_settings ();
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
}

/* Nothing is said where all is well, and settings go where they always went. */
static void
test_fine (void)
{
  g_autofree char *path = dup_path ();
  g_autofree char *after = NULL;

  if (g_test_subprocess ()) {
    application = adc_driver_start ();
    g_assert_false (window_says ((gpointer) "cannot be kept"));
    adc_application_set_language (application, "fr");
    adc_driver_settle ();
    adc_driver_stop (application);
    return;
  }

  write_settings ();
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_nonnull (strstr (after, "language='fr'"));
}

/* A file stands where the folder should be, or above it: there is nothing to read either. */
static void
test_no_folder (gconstpointer below)
{
  g_autofree char *config = g_strdup (g_get_user_config_dir ());
  g_autofree char *file = g_strconcat (config, "-is-a-file", NULL);
  g_autofree char *place = g_strconcat (file, below, NULL);

  if (g_test_subprocess ()) {
    g_log_set_always_fatal (G_LOG_LEVEL_CRITICAL | G_LOG_FATAL_MASK);
    g_assert_false (adc_program_settings_open (NULL));
    application = adc_driver_start ();
    visit_some ();
    adc_driver_stop (application);
    return;
  }

  g_assert_true (g_file_set_contents (file, "no folder", -1, NULL));
  g_setenv ("XDG_CONFIG_HOME", place, TRUE);
  g_test_trap_subprocess (NULL, 0, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_setenv ("XDG_CONFIG_HOME", config, TRUE);
  g_test_trap_assert_passed ();
  g_remove (file);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/first-start/fine", test_fine);
  g_test_add_data_func ("/first-start/full", GINT_TO_POINTER (DISK_FULL), test_trouble);
  g_test_add_data_func ("/first-start/read-only", GINT_TO_POINTER (DISK_READ_ONLY), test_trouble);
  g_test_add_data_func ("/first-start/file-for-folder", "", test_no_folder);
  g_test_add_data_func ("/first-start/no-folder", "/below", test_no_folder);
  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Our icons are files of the theme: those that the views ask for are there, drawn beforehand at the size of a button. */

#include "adc-driver.h"

#include <string.h>

static GtkIconTheme *theme;

static void
check_icon (const char *name)
{
  g_autoptr(GtkIconPaintable) icon = gtk_icon_theme_lookup_icon (theme, name, NULL, 16, 1,
                                                                 GTK_TEXT_DIR_LTR, 0);
  g_autoptr(GFile) file = gtk_icon_paintable_get_file (icon);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  g_test_message ("%s: %s", name, path);
  g_assert_true (gtk_icon_theme_has_icon (theme, name));
  g_assert_nonnull (path);
  g_assert_true (g_str_has_suffix (path, ".symbolic.png"));
}

/* What the files of the interface name; programs name the same ones. */
static guint
check_file (const char *resource)
{
  g_autoptr(GBytes) bytes = g_resources_lookup_data (resource, 0, NULL);
  g_autoptr(GRegex) regex = g_regex_new ("\\badc-[a-z-]+-symbolic\\b", 0, 0, NULL);
  g_autoptr(GMatchInfo) match = NULL;
  gsize size;
  const char *text = g_bytes_get_data (bytes, &size);
  guint n = 0;

  for (g_regex_match_full (regex, text, (gssize) size, 0, 0, &match, NULL);
       g_match_info_matches (match); g_match_info_next (match, NULL)) {
    g_autofree char *name = g_match_info_fetch (match, 0);

    check_icon (name);
    n++;
  }

  return n;
}

static guint
check_folder (const char *folder)
{
  g_auto(GStrv) names = g_resources_enumerate_children (folder, 0, NULL);
  guint n = 0;

  for (guint i = 0; names != NULL && names[i] != NULL; i++) {
    g_autofree char *path = g_strconcat (folder, names[i], NULL);

    if (g_str_has_suffix (path, "/"))
      n += check_folder (path);
    else if (g_str_has_suffix (path, ".ui"))
      n += check_file (path);
  }

  return n;
}

static void
test_files_of_the_interface (void)
{
  g_assert_cmpuint (check_folder (ADC_RESOURCES), >, 3);
}

static void
test_all_that_are_installed (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "data", "icons", "hicolor",
                                                   "scalable", "actions", NULL);
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const char *file;

  g_assert_nonnull (dir);
  while ((file = g_dir_read_name (dir)) != NULL) {
    g_autofree char *name = g_strndup (file, strlen (file) - strlen (".svg"));

    check_icon (name);
  }
}

int
main (int argc, char *argv[])
{
  AdcApplication *application;
  int status;

  g_test_init (&argc, &argv, NULL);
  application = adc_driver_start ();
  theme = gtk_icon_theme_get_for_display (gdk_display_get_default ());
  g_test_add_func ("/icons/files-of-the-interface", test_files_of_the_interface);
  g_test_add_func ("/icons/all-that-are-installed", test_all_that_are_installed);
  status = g_test_run ();
  adc_driver_stop (application);

  return status;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-own-folder.h"

#include "adc-whole-file.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#define GROUP "folders"
#define KEY   "own" /* an address: names of files need not be UTF-8, key files must */

static char *
dup_choice_path (void)
{
  return g_build_filename (g_get_user_config_dir (), "aide-de-camp", "folders.ini", NULL);
}

/* A file that cannot be read chooses nothing. */
char *
adc_own_folder_dup_chosen (void)
{
  g_autofree char *path = dup_choice_path ();
  g_autoptr(GKeyFile) file = g_key_file_new ();
  g_autofree char *address = NULL;
  g_autofree char *folder = NULL;

  if (!g_key_file_load_from_file (file, path, G_KEY_FILE_NONE, NULL))
    return NULL;

  address = g_key_file_get_string (file, GROUP, KEY, NULL);
  folder = address != NULL ? g_filename_from_uri (address, NULL, NULL) : NULL;
  return g_steal_pointer (&folder);
}

char *
adc_own_folder_dup_default (void)
{
  return g_build_filename (g_get_user_data_dir (), "aide-de-camp", NULL);
}

static gboolean
is_usable (const char *folder)
{
  return g_file_test (folder, G_FILE_TEST_IS_DIR) && g_access (folder, R_OK | X_OK) == 0;
}

char *
adc_own_folder_dup (void)
{
  g_autofree char *chosen = adc_own_folder_dup_chosen ();

  return chosen != NULL && is_usable (chosen) ? g_steal_pointer (&chosen)
                                              : adc_own_folder_dup_default ();
}

char *
adc_own_folder_dup_problem (void)
{
  g_autofree char *chosen = adc_own_folder_dup_chosen ();
  g_autofree char *usual = NULL;
  g_autofree char *shown = NULL;

  if (chosen == NULL || is_usable (chosen))
    return NULL;

  usual = adc_own_folder_dup_default ();
  shown = g_filename_display_name (usual);
  /* Translators: said of a folder, whose name comes before; %s is another one */
  return g_strdup_printf (_("this folder with your values and games cannot be read: until it can, "
                            "“%s” is used"),
                          shown);
}

static gboolean
has_entries (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);

  return dir != NULL && g_dir_read_name (dir) != NULL;
}

gboolean
adc_own_folder_is_used (const char *folder)
{
  g_autofree char *values = g_build_filename (folder, "completions.xml", NULL);
  g_autofree char *games = g_build_filename (folder, "games", NULL);

  return g_file_test (values, G_FILE_TEST_EXISTS) || has_entries (games);
}

static gboolean
forget_choice (const char *path, GError **error)
{
  const int status = g_unlink (path);

  if (status == 0 || errno == ENOENT)
    return TRUE;

  g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
  return FALSE;
}

static gboolean
write_choice (const char *path, const char *folder, GError **error)
{
  g_autofree char *parent = g_path_get_dirname (path);
  g_autofree char *address = g_filename_to_uri (folder, NULL, error);
  g_autofree char *contents = NULL;

  if (address == NULL)
    return FALSE;

  contents = g_strdup_printf ("[%s]\n%s=%s\n", GROUP, KEY, address);
  g_mkdir_with_parents (parent, 0700); /* what it failed for is said when the file is written */
  return adc_whole_file_write (path, contents, -1, G_FILE_SET_CONTENTS_ONLY_EXISTING, 0666, error);
}

gboolean
adc_own_folder_choose (const char *folder, GError **error)
{
  g_autofree char *path = dup_choice_path ();
  g_autofree char *usual = adc_own_folder_dup_default ();
  g_autofree char *shown = folder != NULL ? g_filename_display_name (folder) : NULL;

  if (folder == NULL || g_str_equal (folder, usual))
    return forget_choice (path, error);

  if (!g_path_is_absolute (folder) || !is_usable (folder) || g_access (folder, W_OK) != 0) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND,
                 /* Translators: %s is a folder */
                 _("“%s” is not a folder you can write in."), shown);
    return FALSE;
  }

  return write_choice (path, folder, error);
}

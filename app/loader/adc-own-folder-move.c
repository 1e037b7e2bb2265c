/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-own-folder.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

#define MAX_DEPTH 16 /* of folders in folders: a game needs two */

static const char * const names[] = { "completions.xml", "games" };

static void
remove_tree (GFile *file)
{
  g_autoptr(GFileEnumerator) children = NULL;
  GFile *child;

  if (!g_file_delete (file, NULL, NULL)) {
    children = g_file_enumerate_children (file, G_FILE_ATTRIBUTE_STANDARD_NAME,
                                          G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, NULL);
    while (children != NULL && g_file_enumerator_iterate (children, NULL, &child, NULL, NULL) &&
           child != NULL)
      remove_tree (child);
    g_file_delete (file, NULL, NULL);
  }
}

static gboolean copy_tree (GFile *from, GFile *to, guint depth, GError **error);

static gboolean
copy_children (GFile *from, GFile *to, guint depth, GError **error)
{
  g_autoptr(GFileEnumerator) children =
    g_file_enumerate_children (from, G_FILE_ATTRIBUTE_STANDARD_NAME,
                               G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL, error);
  GFileInfo *info;
  GFile *child;

  if (children == NULL)
    return FALSE;

  while (g_file_enumerator_iterate (children, &info, &child, NULL, error)) {
    g_autoptr(GFile) target = NULL;

    if (info == NULL)
      return TRUE;

    target = g_file_get_child (to, g_file_info_get_name (info));
    if (!copy_tree (child, target, depth, error))
      return FALSE;
  }

  return FALSE;
}

/* Never over anything. */
static gboolean
copy_tree (GFile *from, GFile *to, guint depth, GError **error)
{
  const GFileType type = g_file_query_file_type (from, G_FILE_QUERY_INFO_NOFOLLOW_SYMLINKS, NULL);

  if (type != G_FILE_TYPE_DIRECTORY)
    return g_file_copy (from, to,
                        G_FILE_COPY_NOFOLLOW_SYMLINKS | G_FILE_COPY_TARGET_DEFAULT_PERMS, NULL,
                        NULL, NULL, error);
  if (depth == 0) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_WOULD_RECURSE,
                         _("There are too many folders inside one another."));
    return FALSE;
  }

  return g_file_make_directory (to, NULL, error) && copy_children (from, to, depth - 1, error);
}

static gboolean
check (const char *from, const char *to, GError **error)
{
  g_autofree char *games = g_build_filename (from, "games", G_DIR_SEPARATOR_S, NULL);
  g_autofree char *shown = g_filename_display_name (to);

  if (adc_own_folder_is_used (to)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_EXISTS,
                 /* Translators: %s is a folder */
                 _("“%s” has values or games already: nothing was moved."), shown);
    return FALSE;
  }
  if (g_str_has_prefix (to, games)) {
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_ARGUMENT,
                 /* Translators: %s is a folder */
                 _("“%s” is inside the folder of your games: choose one outside of it."), shown);
    return FALSE;
  }

  return TRUE;
}

/* All of them, or none. */
static gboolean
copy_all (const char *from, const char *to, GError **error)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr(GFile) source = g_file_new_build_filename (from, names[i], NULL);
    g_autoptr(GFile) target = g_file_new_build_filename (to, names[i], NULL);

    g_file_delete (target, NULL, NULL); /* a folder of games with nothing in it */
    if (g_file_query_exists (source, NULL) && !copy_tree (source, target, MAX_DEPTH, error)) {
      for (guint k = 0; k <= i; k++) {
        g_autoptr(GFile) made = g_file_new_build_filename (to, names[k], NULL);

        remove_tree (made); /* none of it was there before */
      }
      return FALSE;
    }
  }

  return TRUE;
}

static void
remove_all (const char *folder)
{
  for (guint i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr(GFile) file = g_file_new_build_filename (folder, names[i], NULL);

    remove_tree (file);
  }
}

gboolean
adc_own_folder_move (const char *folder, GError **error)
{
  g_autofree char *from = adc_own_folder_dup ();
  g_autofree char *to = folder != NULL ? g_canonicalize_filename (folder, NULL)
                                       : adc_own_folder_dup_default ();

  if (g_str_equal (from, to))
    return adc_own_folder_choose (folder, error);

  g_mkdir_with_parents (to, 0700); /* the usual one may not be there yet */
  if (!check (from, to, error) || !copy_all (from, to, error))
    return FALSE;
  if (!adc_own_folder_choose (to, error)) {
    remove_all (to);
    return FALSE;
  }

  remove_all (from);
  return TRUE;
}

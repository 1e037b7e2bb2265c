/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-recent.h"

#define NAME "aide-de-camp"
#define MAX_FILES 8

void
adc_recent_add (const char *path, const char *mime_type, const char *game)
{
  g_autoptr(GFile) file = g_file_new_for_path (path);
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *shown = g_filename_display_name (name);
  /* GTK 4.8 looks at the first byte of the array instead of its first name, and takes an address that ends
   * with a zero byte for no group at all. What malloc returns is even, so that the next address never does. */
  g_autofree char *room = g_strconcat (" ", game, NULL);
  char *groups[] = { room + 1, NULL };
  GtkRecentData data = {
    .display_name = shown,
    .mime_type = (char *) mime_type,
    .app_name = (char *) NAME,
    .app_exec = (char *) NAME,
    .groups = groups,
  };

  gtk_recent_manager_add_full (gtk_recent_manager_get_default (), uri, &data);
}

static int
compare_age (gconstpointer a, gconstpointer b)
{
  GDateTime *first = gtk_recent_info_get_modified (*(GtkRecentInfo **) a);
  GDateTime *second = gtk_recent_info_get_modified (*(GtkRecentInfo **) b);

  return g_date_time_compare (second, first);
}

GPtrArray *
adc_recent_list (const char *mime_type, const char *game)
{
  GPtrArray *recent = g_ptr_array_new_with_free_func ((GDestroyNotify) gtk_recent_info_unref);
  GList *items = gtk_recent_manager_get_items (gtk_recent_manager_get_default ());

  for (GList *l = items; l != NULL; l = l->next) {
    GtkRecentInfo *info = l->data;

    if (gtk_recent_info_has_application (info, NAME) &&
        g_strcmp0 (gtk_recent_info_get_mime_type (info), mime_type) == 0 &&
        gtk_recent_info_has_group (info, game) && gtk_recent_info_exists (info))
      g_ptr_array_add (recent, gtk_recent_info_ref (info));
  }
  g_list_free_full (items, (GDestroyNotify) gtk_recent_info_unref);

  g_ptr_array_sort (recent, compare_age);
  if (recent->len > MAX_FILES)
    g_ptr_array_set_size (recent, MAX_FILES);

  return recent;
}

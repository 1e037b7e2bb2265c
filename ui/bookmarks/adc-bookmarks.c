/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-bookmarks.h"

gboolean
adc_bookmarks_contain (GSettings *settings, const char *location)
{
  g_auto(GStrv) bookmarks = g_settings_get_strv (settings, "bookmarks");

  return g_strv_contains ((const char * const *) bookmarks, location);
}

void
adc_bookmarks_set (GSettings *settings, const char *location, gboolean bookmarked)
{
  g_auto(GStrv) before = g_settings_get_strv (settings, "bookmarks");
  g_autoptr(GStrvBuilder) after = g_strv_builder_new ();
  g_auto(GStrv) bookmarks = NULL;

  for (guint i = 0; before[i] != NULL; i++)
    if (!g_str_equal (before[i], location))
      g_strv_builder_add (after, before[i]);
  if (bookmarked)
    g_strv_builder_add (after, location);

  bookmarks = g_strv_builder_end (after);
  g_settings_set_strv (settings, "bookmarks", (const char * const *) bookmarks);
}

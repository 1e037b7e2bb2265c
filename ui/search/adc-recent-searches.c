/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-recent-searches.h"

/* Whoever types “Bouclier” and “bouclier” has searched for the same thing twice. */
static char *
fold (const char *query)
{
  g_autofree char *stripped = g_strstrip (g_strdup (query));

  return g_utf8_casefold (stripped, -1);
}

static void
put (GSettings *settings, const char *query, gboolean is_kept)
{
  g_auto(GStrv) before = g_settings_get_strv (settings, "recent-searches");
  g_autoptr(GPtrArray) after = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *folded = fold (query);

  if (*folded == '\0')
    return;

  if (is_kept)
    g_ptr_array_add (after, g_strstrip (g_strdup (query)));
  for (guint i = 0; before[i] != NULL && after->len < ADC_MAX_RECENT_SEARCHES; i++) {
    g_autofree char *other = fold (before[i]);

    if (!g_str_equal (other, folded))
      g_ptr_array_add (after, g_strdup (before[i]));
  }

  g_ptr_array_add (after, NULL);
  g_settings_set_strv (settings, "recent-searches", (const char * const *) after->pdata);
}

void
adc_recent_searches_add (GSettings *settings, const char *query)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (query != NULL);

  put (settings, query, TRUE);
}

void
adc_recent_searches_remove (GSettings *settings, const char *query)
{
  g_return_if_fail (G_IS_SETTINGS (settings));
  g_return_if_fail (query != NULL);

  put (settings, query, FALSE);
}

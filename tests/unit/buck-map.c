/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "buck-map.h"

#include "adc-language.h"
#include "adc-library-loader.h"

static AdcGame *game;

int
buck_map_run (int argc, char **argv, const BuckTest *tests, guint n_tests)
{
  g_autoptr(AdcLibrary) library = NULL;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  library = adc_library_load (NULL);
  game = adc_library_get_game (library, "buck-rogers");
  g_assert_nonnull (game);
  for (guint i = 0; i < n_tests; i++)
    g_test_add_func (tests[i].path, tests[i].run);

  return g_test_run ();
}

AdcGame *
buck_map_get_game (void)
{
  return game;
}

AdcMap *
buck_map_get (void)
{
  return adc_game_get_map (game);
}

AdcZone *
buck_map_get_zone (const char *id)
{
  AdcZone *zone = adc_map_find_zone (buck_map_get (), id);

  if (zone == NULL)
    g_error ("there is no zone “%s”", id);
  return zone;
}

char *
buck_map_join (GPtrArray *entries)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < entries->len; i++)
    g_string_append_printf (out, "%s%s", i > 0 ? " " : "",
                            adc_entry_get_id (ADC_ENTRY (entries->pdata[i])));

  return g_string_free (out, FALSE);
}

static int
compare_ids (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(const char * const *) a, *(const char * const *) b);
}

char *
buck_map_sort (const char *ids)
{
  g_auto(GStrv) words = g_strsplit (ids, " ", -1);

  qsort (words, g_strv_length (words), sizeof (char *), compare_ids);
  return g_strjoinv (" ", words);
}

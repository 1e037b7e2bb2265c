/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Loads every game N times and prints the microseconds that one load takes, then the index, then a
 * search. */

#include "adc-index.h"
#include "adc-library-loader.h"

#include <stdlib.h>

int
main (int argc, char *argv[])
{
  static const char * const queries[] = { "bouclier", "deep strike",     "seuil",
                                         "inf",      "raid recompense", "xylophone" };
  const int n = argc > 1 ? atoi (argv[1]) : 20;
  g_autoptr(AdcLibrary) library = NULL;
  g_autoptr(AdcIndex) index = NULL;
  gint64 start, loaded, indexed, searched;

  start = g_get_monotonic_time ();
  for (int i = 0; i < n; i++) {
    g_clear_object (&library);
    library = adc_library_load (NULL);
  }
  loaded = g_get_monotonic_time ();
  for (int i = 0; i < n; i++) {
    g_clear_object (&index);
    index = adc_index_new (library, NULL);
  }
  indexed = g_get_monotonic_time ();
  for (int i = 0; i < n; i++) {
    for (guint q = 0; q < G_N_ELEMENTS (queries); q++) {
      const AdcQuery options = { .limit = 60 };
      g_autoptr(AdcAnswer) answer = adc_index_search (index, queries[q], &options, NULL);
    }
  }
  searched = g_get_monotonic_time ();

  g_print ("%d %d %d\n", (int) ((loaded - start) / n), (int) ((indexed - loaded) / n),
           (int) ((searched - indexed) / n / G_N_ELEMENTS (queries)));
  return EXIT_SUCCESS;
}

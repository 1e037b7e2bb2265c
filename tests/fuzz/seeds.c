/* SPDX-License-Identifier: GPL-3.0-or-later */

/* fuzz-seeds TESTS FOLDER: writes a folder of inputs for each of libFuzzer's targets, and a
 * dictionary. */

#include "seeds.h"

#include "adc-library-loader.h"

#include <glib/gstdio.h>
#include <stdlib.h>

void
seeds_write (const char *folder, const char *prefix, guint number, gconstpointer data, gsize size)
{
  g_autofree char *name = g_strdup_printf ("%s-%04u", prefix, number);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr(GError) error = NULL;

  g_file_set_contents (path, data, size, &error);
  g_assert_no_error (error);
}

static char *
make_folder (const char *root, const char *name)
{
  char *folder = g_build_filename (root, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  return folder;
}

int
main (int argc, char *argv[])
{
  g_autoptr(AdcLibrary) library = adc_library_load (NULL);
  g_autofree char *packs = NULL, *decks = NULL, *codes = NULL, *lists = NULL;
  g_autofree char *completions = NULL, *queries = NULL, *scenarios = NULL, *dictionary = NULL;

  if (argc != 3) {
    g_printerr ("Usage: fuzz-seeds TESTS FOLDER\n");
    return EXIT_FAILURE;
  }

  packs = make_folder (argv[2], "pack");
  decks = make_folder (argv[2], "deck");
  codes = make_folder (argv[2], "code");
  lists = make_folder (argv[2], "list");
  completions = make_folder (argv[2], "completions");
  queries = make_folder (argv[2], "query");
  scenarios = make_folder (argv[2], "scenario");
  dictionary = g_build_filename (argv[2], "xml.dict", NULL);

  g_print ("%u packs, ", seeds_write_packs (packs));
  g_print ("%u decks, ", seeds_write_decks (argv[1], decks, codes, lists, library));
  g_print ("%u completions, ", seeds_write_completions (completions, library));
  g_print ("%u queries, ", seeds_write_queries (argv[1], queries));
  g_print ("%u scenarios\n", seeds_write_scenarios (argv[1], scenarios));
  seeds_write_dictionary (dictionary);
  return EXIT_SUCCESS;
}

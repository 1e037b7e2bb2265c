/* SPDX-License-Identifier: GPL-3.0-or-later */

/* search LIST…: what searching costs. The lists are those of tests/search; the first queries of
 * each are asked, in all games. Prints on one line, in microseconds unless it says otherwise:
 *   the 99th percentile of our searches, and of a bare MATCH with bm25 on the same table;
 *   the same of ours in a library many times as large;
 *   bytes of memory that the index takes when it was kept in a file and all has been asked of it,
 *   and when it lives in memory; bytes of the text that it indexes;
 *   until the first result with the index made in memory, and with the one that was kept. */

#include "adc-index-private.h"

#include "adc-document.h"
#include "adc-index-cache.h"
#include "adc-language.h"
#include "adc-library-loader.h"
#include "adc-tokenizer.h"
#include "large-library.h"

#include <malloc.h>
#include <stdlib.h>

#define N_EACH 200   /* queries of each list */
#define N_SHOWN 10   /* results with their snippets: what a window has room for */
#define N_ROUNDS 3   /* the best of so many counts: the machine has other things to do, too */
#define N_COPIES 100 /* of every game in the large library */
#define SHARE 0.99

typedef void (*Search) (AdcIndex *index, const char *query);

static sqlite3_stmt *bare;

static void
read_queries (const char *path, GPtrArray *queries)
{
  g_autofree char *contents = NULL;
  g_autoptr(GError) error = NULL;
  g_auto(GStrv) lines = NULL;
  guint n = 0;

  if (!g_file_get_contents (path, &contents, NULL, &error))
    g_error ("%s", error->message);
  lines = g_strsplit (contents, "\n", -1);
  for (guint i = 0; lines[i] != NULL && n < N_EACH; i++) {
    g_auto(GStrv) fields = g_strsplit (lines[i], "\t", -1);

    if (*lines[i] == '#' || g_strv_length (fields) != 3)
      continue;
    g_ptr_array_add (queries, g_strdup (fields[1]));
    n++;
  }
}

static int
compare_times (gconstpointer a, gconstpointer b)
{
  const gint64 one = *(const gint64 *) a, other = *(const gint64 *) b;

  return one < other ? -1 : one > other;
}

/* Of the times that the queries take, each the best of a few. */
static gint64
measure_percentile (AdcIndex *index, GPtrArray *queries, Search search)
{
  g_autofree gint64 *times = g_new (gint64, queries->len);

  for (guint i = 0; i < queries->len; i++) {
    times[i] = G_MAXINT64;
    for (guint j = 0; j < N_ROUNDS; j++) {
      const gint64 start = g_get_monotonic_time ();

      search (index, queries->pdata[i]);
      times[i] = MIN (times[i], g_get_monotonic_time () - start);
    }
  }

  qsort (times, queries->len, sizeof *times, compare_times);
  return times[(guint) (queries->len * SHARE)];
}

static void
search_ours (AdcIndex *index, const char *query)
{
  const AdcQuery options = { .language = "fr", .limit = N_SHOWN, .with_guide = TRUE };
  g_autoptr(AdcAnswer) answer = adc_index_search (index, query, &options, NULL);
}

/* The words as they were typed, any of them, ranked by bm25: nothing mended, completed, told
 * apart or quoted. */
static void
search_bare (AdcIndex *index G_GNUC_UNUSED, const char *query)
{
  g_auto(GStrv) words = adc_fold_words (query, ADC_MAX_WORDS);
  g_autofree char *joined = g_strjoinv ("\" OR \"", words);
  g_autofree char *expression = g_strdup_printf ("\"%s\"", joined);

  sqlite3_bind_text (bare, 1, expression, -1, SQLITE_TRANSIENT);
  while (sqlite3_step (bare) == SQLITE_ROW)
    ;
  sqlite3_reset (bare);
}

static gsize
measure_memory (void)
{
  return mallinfo2 ().uordblks + mallinfo2 ().hblkhd;
}

static gsize
measure_text (AdcLibrary *library)
{
  gsize size = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);

    for (guint kind = 0; kind < ADC_N_KINDS; kind++) {
      GListModel *entries = adc_game_get_entries (game, kind);

      for (guint j = 0; j < g_list_model_get_n_items (entries); j++) {
        g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, j);
        g_autoptr(AdcDocument) document = adc_document_new (entry, NULL);

        size += adc_document_get_size (document);
      }
    }
  }

  return size;
}

/* From nothing to the first result, by way of the games or of the index that was kept. */
static gint64
measure_first (gboolean is_kept)
{
  const gint64 start = g_get_monotonic_time ();
  g_autofree char *fingerprint = adc_index_cache_dup_fingerprint ();
  g_autoptr(AdcLibrary) library = is_kept ? NULL : adc_library_load (NULL);
  g_autoptr(AdcIndex) index = is_kept ? adc_index_cache_open (fingerprint)
                                      : adc_index_new (library, NULL);

  search_ours (index, "bouclier");
  return g_get_monotonic_time () - start;
}

int
main (int argc, char *argv[])
{
  g_autoptr(GPtrArray) queries = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(AdcLibrary) library = adc_library_load (NULL);
  g_autoptr(AdcLibrary) large_library = NULL;
  g_autoptr(AdcIndex) index = NULL;
  g_autoptr(AdcIndex) large_index = NULL;
  g_autofree char *fingerprint = adc_index_cache_dup_fingerprint ();
  g_autoptr(AdcIndex) kept = NULL;
  gint64 ours, others, large;
  gsize before, memory, kept_memory;

  adc_language_set_current ("fr");
  for (int i = 1; i < argc; i++)
    read_queries (argv[i], queries);

  g_object_unref (adc_index_cache_build (fingerprint, library, NULL, NULL));
  before = measure_memory ();
  kept = adc_index_cache_open (fingerprint);
  measure_percentile (kept, queries, search_ours);
  kept_memory = measure_memory () - before;

  before = measure_memory ();
  index = adc_index_new (library, NULL);
  memory = measure_memory () - before;
  if (sqlite3_prepare_v2 (index->database,
                          "SELECT rowid, bm25 (entries) FROM entries WHERE entries MATCH ?1"
                          " ORDER BY 2",
                          -1, &bare, NULL) != SQLITE_OK)
    g_error ("%s", sqlite3_errmsg (index->database));
  ours = measure_percentile (index, queries, search_ours);
  others = measure_percentile (index, queries, search_bare);
  sqlite3_finalize (bare);

  large_library = large_library_new (library, N_COPIES);
  large_index = adc_index_new (large_library, NULL);
  large = measure_percentile (large_index, queries, search_ours);

  g_print ("%" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT " %" G_GSIZE_FORMAT
           " %" G_GSIZE_FORMAT " %" G_GSIZE_FORMAT " %" G_GINT64_FORMAT " %" G_GINT64_FORMAT "\n",
           ours, others, large, kept_memory, memory, measure_text (library), measure_first (FALSE),
           measure_first (TRUE));

  return EXIT_SUCCESS;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-index-cache.h"

#include "adc-completions.h"
#include "adc-index-private.h"
#include "adc-library-loader.h"
#include "adc-own-folder.h"
#include "adc-problem.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <string.h>

#define FILE_NAME "search.db"
#define ABANDONED (10 * 60) /* seconds after which nobody is still writing a file */

char *
adc_index_cache_dup_path (void)
{
  return g_build_filename (g_get_user_cache_dir (), "aide-de-camp", FILE_NAME, NULL);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

/* What an index was made of. An index that ships is made on one machine and used on another: it is
 * told by the names and sizes of files alone, and by being younger than all of them. */
typedef struct {
  GChecksum *checksum;
  gboolean   is_shipped;
  gint64     youngest; /* nanoseconds */
} Fingerprint;

static gint64
get_age (const GStatBuf *status)
{
  return (gint64) status->st_mtim.tv_sec * G_GINT64_CONSTANT (1000000000) + status->st_mtim.tv_nsec;
}

static void
note_file (Fingerprint *self, const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autofree char *line = NULL;
  GStatBuf status;

  if (g_stat (path, &status) != 0) {
    line = g_strdup_printf ("%s -\n", name);
  } else {
    self->youngest = MAX (self->youngest, get_age (&status));
    line = self->is_shipped
             ? g_strdup_printf ("%s %" G_GOFFSET_FORMAT "\n", name, (goffset) status.st_size)
             : g_strdup_printf ("%s %" G_GOFFSET_FORMAT " %" G_GINT64_FORMAT "\n", path,
                                (goffset) status.st_size, get_age (&status));
  }
  g_checksum_update (self->checksum, (const guchar *) line, -1);
}

/* The XML files below a folder, in an order of their own, down to that many folders. */
static void
note_folder (Fingerprint *self, const char *path, guint depth)
{
  g_autoptr(GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  g_ptr_array_sort (names, compare_names);

  for (guint i = 0; i < names->len; i++) {
    g_autofree char *child = g_build_filename (path, names->pdata[i], NULL);

    if (g_str_has_suffix (child, ".xml"))
      note_file (self, child);
    else if (depth > 0 && g_file_test (child, G_FILE_TEST_IS_DIR))
      note_folder (self, child, depth - 1);
  }
}

static void
note_program (Fingerprint *self)
{
  g_autofree char *games = adc_dup_data_path ("games", NULL);
  g_autofree char *guide = adc_dup_guide_path ();
  g_autofree char *words = adc_dup_data_path ("words.xml", NULL);
  g_autofree char *schema = adc_dup_data_path ("schemas", "game.rng", NULL);
  g_autofree char *format = g_strdup_printf ("%d %s\n", ADC_INDEX_FORMAT, ADC_VERSION);

  g_checksum_update (self->checksum, (const guchar *) format, -1);
  note_folder (self, games, 1);
  note_folder (self, guide, 1);
  note_file (self, words);
  note_file (self, schema);
}

char *
adc_index_cache_dup_fingerprint (void)
{
  g_autoptr(GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  Fingerprint fingerprint = { .checksum = checksum };
  g_autofree char *users_own = adc_dup_user_games_path ();
  g_autofree char *values = adc_completions_dup_default_path ();
  g_autofree char *problem = adc_own_folder_dup_problem ();

  note_program (&fingerprint);
  note_folder (&fingerprint, users_own, 1);
  note_file (&fingerprint, values);
  if (problem != NULL)
    g_checksum_update (checksum, (const guchar *) problem, -1);

  return g_strdup (g_checksum_get_string (checksum));
}

static gboolean
has_fingerprint (AdcIndex *index, const char *fingerprint)
{
  g_autoptr(sqlite3_stmt) select = NULL;

  return sqlite3_prepare_v2 (index->database, "SELECT 1 FROM origin WHERE fingerprint = ?1", -1,
                             &select, NULL) == SQLITE_OK &&
         sqlite3_bind_text (select, 1, fingerprint, -1, SQLITE_STATIC) == SQLITE_OK &&
         sqlite3_step (select) == SQLITE_ROW;
}

/* Files are never changed once they have their name, only replaced: nothing needs to be locked. */
static AdcIndex *
open_kept (const char *path, GError **error)
{
  g_autofree char *uri = g_filename_to_uri (path, NULL, error);
  g_autofree char *immutable = uri != NULL ? g_strconcat (uri, "?immutable=1", NULL) : NULL;
  g_autoptr(AdcIndex) index = NULL;

  if (immutable != NULL)
    index = adc_index_open (immutable, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, error);
  if (index == NULL || !adc_index_execute (index, "PRAGMA mmap_size = 268435456", error))
    return NULL;

  index->path = g_strdup (path);
  return g_steal_pointer (&index);
}

static AdcIndex *
open_fitting (const char *path, const char *fingerprint)
{
  g_autoptr(AdcIndex) index = NULL;

  if (!g_file_test (path, G_FILE_TEST_IS_REGULAR))
    return NULL;

  index = open_kept (path, NULL);
  if (index == NULL || !has_fingerprint (index, fingerprint) || !adc_index_read (index, NULL))
    return NULL;

  return g_steal_pointer (&index);
}

/* A folder that should be there is not: the reader has to be told, so the games are read. */
static gboolean
has_own_data (void)
{
  g_autofree char *problem = adc_own_folder_dup_problem ();
  g_autofree char *games = adc_dup_user_games_path ();
  g_autofree char *values = adc_completions_dup_default_path ();
  g_autoptr(GDir) dir = g_dir_open (games, 0, NULL);

  return problem != NULL || g_file_test (values, G_FILE_TEST_EXISTS) ||
         (dir != NULL && g_dir_read_name (dir) != NULL);
}

/* Good for whoever has neither games nor values of his own. */
static AdcIndex *
open_shipped (void)
{
  g_autofree char *path = adc_dup_data_path ("index", FILE_NAME, NULL);
  g_autoptr(GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  Fingerprint fingerprint = { .checksum = checksum, .is_shipped = TRUE };
  AdcIndex *index;
  GStatBuf status;

  if (g_stat (path, &status) != 0 || has_own_data ())
    return NULL;

  note_program (&fingerprint);
  if (get_age (&status) < fingerprint.youngest)
    return NULL;

  index = open_fitting (path, g_checksum_get_string (checksum));
  if (index != NULL)
    g_clear_pointer (&index->path, g_free); /* not ours to remove, should it be damaged */
  return index;
}

AdcIndex *
adc_index_cache_open (const char *fingerprint)
{
  g_autofree char *path = adc_index_cache_dup_path ();
  AdcIndex *index;

  g_return_val_if_fail (fingerprint != NULL, NULL);

  index = open_shipped ();
  return index != NULL ? index : open_fitting (path, fingerprint);
}

/* A program that was killed may have left half a file behind. */
static void
remove_abandoned (const char *folder)
{
  g_autoptr(GDir) dir = g_dir_open (folder, 0, NULL);
  const gint64 now = g_get_real_time () / G_USEC_PER_SEC;
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *path = g_build_filename (folder, name, NULL);
    GStatBuf status;

    if (g_str_has_prefix (name, FILE_NAME ".") && g_stat (path, &status) == 0 &&
        ABS (now - (gint64) status.st_mtime) > ABANDONED)
      g_unlink (path);
  }
}

static gboolean
write_index (const char *path, const char *fingerprint, AdcLibrary *library, GPtrArray *completions,
             GError **error)
{
  /* It takes its name when it is complete, so it needs no journal of its own. */
  static const char settings[] = "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF";
  g_autoptr(AdcIndex) index = adc_index_open (path, SQLITE_OPEN_READWRITE, error);
  char *sql;
  gboolean written;

  if (index == NULL)
    return FALSE;

  sql = sqlite3_mprintf ("CREATE TABLE origin (fingerprint TEXT);"
                         "INSERT INTO origin VALUES (%Q)",
                         fingerprint);
  written = adc_index_execute (index, settings, error) &&
            adc_index_fill (index, library, completions, error) &&
            adc_index_execute (index, sql, error);
  sqlite3_free (sql);

  return written;
}

gboolean
adc_index_cache_write_shipped (const char *path, GError **error)
{
  g_autoptr(GChecksum) checksum = g_checksum_new (G_CHECKSUM_SHA256);
  Fingerprint fingerprint = { .checksum = checksum, .is_shipped = TRUE };
  g_autoptr(GPtrArray) problems = NULL;
  g_autoptr(AdcLibrary) library = NULL;

  note_program (&fingerprint);
  library = adc_library_load (&problems);
  if (problems->len > 0) {
    g_autofree char *problem = adc_problem_format (problems->pdata[0]);

    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, problem);
    return FALSE;
  }

  return g_file_set_contents (path, "", 0, error) &&
         write_index (path, g_checksum_get_string (checksum), library, NULL, error);
}

static AdcIndex *
build_kept (const char *fingerprint, AdcLibrary *library, GPtrArray *completions, GError **error)
{
  g_autofree char *path = adc_index_cache_dup_path ();
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *unfinished = g_strconcat (path, ".XXXXXX", NULL);
  g_autoptr(AdcIndex) index = NULL;
  int file;

  if (g_mkdir_with_parents (folder, 0700) == 0)
    remove_abandoned (folder);
  file = g_mkstemp (unfinished);
  if (file < 0) {
    g_set_error_literal (error, G_IO_ERROR, g_io_error_from_errno (errno), g_strerror (errno));
    return NULL;
  }
  g_close (file, NULL);

  if (write_index (unfinished, fingerprint, library, completions, error) &&
      g_rename (unfinished, path) == 0)
    index = open_kept (path, error);
  else
    g_unlink (unfinished);
  if (index == NULL || !adc_index_read (index, error))
    return NULL;

  return g_steal_pointer (&index);
}

AdcIndex *
adc_index_cache_build (const char *fingerprint, AdcLibrary *library, GPtrArray *completions,
                       GError **error)
{
  g_autoptr(GError) refusal = NULL;
  AdcIndex *index;

  g_return_val_if_fail (fingerprint != NULL && ADC_IS_LIBRARY (library), NULL);

  index = build_kept (fingerprint, library, completions, &refusal);
  if (index != NULL)
    return index;

  g_info ("the search index cannot be kept: %s", refusal != NULL ? refusal->message : "");
  return adc_index_new_with_values (library, completions, error);
}

static GPtrArray *
load_values (GPtrArray *problems)
{
  g_autofree char *path = adc_completions_dup_default_path ();
  g_autoptr(AdcCompletions) completions = adc_completions_new (path);
  g_autoptr(GError) error = NULL;

  if (!adc_completions_load (completions, &error))
    /* Translators: where a problem was found; its file and line follow */
    g_ptr_array_add (problems, adc_problem_new (_("Your values"), 0, error->message));

  return adc_completions_list (completions);
}

AdcIndex *
adc_index_cache_obtain (const char *fingerprint, GPtrArray **problems, GError **error)
{
  AdcIndex *index = adc_index_cache_open (fingerprint);
  g_autoptr(AdcLibrary) library = NULL;
  g_autoptr(GPtrArray) found = NULL;
  g_autoptr(GPtrArray) values = NULL;

  if (problems != NULL)
    *problems = NULL;
  if (index != NULL)
    return index;

  library = adc_library_load (&found);
  values = load_values (found);
  index = found->len == 0 ? adc_index_cache_build (fingerprint, library, values, error)
                          : adc_index_new_with_values (library, values, error);
  if (problems != NULL)
    *problems = g_steal_pointer (&found);

  return index;
}

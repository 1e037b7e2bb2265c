/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-index-private.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

G_DEFINE_FINAL_TYPE (AdcIndex, adc_index, G_TYPE_OBJECT)

static const char * const sql_texts[ADC_N_SQL] = {
  [ADC_SQL_SEARCH] = "SELECT rowid, " ADC_RANKER_FUNCTION " (entries, ?2) FROM entries"
                     " WHERE entries MATCH ?1 AND rowid BETWEEN ?3 AND ?4 LIMIT ?5",
  [ADC_SQL_NAME] = "SELECT document, what FROM names WHERE hash = ?1 LIMIT ?2",
  [ADC_SQL_SPELLING] = "SELECT document, what, name = ?1 FROM spellings"
                       " WHERE name >= ?1 AND name < ?2 LIMIT ?3",
  [ADC_SQL_ALIKE] = "SELECT games, members FROM alike JOIN families ON families.id = alike.family"
                    " WHERE key = ?1",
  [ADC_SQL_DOCUMENT] = "SELECT entry, page FROM documents WHERE id = ?1",
  [ADC_SQL_ENTRY] = "SELECT id FROM documents WHERE id BETWEEN ?1 AND ?2 AND entry = ?3",
  [ADC_SQL_TEXT] = "SELECT title, body FROM texts WHERE id = ?1",
  [ADC_SQL_WORD] = "SELECT rowid FROM entries WHERE entries MATCH ?1 LIMIT ?2",
};

static void
free_game (gpointer data)
{
  AdcIndexGame *game = data;

  g_free (game->id);
  g_strfreev (game->titles);
  g_free (game);
}

static void
adc_index_finalize (GObject *object)
{
  AdcIndex *self = ADC_INDEX (object);

  for (guint i = 0; i < ADC_N_SQL; i++)
    sqlite3_finalize (self->statements[i]);
  sqlite3_close (self->database);
  g_free (self->path);
  adc_stemmer_free (self->analyzer.stemmer);
  g_ptr_array_unref (self->games);
  g_array_unref (self->ranges);
  g_ptr_array_unref (self->languages);
  g_hash_table_unref (self->ignored);
  g_clear_pointer (&self->words, adc_lexicon_free);
  g_clear_pointer (&self->stems, adc_lexicon_free);
  g_mutex_clear (&self->mutex);
  G_OBJECT_CLASS (adc_index_parent_class)->finalize (object);
}

static void
adc_index_class_init (AdcIndexClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_index_finalize;
}

static void
adc_index_init (AdcIndex *self)
{
  g_mutex_init (&self->mutex);
  self->analyzer.stemmer = adc_stemmer_new ();
  self->games = g_ptr_array_new_with_free_func (free_game);
  self->ranges = g_array_new (FALSE, FALSE, sizeof (AdcIndexRange));
  self->languages = g_ptr_array_new_with_free_func (g_free);
  self->ignored = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
}

gboolean
adc_index_fail (AdcIndex *self, GError **error)
{
  const int code = sqlite3_errcode (self->database);

  if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE)
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA,
                         _("The search index is damaged"));
  else
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
                 /* Translators: the reason comes from the database and is in English */
                 _("The search index does not work: %s"), sqlite3_errmsg (self->database));
  if (self->path != NULL)
    g_unlink (self->path); /* it will be made again, from the games themselves */
  return FALSE;
}

gboolean
adc_index_execute (AdcIndex *self, const char *sql, GError **error)
{
  return sqlite3_exec (self->database, sql, NULL, NULL, NULL) == SQLITE_OK ||
         adc_index_fail (self, error);
}

sqlite3_stmt *
adc_index_get_statement (AdcIndex *self, AdcSql sql, GError **error)
{
  if (self->statements[sql] == NULL &&
      sqlite3_prepare_v3 (self->database, sql_texts[sql], -1, SQLITE_PREPARE_PERSISTENT,
                          &self->statements[sql], NULL) != SQLITE_OK)
    adc_index_fail (self, error);

  return self->statements[sql];
}

void
adc_index_bind_text (sqlite3_stmt *statement, int position, const char *text)
{
  sqlite3_bind_text (statement, position, text, -1, SQLITE_TRANSIENT);
}

const AdcIndexRange *
adc_index_find_range (AdcIndex *self, gint64 document)
{
  guint first = 0, last = self->ranges->len;

  while (first < last) {
    const guint middle = first + (last - first) / 2;
    const AdcIndexRange *range = &g_array_index (self->ranges, AdcIndexRange, middle);

    if (document < range->first)
      last = middle;
    else if (document > range->last)
      first = middle + 1;
    else
      return range;
  }

  return NULL;
}

guint
adc_index_find_language (AdcIndex *self, const char *language)
{
  guint place;

  return g_ptr_array_find_with_equal_func (self->languages, language, g_str_equal, &place)
           ? place
           : G_MAXUINT;
}

guint32
adc_index_get_bits (AdcIndex *self, const char *game)
{
  if (game == NULL)
    return ADC_ALL_GAMES & ~ADC_GUIDE_BIT;

  for (guint i = 0; i < self->games->len; i++) {
    const AdcIndexGame *candidate = self->games->pdata[i];

    if (g_str_equal (candidate->id, game))
      return candidate->bit;
  }

  return 0;
}

static gboolean
read_rows (AdcIndex *self, const char *sql, void (*read) (AdcIndex *, sqlite3_stmt *),
           GError **error)
{
  g_autoptr(sqlite3_stmt) select = NULL;
  int status = SQLITE_ERROR;

  if (sqlite3_prepare_v2 (self->database, sql, -1, &select, NULL) == SQLITE_OK)
    while ((status = sqlite3_step (select)) == SQLITE_ROW)
      read (self, select);

  return status == SQLITE_DONE || adc_index_fail (self, error);
}

static char *
dup_column (sqlite3_stmt *select, int column)
{
  const char *text = (const char *) sqlite3_column_text (select, column);

  return g_strdup (text != NULL ? text : "");
}

static void
read_language (AdcIndex *self, sqlite3_stmt *select)
{
  g_ptr_array_add (self->languages, dup_column (select, 0));
}

static void
read_game (AdcIndex *self, sqlite3_stmt *select)
{
  AdcIndexGame *game = g_new0 (AdcIndexGame, 1);
  g_autofree char *titles = dup_column (select, 2);

  game->id = dup_column (select, 0);
  game->bit = sqlite3_column_int64 (select, 1);
  game->titles = g_strsplit (titles, "\n", -1);
  g_ptr_array_add (self->games, game);
}

static void
read_range (AdcIndex *self, sqlite3_stmt *select)
{
  const AdcIndexRange range = { sqlite3_column_int (select, 0), sqlite3_column_int (select, 1),
                                sqlite3_column_int64 (select, 2),
                                sqlite3_column_int64 (select, 3) };

  g_array_append_val (self->ranges, range);
}

static void
read_ignored (AdcIndex *self, sqlite3_stmt *select)
{
  g_hash_table_add (self->ignored, dup_column (select, 0));
}

static void
read_lexica (AdcIndex *self, sqlite3_stmt *select)
{
  AdcLexicon **lexicon = sqlite3_column_int (select, 0) == 0 ? &self->words : &self->stems;
  g_autoptr(GBytes) bytes = g_bytes_new (sqlite3_column_blob (select, 1),
                                         sqlite3_column_bytes (select, 1));

  g_clear_pointer (lexicon, adc_lexicon_free);
  *lexicon = adc_lexicon_new (bytes);
}

/* Games and kinds index arrays from now on. */
static gboolean
is_sound (AdcIndex *self)
{
  for (guint i = 0; i < self->games->len; i++)
    if (g_strv_length (((AdcIndexGame *) self->games->pdata[i])->titles) != self->languages->len)
      return FALSE;

  for (guint i = 0; i < self->ranges->len; i++) {
    const AdcIndexRange *range = &g_array_index (self->ranges, AdcIndexRange, i);

    if (range->game >= self->games->len || range->kind >= ADC_N_KINDS)
      return FALSE;
  }

  return self->words != NULL && self->stems != NULL &&
         self->languages->len <= ADC_MAX_LANGUAGES;
}

static void
count_documents (AdcIndex *self)
{
  for (guint i = 0; i < self->ranges->len; i++) {
    const AdcIndexRange *range = &g_array_index (self->ranges, AdcIndexRange, i);

    if (!adc_index_is_guide (self->games->pdata[range->game]))
      self->n_documents = MAX (self->n_documents, range->last);
  }
}

gboolean
adc_index_read (AdcIndex *self, GError **error)
{
  if (!read_rows (self, "SELECT code FROM languages ORDER BY id", read_language, error) ||
      !read_rows (self, "SELECT id, bit, titles FROM games ORDER BY place", read_game, error) ||
      !read_rows (self, "SELECT game, kind, first, last FROM ranges ORDER BY first", read_range,
                  error) ||
      !read_rows (self, "SELECT word FROM ignored", read_ignored, error) ||
      !read_rows (self, "SELECT place, bytes FROM lexica", read_lexica, error))
    return FALSE;

  if (is_sound (self)) {
    count_documents (self);
    return TRUE;
  }

  return adc_index_fail (self, error);
}

AdcIndex *
adc_index_open (const char *path, int flags, GError **error)
{
  g_autoptr(AdcIndex) self = g_object_new (ADC_TYPE_INDEX, NULL);

  self->is_in_memory = g_str_equal (path, ADC_INDEX_MEMORY);
  if (sqlite3_open_v2 (path, &self->database, flags | SQLITE_OPEN_NOMUTEX, NULL) != SQLITE_OK) {
    adc_index_fail (self, error);
    return NULL;
  }

  if (!adc_analyzer_register (&self->analyzer, self->database, error) ||
      !adc_ranker_register (self->database, error))
    return NULL;

  return g_steal_pointer (&self);
}

AdcIndex *
adc_index_new_with_values (AdcLibrary *library, GPtrArray *completions, GError **error)
{
  g_autoptr(AdcIndex) self = NULL;

  g_return_val_if_fail (ADC_IS_LIBRARY (library), NULL);

  self = adc_index_open (ADC_INDEX_MEMORY, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, error);
  if (self == NULL || !adc_index_fill (self, library, completions, error) ||
      !adc_index_read (self, error))
    return NULL;

  return g_steal_pointer (&self);
}

AdcIndex *
adc_index_new (AdcLibrary *library, GError **error)
{
  return adc_index_new_with_values (library, NULL, error);
}

gboolean
adc_index_has_game (AdcIndex *self, const char *id)
{
  g_return_val_if_fail (ADC_IS_INDEX (self) && id != NULL, FALSE);

  return adc_index_get_bits (self, id) != 0;
}

gboolean
adc_index_is_empty (AdcIndex *self)
{
  g_return_val_if_fail (ADC_IS_INDEX (self), TRUE);

  return self->n_documents == 0;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-index-private.h"

#include "adc-document.h"
#include "adc-plain.h"
#include "adc-stem.h"
#include "adc-tokenizer.h"

#include <glib/gi18n-lib.h>
#include <string.h>

G_DEFINE_FINAL_TYPE (AdcIndex, adc_index, G_TYPE_OBJECT)

static void
clear_row (gpointer data)
{
  AdcIndexRow *row = data;

  g_object_unref (row->entry);
  g_free (row->title);
  g_free (row->headword);
  g_ptr_array_unref (row->synonyms);
}

static void
adc_index_dispose (GObject *object)
{
  g_clear_object (&ADC_INDEX (object)->library);
  G_OBJECT_CLASS (adc_index_parent_class)->dispose (object);
}

static void
adc_index_finalize (GObject *object)
{
  AdcIndex *self = ADC_INDEX (object);

  g_array_unref (self->rows);
  adc_vocabulary_free (self->vocabulary);
  sqlite3_close (self->database);
  g_mutex_clear (&self->mutex);
  G_OBJECT_CLASS (adc_index_parent_class)->finalize (object);
}

static void
adc_index_class_init (AdcIndexClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_index_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_index_finalize;
}

static void
adc_index_init (AdcIndex *self)
{
  self->rows = g_array_new (FALSE, FALSE, sizeof (AdcIndexRow));
  g_array_set_clear_func (self->rows, clear_row);
  self->vocabulary = adc_vocabulary_new ();
  g_mutex_init (&self->mutex);
}

gboolean
adc_index_fail (AdcIndex *self, GError **error)
{
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED,
               /* Translators: the reason comes from the database and is in English */
               _("The search index does not work: %s"), sqlite3_errmsg (self->database));
  return FALSE;
}

static gboolean
execute (AdcIndex *self, const char *sql, GError **error)
{
  return sqlite3_exec (self->database, sql, NULL, NULL, NULL) == SQLITE_OK ||
         adc_index_fail (self, error);
}

sqlite3_stmt *
adc_index_prepare (AdcIndex *self, const char *sql, GError **error)
{
  sqlite3_stmt *statement = NULL;

  if (sqlite3_prepare_v2 (self->database, sql, -1, &statement, NULL) != SQLITE_OK)
    adc_index_fail (self, error);

  return statement;
}

void
adc_index_bind_text (sqlite3_stmt *statement, int position, const char *text)
{
  sqlite3_bind_text (statement, position, text, -1, SQLITE_TRANSIENT);
}

/* A player may know a thing by its name in any language, so every row has all synonyms. */
static char *
join_synonyms (AdcEntry *entry)
{
  GPtrArray *synonyms = adc_entry_get_synonyms (entry);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < synonyms->len; i++)
    for (guint j = 0; j < adc_text_get_n (synonyms->pdata[i]); j++)
      g_string_append_printf (out, "%s%s", out->len > 0 ? "\n" : "",
                              adc_text_get_nth (synonyms->pdata[i], j, NULL));

  return g_string_free (out, FALSE);
}

static GPtrArray *
stem_lines (const char *lines)
{
  GPtrArray *stems = g_ptr_array_new_with_free_func (g_free);
  g_auto(GStrv) parts = g_strsplit (lines, "\n", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    g_ptr_array_add (stems, adc_stem_text (parts[i]));

  return stems;
}

static char *
stem_headword (const char *title)
{
  g_autofree char *headword = g_strndup (title, strcspn (title, "("));

  return adc_stem_text (headword);
}

static char *
dup_indexed_text (AdcEntry *entry, const char *language)
{
  g_autofree char *text = adc_document_dup_text (entry, language);
  g_autofree char *values = adc_document_dup_values (entry, language);

  return g_strjoin (*text != '\0' && *values != '\0' ? "\n" : "", text, values, NULL);
}

static gboolean
add_row (AdcIndex *self, sqlite3_stmt *insert, AdcGame *game, AdcEntry *entry, const char *language,
         GError **error)
{
  g_autofree char *title = adc_plain_from_markup (adc_entry_get_title_in (entry, language), game,
                                                  language);
  g_autofree char *synonyms = join_synonyms (entry);
  g_autofree char *text = dup_indexed_text (entry, language);
  AdcIndexRow row = { g_object_ref (entry), g_intern_string (language), adc_stem_text (title),
                      stem_headword (title), stem_lines (synonyms) };

  g_array_append_val (self->rows, row);
  adc_vocabulary_add_text (self->vocabulary, adc_game_get_id (game), title, language);
  adc_vocabulary_add_text (self->vocabulary, adc_game_get_id (game), synonyms, language);
  adc_vocabulary_add_text (self->vocabulary, adc_game_get_id (game), text, language);

  sqlite3_bind_int64 (insert, 1, self->rows->len);
  adc_index_bind_text (insert, 2, title);
  adc_index_bind_text (insert, 3, synonyms);
  adc_index_bind_text (insert, 4, text);
  adc_index_bind_text (insert, 5, adc_game_get_id (game));
  sqlite3_bind_int (insert, 6, ADC_KIND_BIT (adc_entry_get_kind (entry)));
  if (sqlite3_step (insert) != SQLITE_DONE)
    return adc_index_fail (self, error);

  sqlite3_reset (insert);
  return TRUE;
}

static gboolean
add_game (AdcIndex *self, sqlite3_stmt *insert, AdcGame *game, GError **error)
{
  for (guint kind = 0; kind < ADC_N_KINDS; kind++) {
    GListModel *entries = adc_game_get_entries (game, kind);

    for (guint i = 0; i < g_list_model_get_n_items (entries); i++) {
      g_autoptr(AdcEntry) entry = g_list_model_get_item (entries, i);
      AdcText *title = adc_entry_get_title_text (entry);

      for (guint j = 0; j < adc_text_get_n (title); j++) {
        const char *language;

        adc_text_get_nth (title, j, &language);
        if (!add_row (self, insert, game, entry, language, error))
          return FALSE;
      }
    }
  }

  return TRUE;
}

static gboolean
fill (AdcIndex *self, GError **error)
{
  g_autoptr(sqlite3_stmt) insert = NULL;

  insert = adc_index_prepare (self,
                              "INSERT INTO entries (rowid, title, synonyms, text, game, kind) "
                              "VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
                              error);
  if (insert == NULL)
    return FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (self->library), i);

    if (!add_game (self, insert, game, error))
      return FALSE;
  }

  return TRUE;
}

AdcIndex *
adc_index_new (AdcLibrary *library, GError **error)
{
  g_autoptr(AdcIndex) self = NULL;
  const int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;

  g_return_val_if_fail (ADC_IS_LIBRARY (library), NULL);

  self = g_object_new (ADC_TYPE_INDEX, NULL);
  self->library = g_object_ref (library);
  if (sqlite3_open_v2 (":memory:", &self->database, flags, NULL) != SQLITE_OK) {
    adc_index_fail (self, error);
    return NULL;
  }

  if (!adc_tokenizer_register (self->database, error) ||
      !execute (self,
                "CREATE VIRTUAL TABLE entries USING fts5 (title, synonyms, text, game UNINDEXED, "
                "kind UNINDEXED,"
                " tokenize = 'adc', prefix = '2 3');"
                "BEGIN",
                error) ||
      !fill (self, error) || !execute (self, "COMMIT", error))
    return NULL;

  return g_steal_pointer (&self);
}

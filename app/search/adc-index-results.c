/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-index-private.h"

#include "adc-language.h"
#include "adc-snippet.h"

/* What of a document is quoted: its text in the language asked for, unless only another one has
 * the words; and the title in that other language, if it has more of them than the one that is
 * shown. */
typedef struct {
  AdcIndex   *index;
  GHashTable *marks;
  GHashTable *typed;
  gint64      document;
  char       *title;
  guint       n_in_title; /* words found there */
  char       *other_title;
  char       *snippet;
  guint       n_in_body;
  guint       language; /* the snippet's */
} Quotation;

static void
clear_quotation (Quotation *self)
{
  g_free (self->title);
  g_free (self->other_title);
  g_free (self->snippet);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Quotation, clear_quotation)

gboolean
adc_index_read_text (AdcIndex *self, gint64 document, guint language, char **title, char **body)
{
  sqlite3_stmt *select = adc_index_get_statement (self, ADC_SQL_TEXT, NULL);
  gboolean found;

  *title = NULL;
  *body = NULL;
  if (select == NULL || language == G_MAXUINT)
    return FALSE;

  sqlite3_bind_int64 (select, 1, adc_index_get_text_id (document, language));
  found = sqlite3_step (select) == SQLITE_ROW;
  if (found) {
    *title = g_strdup ((const char *) sqlite3_column_text (select, 0));
    *body = g_strdup ((const char *) sqlite3_column_text (select, 1));
  }
  sqlite3_reset (select);

  return found;
}

static guint
count (Quotation *self, const char *text, GHashTable *marks)
{
  return adc_snippet_count_marks (text, marks, self->index->analyzer.stemmer);
}

static void
quote_shown (Quotation *self, guint language)
{
  g_autofree char *body = NULL;

  if (!adc_index_read_text (self->index, self->document, language, &self->title, &body))
    return;

  self->n_in_title = count (self, self->title, self->typed);
  self->n_in_body = count (self, body, self->marks);
  self->snippet = adc_snippet_new (body, self->marks, self->index->analyzer.stemmer);
  self->language = language;
}

/* Another language is quoted for the words that were typed, where the one that is shown has nothing
 * of what is looked for. */
static void
quote_other (Quotation *self, guint language)
{
  g_autofree char *title = NULL;
  g_autofree char *body = NULL;

  if (!adc_index_read_text (self->index, self->document, language, &title, &body))
    return;

  if (self->title == NULL) {
    self->title = g_steal_pointer (&title); /* it has no other */
  } else if (self->other_title == NULL && self->n_in_title == 0 &&
             count (self, title, self->typed) > 0) {
    self->other_title = g_steal_pointer (&title);
  }

  if (self->snippet == NULL ||
      (self->n_in_title == 0 && self->n_in_body == 0 && count (self, body, self->typed) > 0)) {
    g_free (self->snippet);
    self->snippet = adc_snippet_new (body, self->marks, self->index->analyzer.stemmer);
    self->n_in_body = count (self, body, self->marks);
    self->language = language;
  }
}

static void
quote (Quotation *self, guint language)
{
  quote_shown (self, language);
  for (guint i = 0; i < self->index->languages->len; i++)
    if (i != language && (self->title == NULL || self->n_in_title == 0))
      quote_other (self, i);
}

static char *
dup_entry (AdcIndex *self, gint64 document, guint *page)
{
  sqlite3_stmt *select = adc_index_get_statement (self, ADC_SQL_DOCUMENT, NULL);
  char *entry = NULL;

  if (select == NULL)
    return NULL;

  sqlite3_bind_int64 (select, 1, document);
  if (sqlite3_step (select) == SQLITE_ROW) {
    entry = g_strdup ((const char *) sqlite3_column_text (select, 0));
    *page = sqlite3_column_int (select, 1);
  }
  sqlite3_reset (select);

  return entry;
}

AdcSearchResult *
adc_index_create_result (AdcIndex *self, gint64 document, guint language, GHashTable *marks,
                         GHashTable *typed, double score)
{
  const AdcIndexRange *range = adc_index_find_range (self, document);
  g_auto(Quotation) quotation = { .index = self, .marks = marks, .typed = typed,
                                .document = document };
  g_autofree char *entry = NULL;
  const AdcIndexGame *game;
  guint page = 0;
  AdcFinding finding;

  entry = dup_entry (self, document, &page);
  quote (&quotation, language);
  if (range == NULL || entry == NULL || quotation.title == NULL)
    return NULL; /* the file is damaged */

  game = self->games->pdata[range->game];
  finding = (AdcFinding) {
    .game = game->id,
    .game_title = game->titles[MIN (language, self->languages->len - 1)],
    .kind = range->kind,
    .id = entry,
    .title = quotation.title,
    .other_title = quotation.other_title,
    .page = page,
    .language = self->languages->pdata[quotation.language],
    .snippet = quotation.snippet,
    .score = score,
    .is_guide = adc_index_is_guide (game),
  };
  return adc_search_result_new (&finding);
}

/* 0: there is none. */
static gint64
find_entry (AdcIndex *self, const AdcIndexRange *range, const char *id)
{
  sqlite3_stmt *select = adc_index_get_statement (self, ADC_SQL_ENTRY, NULL);
  gint64 document = 0;

  if (select == NULL)
    return 0;

  sqlite3_bind_int64 (select, 1, range->first);
  sqlite3_bind_int64 (select, 2, range->last);
  adc_index_bind_text (select, 3, id);
  if (sqlite3_step (select) == SQLITE_ROW)
    document = sqlite3_column_int64 (select, 0);
  sqlite3_reset (select);

  return document;
}

static gint64
find_document (AdcIndex *self, const char *game, AdcKind kind, const char *id)
{
  for (guint i = 0; i < self->ranges->len; i++) {
    const AdcIndexRange *range = &g_array_index (self->ranges, AdcIndexRange, i);
    const AdcIndexGame *candidate = self->games->pdata[range->game];

    if (range->kind == kind && g_str_equal (candidate->id, game))
      return find_entry (self, range, id);
  }

  return 0;
}

AdcSearchResult *
adc_index_find (AdcIndex *self, const char *location, const char *language)
{
  g_autoptr(GMutexLocker) locker = NULL;
  g_autoptr(GHashTable) marks = g_hash_table_new (g_str_hash, g_str_equal); /* none */
  g_auto(GStrv) parts = NULL;
  gint64 document;
  guint place;
  AdcKind kind;

  g_return_val_if_fail (ADC_IS_INDEX (self) && location != NULL, NULL);

  parts = g_strsplit (location, "/", 3);
  if (g_strv_length (parts) != 3 || !adc_kind_from_name (parts[1], &kind))
    return NULL;

  locker = g_mutex_locker_new (&self->mutex);
  document = find_document (self, parts[0], kind, parts[2]);
  place = adc_index_find_language (self, language != NULL ? language : adc_language_get_current ());
  return document > 0 ? adc_index_create_result (self, document, place, marks, marks, 0) : NULL;
}

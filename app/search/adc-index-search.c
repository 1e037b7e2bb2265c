/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-index-private.h"

#include "adc-language.h"
#include "adc-plain.h"
#include "adc-stem.h"
#include "adc-tokenizer.h"

#include <string.h>

#define MAX_WORDS 32 /* of a query: what comes after was pasted by accident */

/* Scores: what an entry is named weighs more than what it says. Bands never overlap: all that may
 * be added within one sums up to less than the distance to the next. */
#define SCORE_TITLE 4000
#define SCORE_SYNONYM 3000
#define SCORE_TITLE_START 2000
#define SCORE_TITLE_WORDS 1000 /* every word of the query begins one of the title's */
#define SCORE_ASKED_LANGUAGE 300
#define SCORE_TERM 300 /* a glossary's headword before a rule of the same name */
#define SCORE_BREVITY 99.0
#define MAX_SCORE_WORDS 299

typedef struct {
  AdcEntry *entry;
  guint     row; /* where the snippet is taken from */
  double    score;
} Hit;

/* A query as titles are compared with it: stemmed. */
typedef struct {
  const char *text;
  const char *bare; /* without what is left of articles: "attaquant" for "l’attaquant" */
  GStrv       words;
} Wanted;

/* What is left of an article before an apostrophe: "l’assaut". */
static gboolean
is_elided (const char *word)
{
  return word[1] == '\0' && strchr ("cdjlmnst", *word) != NULL;
}

/* The last word is never left out: the player may be in the middle of it. */
static GStrv
split_query (const char *query)
{
  g_auto(GStrv) words = adc_fold_words (query, MAX_WORDS);
  g_autoptr(GStrvBuilder) kept = g_strv_builder_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i + 1] == NULL || !is_elided (words[i]))
      g_strv_builder_add (kept, words[i]);

  return g_strv_builder_end (kept);
}

static GStrv
stem_words (GStrv words)
{
  g_autofree char *text = g_strjoinv (" ", words);
  g_autofree char *stemmed = adc_stem_text (text);

  return g_strsplit (stemmed, " ", -1);
}

/* Words are letters and digits only, so that quotes make any of them a term. */
static char *
build_expression (GStrv words, const char *operator)
{
  GString *out = g_string_new (NULL);

  for (guint i = 0; words[i] != NULL; i++)
    g_string_append_printf (out, "%s\"%s\" *", i > 0 ? operator : "", words[i]);

  return g_string_free (out, FALSE);
}

static gboolean
begins_a_word (const char *text, const char *start)
{
  const gsize length = strlen (start);

  for (const char *word = text; word != NULL; word = strchr (word, ' ')) {
    word += *word == ' ';
    if (strncmp (word, start, length) == 0)
      return TRUE;
  }

  return FALSE;
}

static double
score_name (const AdcIndexRow *row, const char *name)
{
  if (g_str_equal (row->title, name) || g_str_equal (row->headword, name))
    return SCORE_TITLE;
  if (g_ptr_array_find_with_equal_func (row->synonyms, name, g_str_equal, NULL))
    return SCORE_SYNONYM;

  return g_str_has_prefix (row->title, name) ? SCORE_TITLE_START : 0;
}

static double
score_title (const AdcIndexRow *row, const Wanted *wanted)
{
  const double score = MAX (score_name (row, wanted->text), score_name (row, wanted->bare));

  if (score > 0)
    return score;

  for (guint i = 0; wanted->words[i] != NULL; i++)
    if (!begins_a_word (row->title, wanted->words[i]))
      return 0;

  return SCORE_TITLE_WORDS;
}

static double
score_row (const AdcIndexRow *row, const Wanted *wanted, const char *language)
{
  double score = score_title (row, wanted);

  if (score == 0)
    return 0;

  if (row->language == language)
    score += SCORE_ASKED_LANGUAGE;
  if (adc_entry_get_kind (row->entry) == ADC_KIND_TERM)
    score += SCORE_TERM;

  return score + SCORE_BREVITY / (1 + strlen (row->title));
}

/* One hit per entry: as good as its best language, quoted in the language asked for if it matched
 * there. */
static void
add_hit (AdcIndex *self, GHashTable *hits, guint position, double score, const char *language)
{
  const AdcIndexRow *row = &g_array_index (self->rows, AdcIndexRow, position);
  Hit *hit = g_hash_table_lookup (hits, row->entry);

  if (hit == NULL) {
    hit = g_new (Hit, 1);
    *hit = (Hit) { row->entry, position, score };
    g_hash_table_insert (hits, row->entry, hit);
    return;
  }

  hit->score = MAX (hit->score, score);
  if (row->language == language)
    hit->row = position;
}

static gboolean
collect_hits (AdcIndex *self, GHashTable *hits, const char *expression, const Wanted *wanted,
              const AdcQuery *options, GError **error)
{
  g_autoptr(sqlite3_stmt) select = NULL;
  int status;

  select = adc_index_prepare (self,
                    "SELECT rowid, bm25 (entries, 10, 8, 1) FROM entries WHERE entries MATCH ?1"
                    " AND (?2 IS NULL OR game = ?2) AND (?3 = 0 OR kind & ?3) ORDER BY rowid",
                    error);
  if (select == NULL)
    return FALSE;

  adc_index_bind_text (select, 1, expression);
  adc_index_bind_text (select, 2, options->game);
  sqlite3_bind_int64 (select, 3, options->kinds);
  while ((status = sqlite3_step (select)) == SQLITE_ROW) {
    guint position = sqlite3_column_int64 (select, 0) - 1;
    /* SQLite's best is negative. */
    double words = CLAMP (-sqlite3_column_double (select, 1), 0, MAX_SCORE_WORDS);
    const AdcIndexRow *row = &g_array_index (self->rows, AdcIndexRow, position);

    add_hit (self, hits, position, words + score_row (row, wanted, options->language),
             options->language);
  }

  return status == SQLITE_DONE || adc_index_fail (self, error);
}

static int
compare_hits (gconstpointer a, gconstpointer b)
{
  const Hit *one = *(const Hit * const *) a;
  const Hit *other = *(const Hit * const *) b;

  if (one->score != other->score)
    return one->score > other->score ? -1 : 1;

  return one->row < other->row ? -1 : 1; /* the order of the rulebook */
}

static GPtrArray *
sort_hits (GHashTable *hits, guint limit)
{
  GPtrArray *sorted = g_ptr_array_sized_new (g_hash_table_size (hits));
  GHashTableIter iter;
  gpointer hit;

  g_hash_table_iter_init (&iter, hits);
  while (g_hash_table_iter_next (&iter, NULL, &hit))
    g_ptr_array_add (sorted, hit);

  g_ptr_array_sort (sorted, compare_hits);
  if (limit > 0 && sorted->len > limit)
    g_ptr_array_set_size (sorted, limit);

  return sorted;
}

static AdcSearchResult *
create_result (AdcIndex *self, sqlite3_stmt *select, const Hit *hit, const char *language)
{
  const AdcIndexRow *row = &g_array_index (self->rows, AdcIndexRow, hit->row);
  g_autoptr(AdcGame) game = adc_entry_dup_game (hit->entry);
  g_autofree char *title = adc_plain_from_markup (adc_entry_get_title_in (hit->entry, language),
                                                  game, language);
  g_autofree char *other = adc_plain_from_markup (adc_entry_get_title_in (hit->entry, row->language),
                                                  game, row->language);
  g_autofree char *snippet = NULL;
  AdcFinding finding;

  sqlite3_bind_int64 (select, 2, hit->row + 1);
  if (sqlite3_step (select) == SQLITE_ROW)
    snippet = g_strdup ((const char *) sqlite3_column_text (select, 0));
  sqlite3_reset (select);
  if (snippet != NULL)
    g_strdelimit (snippet, "\n", ' ');

  finding = (AdcFinding) {
    .game = adc_game_get_id (game),
    .game_title = adc_game_get_title (game),
    .kind = adc_entry_get_kind (hit->entry),
    .id = adc_entry_get_id (hit->entry),
    .title = title,
    .other_title = g_str_equal (row->language, language) ? NULL : other,
    .page = adc_entry_get_page (hit->entry),
    .language = row->language,
    .snippet = snippet != NULL ? snippet : "",
    .score = hit->score,
  };
  return adc_search_result_new (&finding);
}

static GPtrArray *
search_words (AdcIndex *self, const char *expression, const Wanted *wanted, const AdcQuery *options,
              GError **error)
{
  g_autoptr(GPtrArray) results = g_ptr_array_new_with_free_func (g_object_unref);
  g_autoptr(GHashTable) hits = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_autoptr(GPtrArray) sorted = NULL;
  g_autoptr(sqlite3_stmt) select = NULL;

  if (!collect_hits (self, hits, expression, wanted, options, error))
    return NULL;

  select = adc_index_prepare (self,
                              "SELECT snippet (entries, 2, '" ADC_MARK_START "', '" ADC_MARK_END
                              "', '…', 24)"
                              " FROM entries WHERE entries MATCH ?1 AND rowid = ?2",
                              error);
  if (select == NULL)
    return NULL;

  adc_index_bind_text (select, 1, expression);
  sorted = sort_hits (hits, options->limit);
  for (guint i = 0; i < sorted->len; i++)
    g_ptr_array_add (results, create_result (self, select, sorted->pdata[i], options->language));

  return g_steal_pointer (&results);
}

AdcAnswer *
adc_index_search (AdcIndex *self, const char *query, const AdcQuery *options, GError **error)
{
  g_autoptr(GMutexLocker) locker = NULL;
  g_autoptr(AdcAnswer) answer = adc_answer_new ();
  g_autoptr(GPtrArray) results = NULL;
  g_autofree char *mended = NULL;
  g_autofree char *all = NULL;
  g_autofree char *stemmed = NULL;
  g_autofree char *bare = NULL;
  g_auto(GStrv) words = NULL;
  g_auto(GStrv) stems = NULL;
  Wanted wanted;
  AdcQuery asked = options != NULL ? *options : (AdcQuery) { 0 };

  g_return_val_if_fail (ADC_IS_INDEX (self) && query != NULL, NULL);

  locker = g_mutex_locker_new (&self->mutex);
  asked.language = g_intern_string (asked.language != NULL ? asked.language
                                                           : adc_language_get_current ());
  if (asked.everywhere)
    asked.game = NULL;
  if (!asked.literal)
    mended = adc_vocabulary_correct (self->vocabulary, asked.game, query, asked.language);
  words = split_query (mended != NULL ? mended : query);
  if (words[0] == NULL)
    return g_steal_pointer (&answer);

  stems = stem_words (words);
  stemmed = adc_stem_text (mended != NULL ? mended : query);
  bare = g_strjoinv (" ", stems);
  wanted = (Wanted) { stemmed, bare, stems };
  all = build_expression (words, " AND ");
  results = search_words (self, all, &wanted, &asked, error);
  if (results != NULL && results->len == 0 && words[1] != NULL) {
    g_autofree char *any = build_expression (words, " OR ");

    g_clear_pointer (&results, g_ptr_array_unref);
    results = search_words (self, any, &wanted, &asked, error);
  }
  if (results == NULL)
    return NULL;

  g_ptr_array_unref (answer->results);
  answer->results = g_steal_pointer (&results);
  answer->n_found = answer->results->len;
  answer->corrected = g_steal_pointer (&mended);
  return g_steal_pointer (&answer);
}

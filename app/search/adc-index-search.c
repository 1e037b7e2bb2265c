/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-index-private.h"

#include "adc-language.h"
#include "adc-names.h"
#include "adc-question.h"
#include "adc-repair.h"

#include <string.h>

/* Entries FTS5 may rank for one question: all of a large shelf, a frame's worth of a huge one. */
#define MAX_RANKED 3000
#define MAX_NEAREST 5 /* names that what was typed may have been meant to be */
#define MAX_NAME_WORDS 2 /* words that count of what may be a name; more make a question */
#define MAX_TIED 64     /* entries as good as each other that are put in order */
#define MAX_NAMED 500   /* entries that may have the name asked for, or begin with it */
#define MIN_COVERED 0.2 /* of the best: what has less of the question only mentions a word of it */
#define FULL 0.9        /* of a question: whoever has that much of it answers it */

/* What an entry is named weighs more than what it says: bands never overlap. */
#define BAND 1000.0
#define MAX_SCORE (BAND / 2 - 1)
/* What the game that is played says weighs more; what is named alike there comes first. */
#define GAME_SHARE 1.3

/* From what an entry only says to what it is called, letter by letter. */
enum {
  BAND_TEXT,
  BAND_ALL_IN_TITLE,
  BAND_BEGINNING_OF_SYNONYM,
  BAND_BEGINNING,
  BAND_BARE_SYNONYM,
  BAND_BARE_TITLE,
  BAND_LONG_BEGINNING, /* by more than one word */
  BAND_STEMMED_SYNONYM,
  BAND_STEMMED_TITLE,
  BAND_SYNONYM,
  BAND_TITLE,
};

typedef struct {
  gint64   document;
  int      band;
  double   score;
  double   covered;
  gboolean is_behind; /* in a game that comes after the others */
  AdcSight sight;
  char    *collation; /* of its title, once that decides */
} Hit;

typedef struct {
  AdcIndex       *index;
  const AdcQuery *options;
  AdcQuestion    *question;
  guint           language;
  gint64          first; /* documents of the game that is played; none: first > last */
  gint64          last;
  GHashTable     *hits;   /* document -> Hit */
  GPtrArray      *sorted; /* the same */
} Search;

static void
free_hit (gpointer data)
{
  Hit *hit = data;

  g_free (hit->collation);
  g_free (hit);
}

/* How likely a player wants one of that kind: a word is looked up in the glossary, a question
 * answered by a rule. */
static double
weigh_kind (AdcKind kind, gboolean is_single_word)
{
  switch (kind) {
  case ADC_KIND_TERM:
    return is_single_word ? 1.3 : 1.0;
  case ADC_KIND_RULE:
    return 1.1;
  case ADC_KIND_RULING:
    return 0.85;
  case ADC_KIND_UNIT_TYPE:
  case ADC_KIND_DECK_RULE:
    return 0.9;
  default:
    return 1.0;
  }
}

static gboolean
is_played (const Search *self, gint64 document)
{
  return document >= self->first && document <= self->last;
}

static gboolean
is_behind (const Search *self, const AdcIndexRange *range)
{
  const AdcIndexGame *game = self->index->games->pdata[range->game];

  return self->options->behind != NULL && !is_played (self, range->first) &&
         g_strv_contains (self->options->behind, game->id);
}

/* NULL: it is not what is looked for. */
static Hit *
get_hit (Search *self, gint64 document)
{
  const AdcIndexRange *range;
  Hit *hit = g_hash_table_lookup (self->hits, &document);

  if (hit != NULL)
    return hit;

  range = adc_index_find_range (self->index, document);
  if (range == NULL || (document > self->index->n_documents && !is_played (self, document)) ||
      (self->options->game != NULL && !self->options->everywhere &&
       !is_played (self, document)) ||
      (self->options->kinds != 0 && (self->options->kinds & ADC_KIND_BIT (range->kind)) == 0))
    return NULL;

  hit = g_new0 (Hit, 1);
  hit->document = document;
  hit->is_behind = is_behind (self, range);
  g_hash_table_insert (self->hits, &hit->document, hit);
  g_ptr_array_add (self->sorted, hit);
  return hit;
}

static void
raise_band (Search *self, gint64 document, int band)
{
  Hit *hit = get_hit (self, document);

  if (hit != NULL)
    hit->band = MAX (hit->band, band);
}

static gboolean
collect_names (Search *self, GPtrArray *keys, gboolean are_bare, GError **error)
{
  static const int bands[] = {
    [ADC_NAME_TITLE] = BAND_STEMMED_TITLE,
    [ADC_NAME_SYNONYM] = BAND_STEMMED_SYNONYM,
    [ADC_NAME_BARE_TITLE] = BAND_BARE_TITLE,
    [ADC_NAME_BARE_SYNONYM] = BAND_BARE_SYNONYM,
  };
  sqlite3_stmt *select = adc_index_get_statement (self->index, ADC_SQL_NAME, error);
  const int best = are_bare ? BAND_BARE_TITLE : BAND_STEMMED_TITLE;
  int status = SQLITE_DONE;

  if (select == NULL)
    return FALSE;

  for (guint i = 0; i < keys->len && status == SQLITE_DONE; i++) {
    sqlite3_bind_int64 (select, 1, adc_names_hash (keys->pdata[i]));
    sqlite3_bind_int (select, 2, MAX_NAMED);
    while ((status = sqlite3_step (select)) == SQLITE_ROW) {
      const guint what = sqlite3_column_int (select, 1);

      if (what < G_N_ELEMENTS (bands))
        raise_band (self, sqlite3_column_int64 (select, 0), MIN (bands[what], best));
    }
    sqlite3_reset (select);
  }

  return status == SQLITE_DONE || adc_index_fail (self->index, error);
}

static int
get_spelling_band (const Search *self, gboolean is_title, gboolean is_whole)
{
  if (is_whole)
    return is_title ? BAND_TITLE : BAND_SYNONYM;
  if (!is_title)
    return BAND_BEGINNING_OF_SYNONYM;

  return self->question->n_words > 1 ? BAND_LONG_BEGINNING : BAND_BEGINNING;
}

/* Names that are what was typed, or begin with it. */
static gboolean
collect_spellings (Search *self, GError **error)
{
  sqlite3_stmt *select = adc_index_get_statement (self->index, ADC_SQL_SPELLING, error);
  g_autofree char *end = g_strconcat (self->question->spelling, "\xff", NULL);
  int status;

  if (select == NULL)
    return FALSE;

  adc_index_bind_text (select, 1, self->question->spelling);
  adc_index_bind_text (select, 2, end); /* no text has that byte */
  sqlite3_bind_int (select, 3, MAX_NAMED);
  while ((status = sqlite3_step (select)) == SQLITE_ROW)
    raise_band (self, sqlite3_column_int64 (select, 0),
                get_spelling_band (self, sqlite3_column_int (select, 1) == ADC_NAME_TITLE,
                                 sqlite3_column_int (select, 2)));
  sqlite3_reset (select);

  return status == SQLITE_DONE || adc_index_fail (self->index, error);
}

static void
add_seen (Search *self, gint64 document)
{
  const AdcRanker *ranker = &self->question->ranker;
  Hit *hit = get_hit (self, document);

  if (hit == NULL)
    return;

  hit->sight = ranker->last;
  /* The long title of a ruling tells the odd case it settles; it is no name. */
  if (ranker->last.title_has_all && ranker->n_slots <= MAX_NAME_WORDS &&
      adc_index_find_range (self->index, document)->kind != ADC_KIND_RULING)
    hit->band = MAX (hit->band, BAND_ALL_IN_TITLE);
}

/* Looks at what matches among these documents, at most so many; those that were are taken off. */
static gboolean
collect_seen (Search *self, gint64 first, gint64 last, guint *budget, GError **error)
{
  sqlite3_stmt *select = adc_index_get_statement (self->index, ADC_SQL_SEARCH, error);
  int status;

  if (select == NULL)
    return FALSE;
  if (first > last || *budget == 0)
    return TRUE;

  adc_index_bind_text (select, 1, self->question->expression);
  sqlite3_bind_pointer (select, 2, &self->question->ranker, ADC_RANKER_POINTER, NULL);
  sqlite3_bind_int64 (select, 3, first);
  sqlite3_bind_int64 (select, 4, last);
  sqlite3_bind_int (select, 5, *budget);
  while ((status = sqlite3_step (select)) == SQLITE_ROW) {
    add_seen (self, sqlite3_column_int64 (select, 0));
    --*budget;
  }
  sqlite3_reset (select);
  sqlite3_clear_bindings (select);

  return status == SQLITE_DONE || adc_index_fail (self->index, error);
}

static gboolean
collect (Search *self, GError **error)
{
  const gboolean has_game = self->options->game != NULL;
  guint budget = MAX_RANKED;

  if (self->question->keys->len > 0 &&
      (!collect_names (self, self->question->keys, FALSE, error) ||
       !collect_names (self, self->question->bare_keys, TRUE, error) ||
       !collect_spellings (self, error)))
    return FALSE;
  if (self->question->expression == NULL)
    return TRUE;

  if (!has_game)
    return collect_seen (self, 1, self->index->n_documents, &budget, error);

  return collect_seen (self, self->first, self->last, &budget, error) &&
         (!self->options->everywhere ||
          (collect_seen (self, 1, self->first - 1, &budget, error) &&
           collect_seen (self, self->last + 1, self->index->n_documents, &budget, error)));
}

static double
get_total (const Hit *hit)
{
  return hit->band * BAND + hit->score;
}

static const char *
get_collation (Search *self, Hit *hit)
{
  if (hit->collation == NULL) {
    g_autofree char *title = NULL;
    g_autofree char *body = NULL;

    adc_index_read_text (self->index, hit->document, self->language, &title, &body);
    hit->collation = g_utf8_collate_key (title != NULL ? title : "", -1);
  }

  return hit->collation;
}

static int
compare_hits (gconstpointer a, gconstpointer b)
{
  const Hit *one = *(const Hit * const *) a;
  const Hit *other = *(const Hit * const *) b;
  const double total = get_total (one), other_total = get_total (other);

  if (one->is_behind != other->is_behind)
    return one->is_behind ? 1 : -1;
  if (total != other_total)
    return total > other_total ? -1 : 1;

  return one->document < other->document ? -1 : 1;
}

static gboolean
is_as_good (const Hit *one, const Hit *other)
{
  return one->is_behind == other->is_behind && get_total (one) == get_total (other);
}

static int
compare_titles (gconstpointer a, gconstpointer b, gpointer user_data)
{
  Hit *one = *(Hit * const *) a;
  Hit *other = *(Hit * const *) b;
  const int order = strcmp (get_collation (user_data, one), get_collation (user_data, other));

  return order != 0 ? order : one->document < other->document ? -1 : 1;
}

/* Those that are as good as each other are in the order of their titles, as far as they are
 * shown. */
static void
settle_ties (Search *self, guint n_shown)
{
  GPtrArray *sorted = self->sorted;

  for (guint end, i = 0; i < n_shown; i = end) {
    for (end = i + 1; end < MIN (sorted->len, i + MAX_TIED); end++)
      if (!is_as_good (sorted->pdata[i], sorted->pdata[end]))
        break;
    if (end > i + 1)
      g_qsort_with_data (&sorted->pdata[i], end - i, sizeof (gpointer), compare_titles, self);
  }
}

static void
weigh_hits (Search *self)
{
  const AdcRanker *ranker = &self->question->ranker;
  const gint64 n_rows = self->options->game != NULL && !self->options->everywhere
                          ? self->last - self->first + 1
                          : self->index->n_documents;

  for (guint i = 0; ranker->n_slots > 0 && i < self->sorted->len; i++) {
    Hit *hit = self->sorted->pdata[i];
    const AdcIndexRange *range = adc_index_find_range (self->index, hit->document);

    hit->score = adc_ranker_weigh (ranker, &hit->sight, n_rows, &hit->covered) *
                 weigh_kind (range->kind, ranker->n_slots == 1 || hit->band > BAND_ALL_IN_TITLE);
    hit->score = MIN (hit->score, MAX_SCORE);
    if (self->options->everywhere && is_played (self, hit->document))
      hit->score = hit->band > BAND_TEXT ? hit->score + BAND / 2 : hit->score * GAME_SHARE;
  }
}

/* The best first, without those that hold little of what was asked for. */
static void
sort_hits (Search *self)
{
  GPtrArray *sorted = self->sorted;
  double best = 0;
  guint n = 0;

  for (guint i = 0; i < sorted->len; i++)
    best = MAX (best, ((Hit *) sorted->pdata[i])->covered);
  for (guint i = 0; i < sorted->len; i++) {
    Hit *hit = sorted->pdata[i];

    if (hit->band > 0 || hit->covered >= MIN_COVERED * best)
      sorted->pdata[n++] = hit;
  }
  g_ptr_array_set_size (sorted, n);
  g_ptr_array_sort (sorted, compare_hits);
}

static gboolean
add_result (Search *self, AdcAnswer *out, const Hit *hit, GError **error)
{
  AdcSearchResult *result =
    adc_index_create_result (self->index, hit->document, self->language, self->question->marks,
                             self->question->typed, get_total (hit));

  if (result == NULL)
    return adc_index_fail (self->index, error);

  g_ptr_array_add (out->results, result);
  return TRUE;
}

static AdcNamed
get_named (int band)
{
  if (band < BAND_BARE_SYNONYM)
    return ADC_NAMED_OTHERWISE;
  if (band < BAND_STEMMED_SYNONYM)
    return ADC_NAMED_LOOSELY;

  return band < BAND_SYNONYM ? ADC_NAMED_SO : ADC_NAMED_EXACTLY;
}

/* How much of the question any of them holds, and how far the first is called so. */
static void
measure (Search *self, AdcAnswer *out)
{
  const AdcQuestion *question = self->question;
  const double share = question->n_counting > 0 ? (double) question->n_used / question->n_counting
                                                : 0;

  for (guint i = 0; i < self->sorted->len; i++)
    out->covered = MAX (out->covered, ((Hit *) self->sorted->pdata[i])->covered * share);
  if (self->sorted->len > 0)
    out->named = get_named (((Hit *) self->sorted->pdata[0])->band);
}

static AdcAnswer *
answer (Search *self, GError **error)
{
  g_autoptr(AdcAnswer) out = adc_answer_new ();
  guint n;

  if (!collect (self, error))
    return NULL;

  weigh_hits (self);
  sort_hits (self);
  measure (self, out);
  out->n_found = self->sorted->len;
  n = self->options->limit > 0 ? MIN (out->n_found, self->options->limit) : out->n_found;
  settle_ties (self, n);
  for (guint i = 0; i < n; i++)
    if (!add_result (self, out, self->sorted->pdata[i], error))
      return NULL;
  out->corrected = g_steal_pointer (&self->question->corrected);

  return g_steal_pointer (&out);
}

static void
find_played_game (Search *self)
{
  self->first = 1;
  self->last = 0;
  for (guint i = 0; self->options->game != NULL && i < self->index->ranges->len; i++) {
    const AdcIndexRange *range = &g_array_index (self->index->ranges, AdcIndexRange, i);
    const AdcIndexGame *game = self->index->games->pdata[range->game];

    if (!g_str_equal (game->id, self->options->game))
      continue;
    self->first = self->last == 0 ? range->first : self->first;
    self->last = range->last;
  }
}

static guint32
get_scope (AdcIndex *index, const AdcQuery *options)
{
  return adc_index_get_bits (index, options->everywhere ? NULL : options->game);
}

static AdcAnswer *
search (AdcIndex *index, const char *query, const AdcQuery *options, GError **error)
{
  const guint32 scope = get_scope (index, options);
  g_autoptr(AdcQuestion) question = adc_question_new (index, query, options, scope, error);
  g_autoptr(GHashTable) hits = g_hash_table_new_full (g_int64_hash, g_int64_equal, NULL,
                                                      free_hit);
  g_autoptr(GPtrArray) sorted = g_ptr_array_new ();
  Search self = { index, options, question, adc_index_find_language (index, options->language),
                  1, 0, hits, sorted };

  if (question == NULL)
    return NULL;

  /* What a page of the guide mentions by the way tells little: it speaks of everything. */
  question->ranker.is_by_names = scope == ADC_GUIDE_BIT;
  find_played_game (&self);
  return answer (&self, error);
}

/* Titles in the language asked for with the words that resemble what was typed. */
static GStrv
find_nearest (AdcIndex *index, const char *query, const AdcQuery *options)
{
  const guint32 scope = get_scope (index, options);
  g_autofree char *mended = adc_repair_loosely (index, query, scope);
  AdcQuery again = *options;
  g_autoptr(GStrvBuilder) names = g_strv_builder_new ();
  g_autoptr(AdcAnswer) found = NULL;
  g_autoptr(GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  again.literal = TRUE;
  again.limit = 2 * MAX_NEAREST;
  if (mended != NULL)
    found = search (index, mended, &again, NULL);
  for (guint i = 0; found != NULL && i < found->results->len; i++) {
    const char *title = adc_search_result_get_title (found->results->pdata[i]);

    /* What several entries are called is offered once. */
    if (g_hash_table_size (seen) < MAX_NEAREST && g_hash_table_add (seen, (gpointer) title))
      g_strv_builder_add (names, title);
  }

  return g_strv_builder_end (names);
}

/* The other games, where the one that is played has nothing. */
static AdcAnswer *
search_elsewhere (AdcIndex *index, const char *query, const AdcQuery *options, GError **error)
{
  AdcQuery everywhere = *options;
  AdcAnswer *found;

  everywhere.everywhere = TRUE;
  found = search (index, query, &everywhere, error);
  if (found != NULL)
    found->is_elsewhere = found->n_found > 0;

  return found;
}

/* What the guide has, in the words as they were mended for all; or NULL. Who asks for one kind of
 * entries means a game's. Beside what the games have, one page is enough. */
static AdcAnswer *
search_guide (AdcIndex *index, const char *query, const AdcQuery *options, gboolean is_beside)
{
  const AdcIndexGame *last = index->games->len > 0 ? index->games->pdata[index->games->len - 1]
                                                   : NULL;
  const AdcQuery asked = { .game = last != NULL ? last->id : NULL,
                           .language = options->language,
                           .limit = is_beside ? 1 : options->limit,
                           .literal = TRUE };

  if (!options->with_guide || options->kinds != 0 || last == NULL || !adc_index_is_guide (last) ||
      g_strcmp0 (options->game, last->id) == 0)
    return NULL;

  return search (index, query, &asked, NULL);
}

AdcAnswer *
adc_index_search (AdcIndex *self, const char *query, const AdcQuery *options, GError **error)
{
  g_autoptr(GMutexLocker) locker = NULL;
  g_autoptr(AdcAnswer) found = NULL;
  g_autoptr(AdcAnswer) guide = NULL;
  g_autofree char *valid = NULL;
  AdcQuery asked = options != NULL ? *options : (AdcQuery) { 0 };

  g_return_val_if_fail (ADC_IS_INDEX (self) && query != NULL, NULL);

  locker = g_mutex_locker_new (&self->mutex);
  valid = g_utf8_make_valid (query, -1);
  if (asked.language == NULL)
    asked.language = adc_language_get_current ();

  found = search (self, valid, &asked, error);
  if (found != NULL && found->named < ADC_NAMED_SO) /* else it is what is looked for */
    guide = search_guide (self, found->corrected != NULL ? found->corrected : valid, &asked,
                          found->n_found > 0);
  if (found != NULL && found->n_found == 0 && asked.or_elsewhere && asked.game != NULL &&
      !asked.everywhere && (guide == NULL || guide->covered < FULL)) {
    g_clear_pointer (&found, adc_answer_free);
    found = search_elsewhere (self, valid, &asked, error);
  }
  if (found != NULL && guide != NULL)
    adc_answer_add_guide (found, guide, asked.limit);
  if (found != NULL && found->n_found == 0) {
    g_strfreev (found->nearest);
    found->nearest = find_nearest (self, valid, &asked);
  }

  return g_steal_pointer (&found);
}

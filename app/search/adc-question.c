/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-question.h"

#include "adc-names.h"
#include "adc-repair.h"

#include <string.h>

#define MAX_PHRASE_WORDS 5  /* of a phrase that stands for another */
#define MIN_BEGINNING 3     /* letters of a word that may be meant as the beginning of one */
#define MAX_ARTICLE 2       /* letters of an article, or of what an apostrophe leaves of one */
#define MAX_COMPLETED 12    /* words that a beginning may become */
#define MAX_LOOKED_AT 20000 /* words that begin so */

/* How much like the word itself what may stand for it is. */
#define WEIGHT_ITSELF 1.0f
#define WEIGHT_BEGUN 0.85f     /* a word it is the beginning of, when it is none itself */
#define WEIGHT_CONTINUED 0.58f /* when it is */
#define WEIGHT_ALIKE 0.7f
#define WEIGHT_PART 0.5f /* one word of a phrase */

typedef struct {
  char    *text; /* folded, and mended where it was misspelt */
  gboolean counts;
  guint    slot; /* G_MAXUINT: none yet */
} Word;

typedef struct {
  AdcIndex    *index;
  AdcQuestion *question;
  guint32      scope;
  GArray      *words; /* of Word */
  gboolean     is_open; /* the last word may not be finished */
  GString     *expression;
  GHashTable  *phrases; /* that the slot being filled has already, by their stems */
} Analysis;

void
adc_question_free (AdcQuestion *self)
{
  g_clear_pointer (&self->keys, g_ptr_array_unref);
  g_clear_pointer (&self->bare_keys, g_ptr_array_unref);
  g_free (self->spelling);
  g_free (self->expression);
  g_hash_table_unref (self->marks);
  g_hash_table_unref (self->typed);
  g_free (self->corrected);
  g_free (self);
}

static void
clear_word (gpointer data)
{
  g_free (((Word *) data)->text);
}

static Word *
get_word (Analysis *self, guint position)
{
  return &g_array_index (self->words, Word, position);
}

/* Whether any entry that is searched may have it. */
static gboolean
is_used (Analysis *self, const char *word)
{
  const AdcStems stems = adc_stemmer_stem (self->index->analyzer.stemmer, word);

  for (guint i = 0; i < stems.n_different; i++) {
    const AdcLexeme *lexeme = adc_lexicon_find (self->index->stems, stems.in[i]);

    if (lexeme != NULL && lexeme->documents > 0 && (lexeme->games & self->scope) != 0)
      return TRUE;
  }

  return FALSE;
}

static void
mark (Analysis *self, GHashTable *marks, const char *word, guint slot)
{
  const AdcStems stems = adc_stemmer_stem (self->index->analyzer.stemmer, word);

  if (g_hash_table_contains (self->index->ignored, word))
    return;

  for (guint i = 0; i < stems.n_different; i++)
    if (!g_hash_table_contains (marks, stems.in[i]))
      g_hash_table_insert (marks, g_strdup (stems.in[i]), GUINT_TO_POINTER (slot + 1));
}

/* Words are letters and digits only, so that quotes make a phrase of them whatever they are. One
 * with a word that no entry has is left out. */
static void
add_phrase (Analysis *self, const char *phrase, float weight)
{
  AdcRanker *ranker = &self->question->ranker;
  g_auto(GStrv) words = g_strsplit (phrase, " ", -1);
  g_autofree char *key = adc_stemmer_stem_words (self->index->analyzer.stemmer,
                                                 (const char * const *) words, 0);

  if (ranker->n_phrases == ADC_MAX_PHRASES || g_hash_table_contains (self->phrases, key))
    return;

  for (guint i = 0; words[i] != NULL; i++)
    if (!is_used (self, words[i]))
      return;

  g_hash_table_add (self->phrases, g_steal_pointer (&key));
  g_string_append_printf (self->expression, "%s\"%s\"", self->expression->len > 0 ? " OR " : "",
                          phrase);
  ranker->slot[ranker->n_phrases] = ranker->n_slots;
  ranker->weight[ranker->n_phrases] = weight;
  ranker->n_phrases++;
  for (guint i = 0; words[i] != NULL; i++) {
    mark (self, self->question->marks, words[i], ranker->n_slots);
    if (weight != WEIGHT_ALIKE)
      mark (self, self->question->typed, words[i], ranker->n_slots);
  }
}

static int
compare_use (gconstpointer a, gconstpointer b)
{
  const AdcLexeme *one = *(const AdcLexeme * const *) a;
  const AdcLexeme *other = *(const AdcLexeme * const *) b;
  const guint use = one->names * 4 + one->documents;
  const guint other_use = other->names * 4 + other->documents;

  return use != other_use ? (use > other_use ? -1 : 1) : one->offset < other->offset ? -1 : 1;
}

/* The words most used, first in names, that begin so. */
static void
add_completed (Analysis *self, const char *beginning, float weight)
{
  g_autoptr(GPtrArray) found = g_ptr_array_new ();
  guint first, end;

  adc_lexicon_find_range (self->index->words, beginning, &first, &end);
  for (guint i = first; i < MIN (end, first + MAX_LOOKED_AT); i++) {
    const AdcLexeme *lexeme = adc_lexicon_get (self->index->words, i);

    if ((lexeme->games & self->scope) != 0)
      g_ptr_array_add (found, (gpointer) lexeme);
  }

  g_ptr_array_sort (found, compare_use);
  for (guint i = 0; i < MIN (found->len, MAX_COMPLETED); i++)
    add_phrase (self, adc_lexicon_get_text (self->index->words, found->pdata[i]), weight);
}

/* What players use for these words, which follow each other. FALSE: the database failed. */
static gboolean
add_alike (Analysis *self, guint first, guint n_words, gboolean *found, GError **error)
{
  sqlite3_stmt *select = adc_index_get_statement (self->index, ADC_SQL_ALIKE, error);
  g_autoptr(GPtrArray) words = g_ptr_array_new ();
  g_autoptr(GPtrArray) keys = NULL;
  int status = SQLITE_DONE;

  *found = FALSE;
  if (select == NULL)
    return FALSE;

  for (guint i = 0; i < n_words; i++)
    g_ptr_array_add (words, get_word (self, first + i)->text);
  g_ptr_array_add (words, NULL);
  keys = adc_names_list_keys (self->index->analyzer.stemmer, (const char * const *) words->pdata);
  for (guint i = 0; i < keys->len && status == SQLITE_DONE; i++) {
    adc_index_bind_text (select, 1, keys->pdata[i]);
    while ((status = sqlite3_step (select)) == SQLITE_ROW) {
      g_auto(GStrv) members = NULL;

      if ((sqlite3_column_int64 (select, 0) & self->scope) == 0)
        continue;

      *found = TRUE;
      members = g_strsplit ((const char *) sqlite3_column_text (select, 1), "\n", -1);
      for (guint j = 0; members[j] != NULL; j++)
        /* "dé" is folded as "de" is. */
        if (!g_hash_table_contains (self->index->ignored, members[j]))
          add_phrase (self, members[j], WEIGHT_ALIKE);
    }
    sqlite3_reset (select);
  }

  return status == SQLITE_DONE || adc_index_fail (self->index, error);
}

static void
begin_slot (Analysis *self)
{
  g_hash_table_remove_all (self->phrases);
}

/* A slot that nothing stands for is none. */
static void
end_slot (Analysis *self, guint first, guint n_words)
{
  AdcRanker *ranker = &self->question->ranker;

  if (g_hash_table_size (self->phrases) == 0)
    return;

  for (guint i = 0; i < n_words; i++)
    get_word (self, first + i)->slot = ranker->n_slots;
  ranker->n_slots++;
}

/* Phrases that stand for others: the longest first. */
static gboolean
add_phrase_slots (Analysis *self, GError **error)
{
  for (guint n = MIN (MAX_PHRASE_WORDS, self->words->len); n > 1; n--)
    for (guint i = 0; i + n <= self->words->len; i++) {
      g_autoptr(GString) phrase = g_string_new (NULL);
      gboolean found, is_free = TRUE;

      for (guint j = i; j < i + n; j++) {
        is_free &= get_word (self, j)->slot == G_MAXUINT;
        g_string_append_printf (phrase, "%s%s", j > i ? " " : "", get_word (self, j)->text);
      }
      if (!is_free || self->question->ranker.n_slots == ADC_MAX_SLOTS)
        continue;

      begin_slot (self);
      if (!add_alike (self, i, n, &found, error))
        return FALSE;
      if (!found)
        continue;

      add_phrase (self, phrase->str, WEIGHT_ITSELF);
      for (guint j = i; j < i + n; j++)
        if (get_word (self, j)->counts)
          add_phrase (self, get_word (self, j)->text, WEIGHT_PART);
      end_slot (self, i, n);
    }

  return TRUE;
}

/* "contre attaque" where texts have "contreattaque". */
static void
add_joined (Analysis *self, guint position)
{
  for (guint i = MAX (position, 1) - 1; i <= position && i + 1 < self->words->len; i++) {
    g_autofree char *joined = g_strconcat (get_word (self, i)->text, get_word (self, i + 1)->text,
                                           NULL);

    if (adc_lexicon_find (self->index->words, joined) != NULL)
      add_phrase (self, joined, WEIGHT_ITSELF);
  }
}

static gboolean
add_word_slot (Analysis *self, guint position, GError **error)
{
  const Word *word = get_word (self, position);
  const gboolean is_open = self->is_open && position == self->words->len - 1;
  gboolean found, is_known;

  begin_slot (self);
  add_phrase (self, word->text, WEIGHT_ITSELF);
  is_known = g_hash_table_size (self->phrases) > 0;
  if (!add_alike (self, position, 1, &found, error))
    return FALSE;

  add_joined (self, position);
  if (is_open || (!is_known && strlen (word->text) >= MIN_BEGINNING))
    add_completed (self, word->text, is_known ? WEIGHT_CONTINUED : WEIGHT_BEGUN);
  end_slot (self, position, 1);
  return TRUE;
}

static gboolean
add_word_slots (Analysis *self, GError **error)
{
  for (guint i = 0; i < self->words->len; i++) {
    const Word *word = get_word (self, i);

    if (word->counts && word->slot == G_MAXUINT && self->question->ranker.n_slots < ADC_MAX_SLOTS &&
        !add_word_slot (self, i, error))
      return FALSE;
  }

  return TRUE;
}

static int
add_word (const char *text, gsize start G_GNUC_UNUSED, gsize end G_GNUC_UNUSED, gpointer user_data)
{
  Analysis *self = user_data;
  const Word word = { g_strdup (text), TRUE, G_MAXUINT };

  g_array_append_val (self->words, word);
  return self->words->len == ADC_MAX_WORDS;
}

static void
count_all_words (Analysis *self)
{
  for (guint i = 0; i < self->words->len; i++)
    get_word (self, i)->counts = TRUE;
}

/* Words that every question has do not count, unless there are no others. */
static void
choose_words (Analysis *self)
{
  guint n_left = 0;

  for (guint i = 0; i < self->words->len; i++) {
    Word *word = get_word (self, i);

    /* A single letter at the end is the first one of a word, rather than an article. */
    word->counts = !g_hash_table_contains (self->index->ignored, word->text) ||
                   (self->is_open && i == self->words->len - 1 && word->text[1] == '\0');
    n_left += word->counts;
  }

  if (n_left == 0)
    count_all_words (self);
}

static void
find_keys (Analysis *self)
{
  g_autoptr(GPtrArray) words = g_ptr_array_new ();

  for (guint i = 0; i < self->words->len; i++) {
    const char *text = get_word (self, i)->text;

    g_ptr_array_add (words, (gpointer) text);
    self->question->n_words += strlen (text) > MAX_ARTICLE || get_word (self, i)->counts;
  }
  g_ptr_array_add (words, NULL);
  self->question->keys = adc_names_list_keys (self->index->analyzer.stemmer,
                                              (const char * const *) words->pdata);
  self->question->bare_keys = adc_names_list_bare_keys (self->index->analyzer.stemmer,
                                                        (const char * const *) words->pdata,
                                                        self->index->ignored);
  self->question->spelling = g_strjoinv (" ", (char **) words->pdata);
}

static gboolean
analyse (Analysis *self, const char *query, GError **error)
{
  adc_foreach_word (query, -1, add_word, self);
  choose_words (self);
  find_keys (self);

  if (!add_phrase_slots (self, error) || !add_word_slots (self, error))
    return FALSE;
  if (self->question->ranker.n_slots == 0) {
    count_all_words (self); /* nothing has those that matter: the others are better than nothing */
    if (!add_word_slots (self, error))
      return FALSE;
  }

  for (guint i = 0; i < self->words->len; i++) {
    self->question->n_counting += get_word (self, i)->counts;
    self->question->n_used += get_word (self, i)->counts && get_word (self, i)->slot != G_MAXUINT;
  }
  if (self->expression->len > 0)
    self->question->expression = g_strdup (self->expression->str);
  return TRUE;
}

AdcQuestion *
adc_question_new (AdcIndex *index, const char *query, const AdcQuery *options, guint32 scope,
                  GError **error)
{
  g_autofree AdcQuestion *self = g_new0 (AdcQuestion, 1);
  g_autoptr(GArray) words = g_array_new (FALSE, FALSE, sizeof (Word));
  g_autoptr(GString) expression = g_string_new (NULL);
  g_autoptr(GHashTable) phrases = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  const gsize length = strlen (query);
  Analysis analysis = { .index = index,
                        .question = self,
                        .scope = scope,
                        .words = words,
                        .is_open = length > 0 && !g_ascii_isspace (query[length - 1]),
                        .expression = expression,
                        .phrases = phrases };
  gboolean analysed;

  g_array_set_clear_func (words, clear_word);
  self->marks = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->typed = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  if (!options->literal)
    self->corrected = adc_repair (index, query, options->language,
                                  scope | (options->with_guide ? ADC_GUIDE_BIT : 0));
  analysed = analyse (&analysis, self->corrected != NULL ? self->corrected : query, error);

  if (!analysed) {
    adc_question_free (g_steal_pointer (&self));
    return NULL;
  }

  return g_steal_pointer (&self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-repair.h"

#include "adc-names.h"
#include "adc-nearest.h"

#include <string.h>

#define MAX_QUERY_LENGTH 1000 /* bytes; what is longer was pasted, not mistyped */
#define MIN_LONG 6            /* letters of a word of which any may be wrong, or two */
#define MIN_PART 4            /* letters of a word that lost the space before the next one */
#define MAX_RESEMBLING 3      /* mistakes in a word that still resembles another */
#define MIN_BEGINNING 4       /* letters that two words which resemble each other begin with */
#define MAX_LOOKED_AT 2000    /* words that begin so */
#define MAX_TRIED 8           /* words as near as each other */
#define MAX_SOURCES 24        /* entries in which the spelling of a word is looked for */

typedef struct {
  AdcIndex   *index;
  guint32     scope;
  const char *query;
  const char *language;
  GString    *out;
  gsize       copied; /* how far into the query */
  gboolean    changed;
} Repair;

typedef struct {
  const char *text;
  const char *wanted; /* folded */
  char       *spelling;
} Spelling;

static gboolean
exists (AdcIndex *index, const char *word)
{
  const AdcStems stems = adc_stemmer_stem (index->analyzer.stemmer, word);
  guint first, end;

  if (g_hash_table_contains (index->ignored, word))
    return TRUE;

  for (guint i = 0; i < stems.n_different; i++)
    if (adc_lexicon_find (index->stems, stems.in[i]) != NULL)
      return TRUE;

  adc_lexicon_find_range (index->words, word, &first, &end); /* it may not be finished */
  return first < end;
}

/* Few letters leave no room for a mistake, and numbers are never one. */
static guint
tolerated_mistakes (const char *word)
{
  const glong letters = g_utf8_strlen (word, -1);

  if (letters <= 2 || strpbrk (word, "0123456789") != NULL)
    return 0;

  return letters < MIN_LONG ? 1 : 2;
}

static int
keep_spelling (const char *word, gsize start, gsize end, gpointer user_data)
{
  Spelling *spelling = user_data;

  if (!g_str_equal (word, spelling->wanted))
    return 0;

  spelling->spelling = g_utf8_strdown (spelling->text + start, end - start);
  return 1;
}

static char *
find_spelling_in (AdcIndex *index, gint64 document, guint language, const char *word)
{
  sqlite3_stmt *select = adc_index_get_statement (index, ADC_SQL_TEXT, NULL);
  Spelling spelling = { NULL, word, NULL };

  if (select == NULL || language == G_MAXUINT)
    return NULL;

  sqlite3_bind_int64 (select, 1, adc_index_get_text_id (document, language));
  if (sqlite3_step (select) == SQLITE_ROW)
    for (int i = 0; i < 2 && spelling.spelling == NULL; i++) {
      spelling.text = (const char *) sqlite3_column_text (select, i);
      if (spelling.text != NULL)
        adc_foreach_term (spelling.text, -1, keep_spelling, &spelling);
    }
  sqlite3_reset (select);

  return spelling.spelling;
}

/* A word is known folded only: its accents are those it has in an entry. */
static char *
find_spelling (AdcIndex *index, const char *word, const char *language)
{
  const guint place = adc_index_find_language (index, language);
  sqlite3_stmt *select = adc_index_get_statement (index, ADC_SQL_WORD, NULL);
  g_autofree char *expression = g_strdup_printf ("\"%s\"", word);
  char *spelling = NULL;

  if (select != NULL) {
    adc_index_bind_text (select, 1, expression);
    sqlite3_bind_int (select, 2, MAX_SOURCES);
    while (spelling == NULL && sqlite3_step (select) == SQLITE_ROW)
      spelling = find_spelling_in (index, sqlite3_column_int64 (select, 0), place, word);
    sqlite3_reset (select);
  }

  return spelling != NULL ? spelling : g_strdup (word);
}

/* A word of which questions are made, with at most so many mistakes; or NULL. */
static const char *
find_ignored (AdcIndex *index, const char *word, guint max)
{
  GHashTableIter iter;
  gpointer ignored;
  const char *best = NULL;
  guint best_distance = max + 1;

  if (strlen (word) < 5) /* too many of these words are short */
    return NULL;

  g_hash_table_iter_init (&iter, index->ignored);
  while (g_hash_table_iter_next (&iter, &ignored, NULL)) {
    const guint distance = adc_edit_distance (word, ignored, max);

    if (distance < best_distance || (distance == best_distance && best != NULL &&
                                     strcmp (ignored, best) < 0)) {
      best = ignored;
      best_distance = distance;
    }
  }

  return best;
}

/* "contreattaque" of which texts have only "contre attaque". */
static char *
split (AdcIndex *index, const char *word, guint32 scope)
{
  const gsize length = strlen (word);

  for (gsize i = MIN_PART; i + MIN_PART <= length; i++) {
    g_autofree char *before = g_strndup (word, i);
    const AdcLexeme *first = adc_lexicon_find (index->words, before);
    const AdcLexeme *second = adc_lexicon_find (index->words, word + i);

    if (first != NULL && second != NULL && (first->games & second->games & scope) != 0)
      return g_strconcat (before, " ", word + i, NULL);
  }

  return NULL;
}

/* Hardly anybody mistypes the first letter; a short word with another one is another word. */
static gboolean
begins_otherwise (const char *a, const char *b)
{
  return *a != *b && strlen (b) < MIN_LONG && !(a[0] == b[1] && a[1] == b[0]);
}

/* Whether the query with that word instead of the one at this place is the name of something. */
static gboolean
makes_a_name (Repair *repair, const char *word, const char *instead)
{
  sqlite3_stmt *select = adc_index_get_statement (repair->index, ADC_SQL_NAME, NULL);
  g_auto(GStrv) words = adc_fold_words (repair->query, ADC_MAX_WORDS);
  g_autoptr(GPtrArray) keys = NULL;
  gboolean found = FALSE;

  for (guint i = 0; words[i] != NULL; i++)
    if (g_str_equal (words[i], word)) {
      g_free (words[i]);
      words[i] = g_strdup (instead);
    }

  keys = adc_names_list_keys (repair->index->analyzer.stemmer, (const char * const *) words);
  for (guint i = 0; select != NULL && !found && i < keys->len; i++) {
    sqlite3_bind_int64 (select, 1, adc_names_hash (keys->pdata[i]));
    sqlite3_bind_int (select, 2, 1);
    found = sqlite3_step (select) == SQLITE_ROW;
    sqlite3_reset (select);
  }

  return found;
}

/* The likeliest of the words as near; but one that makes a name with the others is what was
 * meant. */
static const char *
choose_near (Repair *repair, const char *word, guint mistakes)
{
  AdcIndex *index = repair->index;
  g_autoptr(GPtrArray) near = adc_lexicon_list_near (index->words, word, mistakes, repair->scope);

  for (guint i = 0; near->len > 1 && i < MIN (near->len, MAX_TRIED); i++) {
    const char *text = adc_lexicon_get_text (index->words, near->pdata[i]);

    if (makes_a_name (repair, word, text))
      return text;
  }

  return near->len > 0 ? adc_lexicon_get_text (index->words, near->pdata[0]) : NULL;
}

static char *
mend (Repair *repair, const char *word)
{
  AdcIndex *index = repair->index;
  const guint max = tolerated_mistakes (word);
  const char *ignored;

  if (max == 0 || exists (index, word))
    return NULL;

  for (guint mistakes = 1; mistakes <= max; mistakes++) {
    const char *near = choose_near (repair, word, mistakes);

    if (near != NULL && !begins_otherwise (near, word))
      return find_spelling (index, near, repair->language);

    ignored = find_ignored (index, word, mistakes);
    if (ignored != NULL)
      return g_strdup (ignored);

    if (mistakes == 1) {
      char *parts = split (index, word, repair->scope);

      if (parts != NULL)
        return parts;
    }
  }

  return NULL;
}

static int
repair_word (const char *word, gsize start, gsize end, gpointer user_data)
{
  Repair *repair = user_data;
  g_autofree char *mended = mend (repair, word);

  if (mended == NULL)
    return 0;

  g_string_append_len (repair->out, repair->query + repair->copied, start - repair->copied);
  g_string_append (repair->out, mended);
  repair->copied = end;
  repair->changed = TRUE;
  return 0;
}

char *
adc_repair (AdcIndex *index, const char *query, const char *language, guint32 scope)
{
  g_autoptr(GString) out = g_string_new (NULL);
  Repair repair = { index, scope, query, language, out, 0, FALSE };

  if (strlen (query) > MAX_QUERY_LENGTH)
    return NULL;

  adc_foreach_word (query, -1, repair_word, &repair);
  if (!repair.changed)
    return NULL;

  g_string_append (out, query + repair.copied);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* A word that begins with as many of its letters as possible, and is used in most names. */
static const AdcLexeme *
find_beginning_alike (Repair *repair, const char *word)
{
  const AdcLexicon *words = repair->index->words;

  for (gsize length = strlen (word); length >= MIN_BEGINNING; length--) {
    g_autofree char *beginning = g_strndup (word, length);
    const AdcLexeme *best = NULL;
    guint first, end;

    adc_lexicon_find_range (words, beginning, &first, &end);
    for (guint i = first; i < MIN (end, first + MAX_LOOKED_AT); i++) {
      const AdcLexeme *lexeme = adc_lexicon_get (words, i);

      if (lexeme->names > 0 && (lexeme->games & repair->scope) != 0 &&
          (best == NULL || lexeme->names > best->names))
        best = lexeme;
    }
    if (best != NULL)
      return best;
  }

  return NULL;
}

static int
add_resembling (const char *word, gsize start G_GNUC_UNUSED, gsize end G_GNUC_UNUSED,
                gpointer user_data)
{
  Repair *repair = user_data;
  const guint letters = g_utf8_strlen (word, -1);
  const AdcLexeme *near = NULL;

  for (guint i = 1; near == NULL && letters > 2 && i <= MIN (letters / 2, MAX_RESEMBLING); i++)
    near = adc_lexicon_find_near (repair->index->words, word, i, repair->scope);
  if (near == NULL)
    near = find_beginning_alike (repair, word);
  if (near != NULL)
    g_string_append_printf (repair->out, "%s%s", repair->out->len > 0 ? " " : "",
                            adc_lexicon_get_text (repair->index->words, near));

  return repair->out->len > MAX_QUERY_LENGTH;
}

char *
adc_repair_loosely (AdcIndex *index, const char *query, guint32 scope)
{
  g_autoptr(GString) out = g_string_new (NULL);
  Repair repair = { .index = index, .scope = scope, .query = query, .out = out };

  if (strlen (query) > MAX_QUERY_LENGTH)
    return NULL;

  adc_foreach_word (query, -1, add_resembling, &repair);
  return out->len > 0 ? g_string_free (g_steal_pointer (&out), FALSE) : NULL;
}

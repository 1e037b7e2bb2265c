/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-vocabulary.h"

#include "adc-nearest.h"
#include "adc-stem.h"
#include "adc-tokenizer.h"

#include <string.h>

#define MAX_QUERY_LENGTH 1000 /* bytes; what is longer was pasted, not mistyped */
#define MAX_GAMES 64          /* told apart; those beyond share the last place */

typedef struct {
  guint   count; /* how often it is used */
  guint64 games; /* by which, one bit each */
} Usage;

struct _AdcVocabulary {
  GPtrArray  *games;     /* ids, interned: the place of one is its bit */
  GHashTable *words;     /* folded word -> Usage */
  GPtrArray  *sorted;    /* the same words; NULL until they are needed in order */
  GHashTable *spellings; /* language -> folded word -> as it is written there, in small letters */
};

typedef struct {
  AdcVocabulary *vocabulary;
  const char    *text;
  guint64        game;
  GHashTable    *spellings;
} Addition;

typedef struct {
  AdcVocabulary *vocabulary;
  guint64        games; /* whose words are good */
  const char    *query;
  const char    *language;
  GString       *out;
  gsize          copied; /* how far into the query */
  gboolean       changed;
} Correction;

static int
compare_words (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char * const *) a, *(const char * const *) b);
}

AdcVocabulary *
adc_vocabulary_new (void)
{
  AdcVocabulary *self = g_new0 (AdcVocabulary, 1);

  self->games = g_ptr_array_new ();
  self->words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  self->spellings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free,
                                           (GDestroyNotify) g_hash_table_unref);

  return self;
}

void
adc_vocabulary_free (AdcVocabulary *self)
{
  g_ptr_array_unref (self->games);
  g_hash_table_unref (self->words);
  g_clear_pointer (&self->sorted, g_ptr_array_unref);
  g_hash_table_unref (self->spellings);
  g_free (self);
}

static guint64
get_bit (guint place)
{
  return G_GUINT64_CONSTANT (1) << MIN (place, MAX_GAMES - 1);
}

/* The games a search is about: the one named, or all of them. */
static guint64
find_games (AdcVocabulary *self, const char *game)
{
  guint place;

  if (game == NULL)
    return G_MAXUINT64;

  return g_ptr_array_find (self->games, g_intern_string (game), &place) ? get_bit (place) : 0;
}

/* Whether that game had not used it before. */
static gboolean
count_word (AdcVocabulary *self, const char *word, guint64 game)
{
  Usage *usage = g_hash_table_lookup (self->words, word);
  gboolean is_new;

  if (usage == NULL) {
    usage = g_new0 (Usage, 1);
    g_hash_table_insert (self->words, g_strdup (word), usage);
  }

  is_new = (usage->games & game) == 0;
  usage->count++;
  usage->games |= game;

  return is_new;
}

static int
add_word (const char *word, gsize start, gsize end, gpointer user_data)
{
  const Addition *addition = user_data;
  const gboolean is_new = count_word (addition->vocabulary, word, addition->game);
  g_auto(GStrv) stems = NULL;

  if (!g_hash_table_contains (addition->spellings, word))
    g_hash_table_insert (addition->spellings, g_strdup (word),
                         g_utf8_strdown (addition->text + start, end - start));
  if (!is_new)
    return 0;

  stems = adc_stems (word);
  for (guint i = 0; stems[i] != NULL; i++)
    if (!g_str_has_prefix (word, stems[i])) /* the others begin a word we have */
      count_word (addition->vocabulary, stems[i], addition->game);

  return 0;
}

void
adc_vocabulary_add_text (AdcVocabulary *self, const char *game, const char *text,
                         const char *language)
{
  Addition addition = { .vocabulary = self, .text = text };

  g_return_if_fail (self != NULL && game != NULL && text != NULL && language != NULL);

  if (find_games (self, game) == 0)
    g_ptr_array_add (self->games, (gpointer) g_intern_string (game));
  addition.game = find_games (self, game);

  addition.spellings = g_hash_table_lookup (self->spellings, language);
  if (addition.spellings == NULL) {
    addition.spellings = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
    g_hash_table_insert (self->spellings, g_strdup (language), addition.spellings);
  }

  adc_foreach_word (text, -1, add_word, &addition);
  g_clear_pointer (&self->sorted, g_ptr_array_unref);
}

static GPtrArray *
sort_words (AdcVocabulary *self)
{
  GPtrArray *words = g_ptr_array_sized_new (g_hash_table_size (self->words));
  GHashTableIter iter;
  gpointer word;

  g_hash_table_iter_init (&iter, self->words);
  while (g_hash_table_iter_next (&iter, &word, NULL))
    g_ptr_array_add (words, word);
  g_ptr_array_sort (words, compare_words);

  return words;
}

static guint64
get_games_of (AdcVocabulary *self, const char *word)
{
  return ((const Usage *) g_hash_table_lookup (self->words, word))->games;
}

static gboolean
has_prefix (AdcVocabulary *self, guint64 games, const char *prefix)
{
  guint first = 0, last;

  if (self->sorted == NULL)
    self->sorted = sort_words (self);

  /* The words that begin with the prefix follow each other, from the first one that is not before it. */
  last = self->sorted->len;
  while (first < last) {
    guint middle = first + (last - first) / 2;

    if (strcmp (self->sorted->pdata[middle], prefix) < 0)
      first = middle + 1;
    else
      last = middle;
  }

  for (; first < self->sorted->len && g_str_has_prefix (self->sorted->pdata[first], prefix);
       first++)
    if ((get_games_of (self, self->sorted->pdata[first]) & games) != 0)
      return TRUE;

  return FALSE;
}

gboolean
adc_vocabulary_has_prefix (AdcVocabulary *self, const char *game, const char *prefix)
{
  g_return_val_if_fail (self != NULL && prefix != NULL, FALSE);

  return has_prefix (self, find_games (self, game), prefix);
}

static gboolean
is_known (AdcVocabulary *self, guint64 games, const char *word)
{
  g_auto(GStrv) stems = adc_stems (word);

  for (guint i = 0; stems[i] != NULL; i++)
    if (has_prefix (self, games, stems[i]))
      return TRUE;

  return has_prefix (self, games, word);
}

/* Few letters leave no room for a mistake, and numbers are never one. */
static guint
tolerated_distance (const char *word)
{
  glong letters = g_utf8_strlen (word, -1);

  if (letters <= 2 || strspn (word, "0123456789") == strlen (word))
    return 0;

  return letters < 6 ? 1 : 2;
}

/* The nearest word or NULL; of two as near, the one used more, and then the first in order. */
static const char *
find_nearest (AdcVocabulary *self, guint64 games, const char *wanted, guint max)
{
  const char *nearest = NULL;
  guint best_distance = max + 1;
  guint best_count = 0;

  for (guint i = 0; i < self->sorted->len; i++) {
    const char *word = self->sorted->pdata[i];
    guint distance = adc_edit_distance (wanted, word, max);
    const Usage *usage = distance <= max ? g_hash_table_lookup (self->words, word) : NULL;
    const guint count = usage != NULL ? usage->count : 0;

    if (usage == NULL || (usage->games & games) == 0)
      continue;

    if (distance < best_distance || (distance == best_distance && count > best_count)) {
      nearest = word;
      best_distance = distance;
      best_count = count;
    }
  }

  return nearest;
}

static const char *
find_spelling (AdcVocabulary *self, const char *word, const char *language)
{
  GHashTable *spellings = g_hash_table_lookup (self->spellings, language);
  const char *spelling = spellings != NULL ? g_hash_table_lookup (spellings, word) : NULL;

  return spelling != NULL ? spelling : word;
}

static int
correct_word (const char *word, gsize start, gsize end, gpointer user_data)
{
  Correction *correction = user_data;
  guint max = tolerated_distance (word);
  const char *nearest;

  if (max == 0 || is_known (correction->vocabulary, correction->games, word))
    return 0;

  nearest = find_nearest (correction->vocabulary, correction->games, word, max);
  if (nearest == NULL)
    return 0;

  g_string_append_len (correction->out, correction->query + correction->copied,
                       start - correction->copied);
  g_string_append (correction->out,
                   find_spelling (correction->vocabulary, nearest, correction->language));
  correction->copied = end;
  correction->changed = TRUE;

  return 0;
}

char *
adc_vocabulary_correct (AdcVocabulary *self, const char *game, const char *query,
                        const char *language)
{
  g_autoptr(GString) out = g_string_new (NULL);
  Correction correction = { self, find_games (self, game), query, language, out, 0, FALSE };

  g_return_val_if_fail (self != NULL && query != NULL && language != NULL, NULL);

  if (strlen (query) > MAX_QUERY_LENGTH)
    return NULL;

  adc_foreach_word (query, -1, correct_word, &correction);
  if (!correction.changed)
    return NULL;

  g_string_append (out, query + correction.copied);
  return g_string_free (g_steal_pointer (&out), FALSE);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-lexicon.h"

#include <string.h>

#define MAX_LENGTH 48 /* bytes of a word that may hold a mistake */
#define MAX_MISTAKES 6

struct _AdcLexicon {
  GBytes          *bytes;
  const AdcLexeme *lexemes;
  guint            n;
  const char      *texts;
};

/* A word with mistakes laid along the sorted list. Words that follow each other begin alike, so the
 * rows of the table for what they share are kept; and where a beginning already has too many
 * mistakes, all words with it are passed over. */
typedef struct {
  const char *wanted;
  guint       length;
  guint       max;
  guint8      rows[MAX_LENGTH + MAX_MISTAKES + 1][MAX_LENGTH + 1]; /* one a letter looked at */
} Walk;

AdcLexicon *
adc_lexicon_new (GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);
  AdcLexicon *self;
  guint32 n;
  gsize start;

  if (size < sizeof n)
    return NULL;

  memcpy (&n, data, sizeof n);
  start = sizeof n + (gsize) n * sizeof (AdcLexeme);
  if (start > size || (n > 0 && (start == size || data[size - 1] != '\0')))
    return NULL;

  self = g_new0 (AdcLexicon, 1);
  self->bytes = g_bytes_ref (bytes);
  self->lexemes = (const AdcLexeme *) (data + sizeof n);
  self->n = n;
  self->texts = data + start;
  for (guint i = 0; i < n; i++)
    if (self->lexemes[i].offset >= size - start) {
      adc_lexicon_free (self);
      return NULL;
    }

  return self;
}

void
adc_lexicon_free (AdcLexicon *self)
{
  g_bytes_unref (self->bytes);
  g_free (self);
}

guint
adc_lexicon_get_n (const AdcLexicon *self)
{
  return self->n;
}

const AdcLexeme *
adc_lexicon_get (const AdcLexicon *self, guint position)
{
  return &self->lexemes[position];
}

const char *
adc_lexicon_get_text (const AdcLexicon *self, const AdcLexeme *lexeme)
{
  return self->texts + lexeme->offset;
}

/* The first that is not before the text, of which only so many bytes count. */
static guint
find_first (const AdcLexicon *self, const char *text, gsize length, gboolean after, guint first)
{
  guint last = self->n;

  while (first < last) {
    const guint middle = first + (last - first) / 2;
    const int order = strncmp (self->texts + self->lexemes[middle].offset, text, length);

    if (order < 0 || (after && order == 0))
      first = middle + 1;
    else
      last = middle;
  }

  return first;
}

const AdcLexeme *
adc_lexicon_find (const AdcLexicon *self, const char *word)
{
  const guint place = find_first (self, word, strlen (word) + 1, FALSE, 0);

  return place < self->n && g_str_equal (self->texts + self->lexemes[place].offset, word)
           ? &self->lexemes[place]
           : NULL;
}

void
adc_lexicon_find_range (const AdcLexicon *self, const char *beginning, guint *first, guint *end)
{
  const gsize length = strlen (beginning);

  *first = find_first (self, beginning, length, FALSE, 0);
  *end = find_first (self, beginning, length, TRUE, *first);
}

/* Fills the row of the word's i-th letter. Optimal string alignment: each letter is touched once,
 * which is what a typing mistake does. TRUE while the word may still be near enough. */
static gboolean
fill_row (Walk *walk, const char *word, guint i)
{
  const guint8 *above = walk->rows[i - 1];
  guint8 *row = walk->rows[i];
  guint least;

  row[0] = i;
  least = MIN (row[0], above[0] + 1);
  for (guint j = 1; j <= walk->length; j++) {
    const guint change = above[j - 1] + (word[i - 1] != walk->wanted[j - 1]);

    row[j] = MIN (change, (guint) MIN (above[j], row[j - 1]) + 1);
    if (i > 1 && j > 1 && word[i - 1] == walk->wanted[j - 2] && word[i - 2] == walk->wanted[j - 1])
      row[j] = MIN (row[j], walk->rows[i - 2][j - 2] + 1);
    least = MIN (least, row[j]);
    least = MIN (least, (guint) above[j] + 1); /* two swapped letters skip a row */
  }

  return least <= walk->max;
}

static guint
count_common (const char *a, const char *b)
{
  guint n = 0;

  while (a[n] != '\0' && a[n] == b[n])
    n++;

  return n;
}

typedef struct {
  const AdcLexicon *lexicon;
  char              first;
} Preference;

/* Of words as near: those with the first letter typed, then those that name something, then the
 * more frequent. */
static int
compare_likelihood (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const Preference *preference = user_data;
  const AdcLexeme *one = *(const AdcLexeme * const *) a;
  const AdcLexeme *other = *(const AdcLexeme * const *) b;
  const char *texts = preference->lexicon->texts;
  const gboolean begins = texts[one->offset] == preference->first;

  if (begins != (texts[other->offset] == preference->first))
    return begins ? -1 : 1;
  if ((one->names > 0) != (other->names > 0))
    return one->names > 0 ? -1 : 1;
  if (one->documents != other->documents)
    return one->documents > other->documents ? -1 : 1;

  return one->offset < other->offset ? -1 : 1;
}

/* Fewer mistakes than any so far make all found so far bad ones. */
static void
keep_near (GPtrArray *near, Walk *walk, const AdcLexeme *lexeme, guint mistakes)
{
  if (mistakes < walk->max)
    g_ptr_array_set_size (near, 0);
  walk->max = mistakes;
  g_ptr_array_add (near, (gpointer) lexeme);
}

static void
walk_words (const AdcLexicon *self, Walk *walk, guint32 games, GPtrArray *near)
{
  const char *before = "";
  guint n_filled = 0; /* rows that are those of the last word looked at */
  guint i = 0;

  for (guint j = 0; j <= walk->length; j++)
    walk->rows[0][j] = j;

  while (i < self->n) {
    const AdcLexeme *lexeme = &self->lexemes[i];
    const char *text = self->texts + lexeme->offset;
    gboolean may_be_near = TRUE;
    guint length;

    n_filled = MIN (n_filled, count_common (before, text));
    length = n_filled;
    while (may_be_near && text[length] != '\0' && length < walk->length + walk->max) {
      length++;
      may_be_near = fill_row (walk, text, length);
    }
    n_filled = length;
    before = text;
    if (!may_be_near || text[length] != '\0') {
      i = find_first (self, text, length, TRUE, i + 1);
      continue;
    }

    if (walk->rows[length][walk->length] <= walk->max && (lexeme->games & games) != 0)
      keep_near (near, walk, lexeme, walk->rows[length][walk->length]);
    i++;
  }
}

GPtrArray *
adc_lexicon_list_near (const AdcLexicon *self, const char *word, guint max_mistakes, guint32 games)
{
  Walk walk = { .wanted = word, .length = strlen (word), .max = MIN (max_mistakes, MAX_MISTAKES) };
  Preference preference = { self, *word };
  GPtrArray *near = g_ptr_array_new ();

  if (walk.length > 0 && walk.length <= MAX_LENGTH)
    walk_words (self, &walk, games, near);
  g_ptr_array_sort_with_data (near, compare_likelihood, &preference);

  return near;
}

const AdcLexeme *
adc_lexicon_find_near (const AdcLexicon *self, const char *word, guint max_mistakes, guint32 games)
{
  g_autoptr(GPtrArray) near = adc_lexicon_list_near (self, word, max_mistakes, games);

  return near->len > 0 ? near->pdata[0] : NULL;
}

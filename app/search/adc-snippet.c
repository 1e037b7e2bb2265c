/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-snippet.h"

#include "adc-search-result.h"
#include "adc-tokenizer.h"

#include <string.h>

#define N_WORDS 26  /* of a snippet */
#define N_BEFORE 6  /* words before the first one that is marked */
#define MAX_WORDS 20000 /* of a text that are looked at */

typedef struct {
  gsize start;
  gsize end;
  guint mark; /* 0: none */
} Place;

typedef struct {
  GHashTable *marks;
  AdcStemmer *stemmer;
  GArray     *places; /* of Place */
} Survey;

static guint
find_mark (GHashTable *marks, AdcStemmer *stemmer, const char *word)
{
  const AdcStems stems = adc_stemmer_stem (stemmer, word);
  guint mark = 0;

  for (guint i = 0; i < stems.n_different && mark == 0; i++)
    mark = GPOINTER_TO_UINT (g_hash_table_lookup (marks, stems.in[i]));

  return mark;
}

static int
add_place (const char *word, gsize start, gsize end, gpointer user_data)
{
  Survey *survey = user_data;
  const Place place = { start, end, find_mark (survey->marks, survey->stemmer, word) };
  Place *last = survey->places->len > 0
                  ? &g_array_index (survey->places, Place, survey->places->len - 1)
                  : NULL;

  if (last == NULL || start >= last->end)
    g_array_append_val (survey->places, place);
  else if (place.mark != 0) /* two words in one: the hyphen's second word is marked for both */
    last->mark = place.mark;

  return survey->places->len == MAX_WORDS;
}

static GArray *
survey_text (const char *text, GHashTable *marks, AdcStemmer *stemmer)
{
  Survey survey = { marks, stemmer, g_array_new (FALSE, FALSE, sizeof (Place)) };

  adc_foreach_term (text, -1, add_place, &survey);
  return survey.places;
}

/* Different marks weigh, and how often they stand there only a little. */
static double
rate_window (GArray *places, guint first)
{
  guint64 seen = 0;
  double rate = 0;

  for (guint i = first; i < MIN (first + N_WORDS, places->len); i++) {
    const guint mark = g_array_index (places, Place, i).mark;
    const guint64 bit = G_GUINT64_CONSTANT (1) << (mark % 64);

    if (mark == 0)
      continue;
    rate += (seen & bit) == 0 ? 1 : 0.05;
    seen |= bit;
  }

  return rate;
}

static guint
choose_window (GArray *places)
{
  double best_rate = 0;
  guint best = 0;

  for (guint i = 0; i < places->len; i++) {
    const guint first = i > N_BEFORE ? i - N_BEFORE : 0;
    double rate;

    if (g_array_index (places, Place, i).mark == 0)
      continue;
    rate = rate_window (places, first);
    if (rate > best_rate) {
      best_rate = rate;
      best = first;
    }
  }

  /* No need to cut the end of a text that nearly fits. */
  return best + N_WORDS > places->len ? (places->len > N_WORDS ? places->len - N_WORDS : 0) : best;
}

char *
adc_snippet_new (const char *text, GHashTable *marks, AdcStemmer *stemmer)
{
  g_autoptr(GArray) places = survey_text (text, marks, stemmer);
  GString *out = g_string_new (NULL);
  const guint first = choose_window (places);
  const guint end = MIN (first + N_WORDS, places->len);
  gsize copied = first > 0 ? g_array_index (places, Place, first).start : 0;

  if (first > 0)
    g_string_append (out, "…");
  for (guint i = first; i < end; i++) {
    const Place *place = &g_array_index (places, Place, i);

    if (place->mark == 0)
      continue;
    g_string_append_len (out, text + copied, place->start - copied);
    g_string_append (out, ADC_MARK_START);
    g_string_append_len (out, text + place->start, place->end - place->start);
    g_string_append (out, ADC_MARK_END);
    copied = place->end;
  }

  if (end < places->len) {
    g_string_append_len (out, text + copied, g_array_index (places, Place, end - 1).end - copied);
    g_string_append (out, "…");
  } else {
    g_string_append (out, text + copied);
  }

  g_strdelimit (out->str, "\n", ' ');
  return g_string_free (out, FALSE);
}

guint
adc_snippet_count_marks (const char *text, GHashTable *marks, AdcStemmer *stemmer)
{
  g_autoptr(GArray) places = survey_text (text, marks, stemmer);
  guint64 seen = 0;
  guint n = 0;

  for (guint i = 0; i < places->len; i++) {
    const guint mark = g_array_index (places, Place, i).mark;
    const guint64 bit = G_GUINT64_CONSTANT (1) << (mark % 64);

    n += mark != 0 && (seen & bit) == 0;
    seen |= mark != 0 ? bit : 0;
  }

  return n;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-lexicon.h"
#include "adc-nearest.h"

#include <string.h>

#define N_RANDOM_WORDS 400
#define N_RANDOM_QUERIES 600

static AdcLexicon *
lexicon_new (const char * const *words, guint n_words, guint32 games)
{
  g_autoptr(AdcLexiconBuilder) builder = adc_lexicon_builder_new ();
  g_autoptr(GBytes) bytes = NULL;

  for (guint i = 0; i < n_words; i++) {
    adc_lexicon_builder_begin (builder, games);
    adc_lexicon_builder_add (builder, words[i], &words[i], 1);
  }
  bytes = adc_lexicon_builder_end_words (builder);
  return adc_lexicon_new (bytes);
}

static void
test_counts (void)
{
  g_autoptr(AdcLexiconBuilder) builder = adc_lexicon_builder_new ();
  g_autoptr(AdcLexicon) words = NULL;
  g_autoptr(AdcLexicon) stems = NULL;
  g_autoptr(GBytes) word_bytes = NULL;
  g_autoptr(GBytes) stem_bytes = NULL;
  const char *stem = "tir";
  const AdcLexeme *lexeme;

  adc_lexicon_builder_begin (builder, 1);
  adc_lexicon_builder_add (builder, "tir", &stem, 1);
  adc_lexicon_builder_add (builder, "tir", &stem, 1); /* in the same document */
  adc_lexicon_builder_add (builder, "tirs", &stem, 1);
  adc_lexicon_builder_add_name (builder, "tir");
  adc_lexicon_builder_begin (builder, 4);
  adc_lexicon_builder_add (builder, "tirs", &stem, 1);
  word_bytes = adc_lexicon_builder_end_words (builder);
  stem_bytes = adc_lexicon_builder_end_stems (builder);
  words = adc_lexicon_new (word_bytes);
  stems = adc_lexicon_new (stem_bytes);

  g_assert_cmpuint (adc_lexicon_get_n (words), ==, 2);
  lexeme = adc_lexicon_find (words, "tir");
  g_assert_cmpuint (lexeme->documents, ==, 1);
  g_assert_cmpuint (lexeme->names, ==, 1);
  g_assert_cmpuint (lexeme->games, ==, 1);
  lexeme = adc_lexicon_find (stems, "tir");
  g_assert_cmpuint (lexeme->documents, ==, 2);
  g_assert_cmpuint (lexeme->games, ==, 5);
  g_assert_null (adc_lexicon_find (words, "ti"));
  g_assert_null (adc_lexicon_find (words, "tirss"));
}

static void
test_range (void)
{
  static const char * const words[] = { "attaque", "base", "bataille", "bateau", "c", "été" };
  static const struct {
    const char *beginning;
    guint       n;
  } cases[] = {
    { "bat", 2 }, { "b", 3 }, { "base", 1 }, { "basee", 0 }, { "z", 0 }, { "", 6 }, { "é", 1 },
  };
  g_autoptr(AdcLexicon) lexicon = lexicon_new (words, G_N_ELEMENTS (words), 1);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    guint first, end;

    adc_lexicon_find_range (lexicon, cases[i].beginning, &first, &end);
    g_test_message ("“%s”", cases[i].beginning);
    g_assert_cmpuint (end - first, ==, cases[i].n);
  }
}

static void
test_near (void)
{
  static const char * const words[] = { "bouclier", "boucle", "base", "bare", "raid", "tir" };
  static const struct {
    const char *word;
    guint       max;
    const char *near;
  } cases[] = {
    { "boucleir", 1, "bouclier" }, /* two letters swapped are one mistake */
    { "boulier", 1, "bouclier" },  { "bouccllier", 2, "bouclier" }, { "ouclier", 1, "bouclier" },
    { "bouclie", 1, "boucle" },    /* as near as bouclier: the first of the two */
    { "xxxx", 2, NULL },           { "rad", 1, "raid" },            { "rtir", 1, "tir" },
    { "tir", 0, "tir" },           { "", 2, NULL },
  };
  g_autoptr(AdcLexicon) lexicon = lexicon_new (words, G_N_ELEMENTS (words), 2);
  g_autofree char *endless = g_strnfill (1000, 'a');

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    const AdcLexeme *near = adc_lexicon_find_near (lexicon, cases[i].word, cases[i].max, 2);

    g_test_message ("“%s”", cases[i].word);
    g_assert_cmpstr (near != NULL ? adc_lexicon_get_text (lexicon, near) : NULL, ==, cases[i].near);
  }
  g_assert_null (adc_lexicon_find_near (lexicon, "boucleir", 1, 1)); /* another game's */
  g_assert_null (adc_lexicon_find_near (lexicon, endless, 2, 2));
}

static void
check_near (AdcLexicon *lexicon, const char *word, const char *expected)
{
  const AdcLexeme *near = adc_lexicon_find_near (lexicon, word, 1, 1);

  g_assert_nonnull (near);
  g_assert_cmpstr (adc_lexicon_get_text (lexicon, near), ==, expected);
}

/* Of words as near as each other: the first letter typed, then a name, then the more frequent. */
static void
test_likeliest (void)
{
  g_autoptr(AdcLexiconBuilder) builder = adc_lexicon_builder_new ();
  static const char * const words[] = { "mine", "mine", "mine", "line", "mise", "mire" };
  g_autoptr(GBytes) bytes = NULL;
  g_autoptr(AdcLexicon) lexicon = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    adc_lexicon_builder_begin (builder, 1);
    adc_lexicon_builder_add (builder, words[i], &words[i], 1);
  }
  adc_lexicon_builder_add_name (builder, "mise");
  adc_lexicon_builder_add_name (builder, "line");
  bytes = adc_lexicon_builder_end_words (builder);
  lexicon = adc_lexicon_new (bytes);

  check_near (lexicon, "mixe", "mise");
  check_near (lexicon, "xine", "line");
  check_near (lexicon, "mnie", "mine");
}

static char *
random_word_new (GRand *random)
{
  const gint length = g_rand_int_range (random, 1, 9);
  char *word = g_new0 (char, length + 1);

  for (gint i = 0; i < length; i++)
    word[i] = 'a' + g_rand_int_range (random, 0, 4);
  return word;
}

/* Passing words over by their beginnings finds what looking at every one of them finds. */
static void
test_near_misses_nothing (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (20261118);
  g_autoptr(GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(AdcLexicon) lexicon = NULL;

  for (guint i = 0; i < N_RANDOM_WORDS; i++)
    g_ptr_array_add (words, random_word_new (random));
  lexicon = lexicon_new ((const char * const *) words->pdata, words->len, 1);

  for (guint i = 0; i < N_RANDOM_QUERIES; i++) {
    g_autofree char *word = random_word_new (random);
    const guint max = g_rand_int_range (random, 0, 4);
    const AdcLexeme *near = adc_lexicon_find_near (lexicon, word, max, 1);
    guint least = max + 1;

    for (guint j = 0; j < words->len; j++)
      least = MIN (least, adc_edit_distance (word, words->pdata[j], max));
    g_assert_cmpint (near != NULL, ==, least <= max);
    if (near != NULL)
      g_assert_cmpuint (adc_edit_distance (word, adc_lexicon_get_text (lexicon, near), max), ==,
                        least);
  }
}

/* Whatever bytes a damaged file holds, nothing outside of them is read. */
static void
test_damaged (void)
{
  static const char * const words[] = { "attaque", "base", "tir" };
  g_autoptr(AdcLexiconBuilder) builder = adc_lexicon_builder_new ();
  g_autoptr(GBytes) whole = NULL;
  const char *data;
  gsize size;

  for (guint i = 0; i < G_N_ELEMENTS (words); i++) {
    adc_lexicon_builder_begin (builder, 1);
    adc_lexicon_builder_add (builder, words[i], &words[i], 1);
  }
  whole = adc_lexicon_builder_end_words (builder);
  data = g_bytes_get_data (whole, &size);

  for (gsize length = 0; length < size; length++) {
    g_autoptr(GBytes) part = g_bytes_new (data, length);
    g_autoptr(AdcLexicon) lexicon = adc_lexicon_new (part);

    if (lexicon != NULL)
      adc_lexicon_find (lexicon, "tir");
  }

  for (gsize i = 0; i < size; i++) {
    g_autofree char *bytes = g_memdup2 (data, size);
    g_autoptr(GBytes) damaged = NULL;
    g_autoptr(AdcLexicon) lexicon = NULL;

    bytes[i] = (char) 0xff;
    damaged = g_bytes_new (bytes, size);
    lexicon = adc_lexicon_new (damaged);
    if (lexicon != NULL)
      adc_lexicon_find_near (lexicon, "tor", 1, 1);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/lexicon/counts", test_counts);
  g_test_add_func ("/lexicon/range", test_range);
  g_test_add_func ("/lexicon/near", test_near);
  g_test_add_func ("/lexicon/likeliest", test_likeliest);
  g_test_add_func ("/lexicon/near-misses-nothing", test_near_misses_nothing);
  g_test_add_func ("/lexicon/damaged", test_damaged);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-stemmer.h"
#include "adc-tokenizer.h"

/* Forms of one word, with or without their accents: they must share a stem in one language. */
static const char * const forms[][6] = {
  { "bouclier", "boucliers", "Boucliers" },
  { "endommagé", "endommagées", "endommagee", "endommager", "endommages" },
  { "retraite", "retraiter", "retraites", "RETRAITÉ" },
  { "signal", "signaux" },
  { "vaisseau", "vaisseaux" },
  { "jeu", "jeux" },
  { "unité", "unités", "unites" },
  { "résistant", "résistants", "resistent", "résistante" },
  { "attack", "attacks", "attacking", "attacked" },
  { "army", "armies" },
  { "battery", "batteries" },
  { "box", "boxes" },
  { "tire", "tirent", "tirer", "tirs" },
  { "attaque", "attaquent", "attaquer" },
  { "bâtiment", "bâtiments" },
  { "heureux", "heureuse", "heureuses" },
};

/* Words that are not forms of each other. */
static const char * const strangers[][2] = {
  { "tir", "tour" },
  { "base", "bataille" },
  { "boss", "bos" },
  { "raid", "rade" },
};

/* The language in which both have the same stem, or ADC_N_STEMS. */
static guint
find_common (AdcStemmer *stemmer, const char *a, const char *b)
{
  g_autofree char *one = adc_fold (a);
  g_autofree char *other = adc_fold (b);

  for (guint i = 0; i < ADC_N_STEMS; i++) {
    g_autofree char *stem = g_strdup (adc_stemmer_stem (stemmer, one).in[i]);

    if (g_str_equal (stem, adc_stemmer_stem (stemmer, other).in[i]))
      return i;
  }

  return ADC_N_STEMS;
}

static void
test_forms_share_a_stem (void)
{
  g_autoptr(AdcStemmer) stemmer = adc_stemmer_new ();

  for (guint i = 0; i < G_N_ELEMENTS (forms); i++)
    for (guint j = 1; forms[i][j] != NULL; j++) {
      g_test_message ("%s, %s", forms[i][0], forms[i][j]);
      g_assert_cmpuint (find_common (stemmer, forms[i][0], forms[i][j]), <, ADC_N_STEMS);
    }
}

static void
test_strangers_do_not (void)
{
  g_autoptr(AdcStemmer) stemmer = adc_stemmer_new ();

  for (guint i = 0; i < G_N_ELEMENTS (strangers); i++) {
    g_test_message ("%s, %s", strangers[i][0], strangers[i][1]);
    g_assert_cmpuint (find_common (stemmer, strangers[i][0], strangers[i][1]), ==, ADC_N_STEMS);
  }
}

/* Whatever it is, a word has a stem, and numbers are their own. */
static void
test_odd_words (void)
{
  g_autoptr(AdcStemmer) stemmer = adc_stemmer_new ();
  g_autofree char *endless = g_strnfill (5000, 'a');
  static const char * const kept[] = { "", "s", "3", "2d6", "ω" };

  for (guint i = 0; i < G_N_ELEMENTS (kept); i++) {
    const AdcStems stems = adc_stemmer_stem (stemmer, kept[i]);

    g_assert_cmpstr (stems.in[0], ==, kept[i]);
    g_assert_cmpuint (stems.n_different, ==, 1);
  }
  g_assert_cmpstr (adc_stemmer_stem (stemmer, endless).in[1], ==, endless);
}

static void
test_what_was_forgotten_is_found_again (void)
{
  g_autoptr(AdcStemmer) stemmer = adc_stemmer_new ();
  g_autofree char *before = g_strdup (adc_stemmer_stem (stemmer, "boucliers").in[0]);

  adc_stemmer_forget (stemmer);
  g_assert_cmpstr (adc_stemmer_stem (stemmer, "boucliers").in[0], ==, before);
}

static void
test_words (void)
{
  g_autoptr(AdcStemmer) stemmer = adc_stemmer_new ();
  const char *plural[] = { "les", "signaux", "d", "alarmes", NULL };
  const char *singular[] = { "les", "signal", "d", "alarme", NULL };
  g_autofree char *one = adc_stemmer_stem_words (stemmer, plural, 0);
  g_autofree char *other = adc_stemmer_stem_words (stemmer, singular, 0);

  g_assert_cmpstr (one, ==, other);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stemmer/forms", test_forms_share_a_stem);
  g_test_add_func ("/stemmer/strangers", test_strangers_do_not);
  g_test_add_func ("/stemmer/odd-words", test_odd_words);
  g_test_add_func ("/stemmer/forget", test_what_was_forgotten_is_found_again);
  g_test_add_func ("/stemmer/words", test_words);

  return g_test_run ();
}

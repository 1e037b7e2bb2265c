/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-nearest.h"
#include "adc-vocabulary.h"

static void
test_distance (void)
{
  static const struct {
    const char *a;
    const char *b;
    guint       distance;
  } cases[] = {
    { "", "", 0 },
    { "", "abc", 3 },
    { "shield", "shield", 0 },
    { "shield", "sheild", 1 }, /* two neighbours swapped are one mistake */
    { "shield", "shild", 1 },
    { "shield", "shieeld", 1 },
    { "shield", "shiald", 1 },
    { "kitten", "sitting", 3 },
    { "ca", "abc", 3 },
    { "élan", "elan", 1 }, /* letters, not bytes */
    { "москва", "мосвка", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_assert_cmpuint (adc_edit_distance (cases[i].a, cases[i].b, 9), ==, cases[i].distance);
    g_assert_cmpuint (adc_edit_distance (cases[i].b, cases[i].a, 9), ==, cases[i].distance);
  }
}

static void
test_distance_stops_at_the_limit (void)
{
  g_autofree char *endless = g_strnfill (100000, 'a');

  g_assert_cmpuint (adc_edit_distance ("kitten", "sitting", 2), ==, 3);
  g_assert_cmpuint (adc_edit_distance ("kitten", "sitting", 0), ==, 1);
  g_assert_cmpuint (adc_edit_distance ("kitten", "abcdef", 2), ==, 3);
  g_assert_cmpuint (adc_edit_distance ("kitten", endless, 2), ==, 3);
  g_assert_cmpuint (adc_edit_distance (endless, endless, 2), ==, 0);
}

static void
test_nearest_names (void)
{
  static const char * const names[] = { "tank", "energy-shield", "shield", "trooper", NULL };
  static const struct {
    const char *wanted;
    const char *first;
    const char *second;
  } cases[] = {
    { "sheild", "shield", "energy-shield" },
    { "Shield", "shield", "energy-shield" },
    { "Énergy Shield", "energy-shield", NULL },
    { "troper", "trooper", NULL },
    { "", "tank", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto(GStrv) nearest = adc_nearest_names (cases[i].wanted, names, 2);

    g_assert_cmpuint (g_strv_length (nearest), ==, 2);
    g_assert_cmpstr (nearest[0], ==, cases[i].first);
    if (cases[i].second != NULL)
      g_assert_cmpstr (nearest[1], ==, cases[i].second);
  }
}

static void
test_nearest_of_nothing (void)
{
  g_auto(GStrv) nearest = adc_nearest_names ("anything", (const char *[]) { NULL }, 3);

  g_assert_cmpuint (g_strv_length (nearest), ==, 0);
}

static void
test_vocabulary_prefix (void)
{
  g_autoptr(AdcVocabulary) vocabulary = adc_vocabulary_new ();

  adc_vocabulary_add_text (vocabulary, "ares", "Défense Énergie", "fr");
  g_assert_true (adc_vocabulary_has_prefix (vocabulary, NULL, "def"));
  g_assert_true (adc_vocabulary_has_prefix (vocabulary, NULL, "energie"));
  g_assert_false (adc_vocabulary_has_prefix (vocabulary, NULL, "energies"));
  g_assert_false (adc_vocabulary_has_prefix (vocabulary, NULL, "zzz"));
}

static void
test_vocabulary_corrects (void)
{
  static const struct {
    const char *query;
    const char *language;
    const char *corrected;
  } cases[] = {
    { "profodneur", "fr", "profondeur" },
    { "Attaque en  Profnodeur !", "fr",
      "Attaque en  profondeur !" },  /* the rest stays as it was typed */
    { "defensse", "fr", "défense" }, /* spelled as the language does */
    { "defensse", "en", "defense" },
    { "tri", "fr", "tir" },
    { "proffondeurr", "fr", "profondeur" },
    { "proffonndeurr", "fr", NULL }, /* three mistakes */
    { "profond", "fr", NULL },       /* begins a word */
    { "attaques", "fr", NULL },      /* a plural is not a mistake */
    { "tyx", "fr", NULL },           /* two mistakes in three letters */
    { "lx", "fr", NULL },            /* too short to tell */
    { "1235", "fr", NULL },          /* numbers are meant */
    { "", "fr", NULL },
  };
  g_autoptr(AdcVocabulary) vocabulary = adc_vocabulary_new ();

  adc_vocabulary_add_text (vocabulary, "ares", "Attaque en Profondeur : le tir, la Défense. Voir 1234.",
                           "fr");
  adc_vocabulary_add_text (vocabulary, "ares", "Deep attack, defense.", "en");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *corrected = adc_vocabulary_correct (vocabulary, NULL, cases[i].query,
                                                         cases[i].language);

    g_assert_cmpstr (corrected, ==, cases[i].corrected);
  }
}

/* Of two words as near, the player meant the one the game uses more. */
static void
test_vocabulary_prefers_common_words (void)
{
  g_autoptr(AdcVocabulary) vocabulary = adc_vocabulary_new ();
  g_autofree char *corrected = NULL;

  adc_vocabulary_add_text (vocabulary, "ares", "bare base base", "fr");
  corrected = adc_vocabulary_correct (vocabulary, NULL, "baxe", "fr");
  g_assert_cmpstr (corrected, ==, "base");
}

/* A word of another game is no help to somebody who searches one. */
static void
test_vocabulary_keeps_to_the_game (void)
{
  g_autoptr(AdcVocabulary) vocabulary = adc_vocabulary_new ();
  g_autofree char *in_first = NULL;
  g_autofree char *in_second = NULL;
  g_autofree char *in_all = NULL;

  adc_vocabulary_add_text (vocabulary, "ares", "résistant", "fr");
  adc_vocabulary_add_text (vocabulary, "hex", "elles résistent", "fr");
  in_first = adc_vocabulary_correct (vocabulary, "ares", "resistent", "fr");
  g_assert_cmpstr (in_first, ==, "résistant");
  in_second = adc_vocabulary_correct (vocabulary, "hex", "resistant", "fr");
  g_assert_cmpstr (in_second, ==, "résistent");
  in_all = adc_vocabulary_correct (vocabulary, NULL, "resistent", "fr");
  g_assert_null (in_all);
  g_assert_false (adc_vocabulary_has_prefix (vocabulary, "hex", "resistan"));
  g_assert_false (adc_vocabulary_has_prefix (vocabulary, "other", "r"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/nearest/distance", test_distance);
  g_test_add_func ("/nearest/limit", test_distance_stops_at_the_limit);
  g_test_add_func ("/nearest/names", test_nearest_names);
  g_test_add_func ("/nearest/none", test_nearest_of_nothing);
  g_test_add_func ("/nearest/vocabulary/prefix", test_vocabulary_prefix);
  g_test_add_func ("/nearest/vocabulary/correct", test_vocabulary_corrects);
  g_test_add_func ("/nearest/vocabulary/game", test_vocabulary_keeps_to_the_game);
  g_test_add_func ("/nearest/vocabulary/common", test_vocabulary_prefers_common_words);

  return g_test_run ();
}

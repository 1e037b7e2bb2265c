/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-queries.h"

#include "adc-library-loader.h"
#include "fuzz-damage.h"

#define QUERIES_EACH 20 /* for every damaged game: they take far less time */
#define MAX_BYTES 200
#define LONG_BYTES 20000

/* What means something to SQL, to FTS5, to printf or to Unicode, and words that are in every
 * game. */
static const char * const snippets[] = {
  "\"", "'", "''; DROP TABLE entries; --", " OR ", " AND ", " NOT ", "NEAR(", ")", "*", "^",
  "{title}:", "-", "+", ":", "%s%n", "\\", "\xff", "\xc3", "\xed\xa0\x80", "\xe2\x80\xae",
  "\xcc\x81", "œuf", "Ægis", "l’", "d'", "contre-attaque", "‑", "bouclier", "attack", "raid",
  "unité", "2d6", "99999999999999999999", "…", "\xf0\x9f\x9a\x80", "ſ", "İ", "ﬃ", "   ", "\t\n",
  "a", "combien de rounds pour un raid", "qui gagne en cas d'égalité", NULL,
};

static char *
random_bytes_new (GRand *random, gsize length)
{
  char *bytes = g_malloc (length + 1);

  for (gsize i = 0; i < length; i++)
    bytes[i] = g_rand_int_range (random, 1, 256);
  bytes[length] = '\0';
  return bytes;
}

static char *
random_query_new (GRand *random)
{
  g_autoptr(GString) query = g_string_new (NULL);

  switch (g_rand_int_range (random, 0, 20)) {
  case 0:
    return random_bytes_new (random, g_rand_int_range (random, 0, LONG_BYTES));
  case 1:
  case 2:
    return random_bytes_new (random, g_rand_int_range (random, 0, MAX_BYTES));
  default:
    for (int n = g_rand_int_range (random, 1, 6); n > 0; n--)
      g_string_append_printf (query, "%s%s", query->len > 0 && g_rand_boolean (random) ? " " : "",
                              snippets[g_rand_int_range (random, 0, G_N_ELEMENTS (snippets) - 1)]);
    for (int n = g_rand_int_range (random, 0, 3); n > 0; n--)
      fuzz_damage (random, query, snippets);
    return g_strdup (query->str); /* up to the first NUL, as an entry's text is */
  }
}

static void
check_result (AdcSearchResult *result)
{
  g_autofree char *markup = adc_search_result_dup_markup (result);
  g_autofree char *document = g_strdup_printf ("<markup>%s</markup>", markup);
  g_autofree char *location = adc_search_result_dup_location (result);
  g_autoptr(GMarkupParseContext) context =
    g_markup_parse_context_new (&(GMarkupParser) { 0 }, 0, NULL, NULL);
  g_autoptr(GError) error = NULL;

  g_markup_parse_context_parse (context, document, -1, &error);
  g_assert_no_error (error);
  g_assert_true (g_utf8_validate (location, -1, NULL));
  g_assert_cmpuint (g_utf8_strlen (adc_search_result_get_title (result), -1), >, 0);
}

void
fuzz_check_answer (const AdcAnswer *answer, const AdcQuery *options)
{
  g_assert_cmpuint (answer->results->len, ==,
                    options->limit > 0 ? MIN (options->limit, answer->n_found) : answer->n_found);
  g_assert_true (answer->corrected == NULL || g_utf8_validate (answer->corrected, -1, NULL));
  for (guint i = 0; i < answer->results->len; i++) {
    check_result (answer->results->pdata[i]);
    if (i > 0)
      g_assert_cmpfloat (adc_search_result_get_score (answer->results->pdata[i]), <=,
                         adc_search_result_get_score (answer->results->pdata[i - 1]));
  }
}

void
fuzz_queries (GRand *random, int iterations)
{
  static const char * const games[] = { NULL, "ares", "neuroshima-hex", "no-such-game", "" };
  static const char * const languages[] = { NULL, "fr", "en", "de", "" };
  g_autoptr(AdcLibrary) library = adc_library_load (NULL);
  g_autoptr(AdcIndex) index = adc_index_new (library, NULL);
  int n_found = 0;

  for (int i = 0; i < iterations * QUERIES_EACH; i++) {
    g_autofree char *query = random_query_new (random);
    const AdcQuery options = {
      .game = games[g_rand_int_range (random, 0, G_N_ELEMENTS (games))],
      .everywhere = g_rand_boolean (random),
      .or_elsewhere = g_rand_boolean (random),
      .language = languages[g_rand_int_range (random, 0, G_N_ELEMENTS (languages))],
      .kinds = g_rand_boolean (random) ? g_rand_int (random) : 0,
      .limit = g_rand_int_range (random, 1, 12),
      .literal = g_rand_boolean (random),
    };
    g_autoptr(GError) error = NULL;
    g_autoptr(AdcAnswer) answer = adc_index_search (index, query, &options, &error);

    g_assert_no_error (error);
    fuzz_check_answer (answer, &options);
    n_found += answer->n_found > 0;
  }

  g_print ("%d senseless queries searched, %d found something, none failed\n",
           iterations * QUERIES_EACH, n_found);
}

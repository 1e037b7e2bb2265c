/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-analyzer.h"
#include "adc-tokenizer.h"

#include <sqlite3.h>
#include <string.h>

static void
test_fold (void)
{
  static const struct {
    const char *text;
    const char *folded;
  } cases[] = {
    { "", "" },
    { " \t…!", "" },
    { "Attaque en Profondeur", "attaque en profondeur" },
    { "L’Élan du cœur", "l elan du coeur" },
    { "l'élan", "l elan" },
    { "ŒUVRE, Æther", "oeuvre aether" },
    { "e\xcc\x81lan", "elan" }, /* the accent comes apart from its letter */
    { "Straße Łódź", "strasse lodz" },
    { "demi-tour_en/2", "demi tour en 2" },
    { "c++ \"D10\"", "c d10" },
    { "Москва", "москва" },
    { "a\xff" "b", "a b" }, /* not UTF-8 */
    { "\xcc\x81 x", "x" },  /* an accent alone */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *folded = adc_fold (cases[i].text);
    g_autofree char *again = adc_fold (folded);

    g_assert_cmpstr (folded, ==, cases[i].folded);
    g_assert_cmpstr (again, ==, folded);
  }
}

/* Words end up inside quotes in FTS5's query language. */
static void
test_fold_leaves_only_letters_and_digits (void)
{
  for (gunichar c = 1; c < 0x3000; c++) {
    g_autofree char *folded = NULL;
    char text[7] = "";

    g_unichar_to_utf8 (c, text);
    folded = adc_fold (text);
    for (const char *p = folded; *p != '\0'; p = g_utf8_next_char (p))
      g_assert_true (g_unichar_isalnum (g_utf8_get_char (p)));
  }
}

static void
test_words_are_limited (void)
{
  g_auto(GStrv) two = adc_fold_words ("Un, deux, trois", 2);
  g_auto(GStrv) none = adc_fold_words ("?!", 2);

  g_assert_true (g_strv_equal ((const char * const *) two, (const char *[]){ "un", "deux", NULL }));
  g_assert_cmpuint (g_strv_length (none), ==, 0);
}

static int
append_original (const char *word, gsize start, gsize end, gpointer user_data)
{
  const char *text = "« L’Élan » du cœur";
  GString *out = user_data;

  g_string_append_printf (out, "%s=%.*s;", word, (int) (end - start), text + start);
  return strcmp (word, "du") == 0 ? 7 : 0;
}

static void
test_offsets_are_those_of_the_original (void)
{
  g_autoptr(GString) out = g_string_new (NULL);

  g_assert_cmpint (adc_foreach_word ("« L’Élan » du cœur", -1, append_original, out), ==, 7);
  g_assert_cmpstr (out->str, ==, "l=L;elan=Élan;du=du;");
}

static void
test_length_is_respected (void)
{
  g_autoptr(GString) out = g_string_new (NULL);

  g_assert_cmpint (adc_foreach_word ("« L’Élan » du cœur", strlen ("« L’Éla"), append_original,
                                     out),
                   ==, 0);
  g_assert_cmpstr (out->str, ==, "l=L;ela=Éla;");
}

static int
append_term (const char *word, gsize start, gsize end, gpointer user_data)
{
  g_string_append_printf (user_data, "%s %" G_GSIZE_FORMAT "-%" G_GSIZE_FORMAT "; ", word, start,
                          end);
  return 0;
}

/* What a hyphen joins is also one word; what a dash or a space separates is not. */
static void
test_hyphens_join (void)
{
  static const struct {
    const char *text;
    const char *terms;
  } cases[] = {
    { "contre-attaque", "contre 0-6; attaque 7-14; contreattaque 0-14; " },
    { "set‑up", "set 0-3; up 6-8; setup 0-8; " },
    { "tir - feu", "tir 0-3; feu 6-9; " },
    { "p.-e.", "p 0-1; e 3-4; " },
    { "l'élan", "l 0-1; elan 2-7; " },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(GString) terms = g_string_new (NULL);

    adc_foreach_term (cases[i].text, -1, append_term, terms);
    g_assert_cmpstr (terms->str, ==, cases[i].terms);
  }
}

static void
store_column (sqlite3 *database, const char *sql, char **out)
{
  sqlite3_stmt *statement;

  g_assert_cmpint (sqlite3_prepare_v2 (database, sql, -1, &statement, NULL), ==, SQLITE_OK);
  *out = sqlite3_step (statement) == SQLITE_ROW
             ? g_strdup ((const char *) sqlite3_column_text (statement, 0))
             : NULL;
  g_assert_cmpint (sqlite3_finalize (statement), ==, SQLITE_OK);
}

/* FTS5 marks the text as it was written, whatever the query looks like. */
static void
test_in_fts5 (void)
{
  static const struct {
    const char *match;
    const char *marked;
  } cases[] = {
    { "elan", "« L’[Élan] » des armées" },
    { "ÉLAN", "« L’[Élan] » des armées" },
    { "armee", "« L’Élan » des [armées]" },
    { "\"d a\"", NULL },
  };
  g_autoptr(AdcStemmer) stemmer = adc_stemmer_new ();
  AdcAnalyzer analyzer = { .stemmer = stemmer };
  g_autoptr(GError) error = NULL;
  sqlite3 *database;

  g_assert_cmpint (sqlite3_open (":memory:", &database), ==, SQLITE_OK);
  g_assert_true (adc_analyzer_register (&analyzer, database, &error));
  g_assert_no_error (error);
  g_assert_cmpint (sqlite3_exec (database,
                                 "CREATE VIRTUAL TABLE t USING fts5 (x, tokenize = 'adc');"
                                 "INSERT INTO t VALUES ('« L’Élan » des armées')",
                                 NULL, NULL, NULL),
                   ==, SQLITE_OK);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *sql =
        g_strdup_printf ("SELECT highlight (t, 0, '[', ']') FROM t WHERE t MATCH '%s'",
                         cases[i].match);
    g_autofree char *marked = NULL;

    store_column (database, sql, &marked);
    g_assert_cmpstr (marked, ==, cases[i].marked);
  }

  sqlite3_close (database);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/tokenizer/fold", test_fold);
  g_test_add_func ("/tokenizer/only-letters-and-digits", test_fold_leaves_only_letters_and_digits);
  g_test_add_func ("/tokenizer/words-are-limited", test_words_are_limited);
  g_test_add_func ("/tokenizer/offsets", test_offsets_are_those_of_the_original);
  g_test_add_func ("/tokenizer/length", test_length_is_respected);
  g_test_add_func ("/tokenizer/hyphens", test_hyphens_join);
  g_test_add_func ("/tokenizer/fts5", test_in_fts5);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-stem.h"
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

static void
test_stems (void)
{
  static const struct {
    const char *word;
    const char *stems[3];
  } cases[] = {
    { "attaques", { "attaque" } },
    { "vaisseaux", { "vaisseau" } },
    { "signaux", { "signal" } },
    { "jeux", { "jeu" } },
    { "batteries", { "batterie", "battery" } },
    { "boxes", { "boxe", "box" } },
    { "boss", { NULL } },
    { "des", { NULL } },
    { "tir", { NULL } },
    { "s", { NULL } },
    { "", { NULL } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto(GStrv) stems = adc_stems (cases[i].word);

    g_assert_true (g_strv_equal ((const char * const *) stems, cases[i].stems));
  }
}

static void
test_stemmed_text (void)
{
  g_autofree char *plural = adc_stem_text ("Les Signaux d’Alarme !");
  g_autofree char *singular = adc_stem_text ("les signal d'alarmes");

  g_assert_cmpstr (plural, ==, "les signal d alarme");
  g_assert_cmpstr (singular, ==, plural);
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
    { "armee *", "« L’Élan » des [armées]" },
    { "\"d a\"", NULL },
  };
  g_autoptr(GError) error = NULL;
  sqlite3 *database;

  g_assert_cmpint (sqlite3_open (":memory:", &database), ==, SQLITE_OK);
  g_assert_true (adc_tokenizer_register (database, &error));
  g_assert_no_error (error);
  g_assert_cmpint (sqlite3_exec (database,
                                 "CREATE VIRTUAL TABLE t USING fts5 (x, tokenize = 'adc', prefix = "
                                 "'2 3');"
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
  g_test_add_func ("/tokenizer/stems", test_stems);
  g_test_add_func ("/tokenizer/stemmed-text", test_stemmed_text);
  g_test_add_func ("/tokenizer/fts5", test_in_fts5);

  return g_test_run ();
}

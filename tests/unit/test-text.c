/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-language.h"
#include "adc-markup.h"
#include "adc-text.h"

static void
test_languages (void)
{
  g_autoptr(AdcText) text = adc_text_new ("fr", "Bouclier");

  g_assert_true (adc_text_add (text, "en", "Shield"));
  g_assert_false (adc_text_add (text, "en", "Buckler"));
  g_assert_cmpstr (adc_text_get_in (text, "en"), ==, "Shield");
  g_assert_cmpstr (adc_text_get_in (text, "fr"), ==, "Bouclier");
  g_assert_cmpstr (adc_text_get_in (text, "pl"), ==, "Bouclier"); /* better French than nothing */
  g_assert_false (adc_text_has (text, "pl"));
  g_assert_cmpuint (adc_text_get_n (text), ==, 2);
}

static void
test_current_language (void)
{
  g_autoptr(AdcText) text = adc_text_new ("fr", "Tirs");

  adc_text_add (text, "en", "Shots");
  adc_language_set_current ("en");
  g_assert_cmpstr (adc_text_get (text), ==, "Shots");
  adc_language_set_current ("fr");
  g_assert_cmpstr (adc_text_get (text), ==, "Tirs");
}

/* What the reader gets for each locale, when no preference says otherwise. */
static void
test_language_of_locale (void)
{
  static const struct {
    const char *locale;
    const char *language;
  } cases[] = {
    { "C", "fr" },       { "fr_FR.UTF-8", "fr" }, { "fr_CA.UTF-8", "fr" },
    { "en_GB", "en" },   { "en_US.UTF-8", "en" }, { "de_DE.UTF-8", "fr" },
  };

  g_unsetenv ("LANGUAGE");
  g_unsetenv ("LC_MESSAGES");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_setenv ("LC_ALL", cases[i].locale, TRUE);
    g_assert_cmpstr (adc_language_from_locale (), ==, cases[i].language);
  }
}

/* Spans as "text", "text>target" for a link, "!text" when strong, joined by a bar. */
static char *
describe (const char *markup)
{
  g_autoptr(GPtrArray) spans = adc_markup_parse (markup);
  GString *out = g_string_new (NULL);

  for (guint i = 0; i < spans->len; i++) {
    const AdcSpan *span = spans->pdata[i];

    g_string_append_printf (out, "%s%s%s%s%s", i > 0 ? "|" : "", span->strong ? "!" : "",
                            span->text != NULL ? span->text : "", span->target != NULL ? ">" : "",
                            span->target != NULL ? span->target : "");
  }

  return g_string_free (out, FALSE);
}

static void
test_markup (void)
{
  static const struct {
    const char *markup;
    const char *spans;
  } cases[] = {
    { "", "" },
    { "plain", "plain" },
    { "a [[b]] c", "a |>b| c" },
    { "a [[b|words]]", "a |words>b" },
    { "*strong* then not", "!strong| then not" },
    { "*[[b|x]]*", "!x>b" },
    { "2 * 3 is 6", "2 * 3 is 6" },
    { "[[never closed", "[[never closed" },
    { "a [ b ] c ]] d", "a [ b ] c ]] d" },
    { "[[a]][[b]]", ">a|>b" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *spans = describe (cases[i].markup);

    g_assert_cmpstr (spans, ==, cases[i].spans);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/language-of-locale", test_language_of_locale);
  g_test_add_func ("/text/languages", test_languages);
  g_test_add_func ("/text/current-language", test_current_language);
  g_test_add_func ("/text/markup", test_markup);

  return g_test_run ();
}

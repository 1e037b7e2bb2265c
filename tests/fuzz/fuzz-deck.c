/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-deck.h"

#include "adc-deck-file.h"
#include "fuzz-damage.h"

#include <glib/gstdio.h>

static const char sample[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<deck format=\"1\" game=\"tiny\" kind=\"army\" faction=\"reds\" edition=\"second\" "
    "players=\"4\">\n"
    "  <title>Été &amp; « hiver »</title>\n"
    "  <notes>Deux\n lignes &lt; trois</notes>\n"
    "  <option choice=\"mode\" value=\"team\"/>\n"
    "  <option choice=\"side\" value=\"left\"/>\n"
    "  <ignored rule=\"deck-size\"/>\n"
    "  <zone id=\"deck\">\n"
    "    <card id=\"soldier\" name=\"Soldat\" count=\"2\"/>\n"
    "    <card id=\"tank\"/>\n"
    "    <card name=\"À moi\" count=\"1\"><value stat=\"category\">building</value>"
    "<value stat=\"cost\">3</value></card>\n"
    "    <card count=\"33\"/>\n"
    "  </zone>\n"
    "  <zone id=\"hand\">\n"
    "    <card id=\"soldier\" count=\"9999\"/>\n"
    "  </zone>\n"
    "</deck>\n";

static const char * const snippets[] = {
  "<!DOCTYPE deck [<!ENTITY x \"xxxxxxxx\">]>",
  "&x;",
  "&#0;",
  "&#9;",
  "&#13;",
  "&#x85;",
  "&#x10FFFF;",
  "<![CDATA[",
  "]]>",
  "<!--",
  "-->",
  "<?xml version=\"1.1\"?>",
  "\xff\xfe",
  "\xc3",
  "\xe2\x80\x8f",
  " ",
  "</zone>",
  "<title/>",
  "<notes/>",
  "<zone id=\"deck\"/>",
  "<zone id=\"hand\"><card/></zone>",
  "<card id=\"soldier\" count=\"1\"/>",
  "<card id=\"soldier\" name=\"Other\"><value stat=\"cost\"/></card>",
  "<card name=\"\"/>",
  "<card name=\"a&#10;b\"/>",
  "<card><value stat=\"cost\">&#160;</value></card>",
  "<value stat=\"cost\">4</value>",
  "<option choice=\"mode\" value=\"alone\"/>",
  "<ignored rule=\"deck-size\"/>",
  "format=\"2\"",
  "count=\"0\"",
  "count=\"99999999999999999999\"",
  "players=\"0\"",
  "id=\"\"",
  NULL,
};

static AdcDeck *
load (const char *path)
{
  g_autoptr(GPtrArray) problems =
      g_ptr_array_new_with_free_func ((GDestroyNotify) adc_problem_free);
  AdcDeck *deck = adc_deck_load (path, problems);

  fuzz_check_problems (problems);
  g_assert_true ((deck == NULL) == (problems->len > 0));
  return deck;
}

static AdcDeck *
save_and_load (AdcDeck *deck, const char *path, char **text)
{
  g_autoptr(GError) error = NULL;
  AdcDeck *again;

  adc_deck_save (deck, path, &error);
  g_assert_no_error (error);
  g_assert_true (g_file_get_contents (path, text, NULL, NULL));
  again = load (path);
  g_assert_nonnull (again);
  return again;
}

/* Nothing may be lost between two sittings, and saving again must not change a byte. Only zones
 * that stood in several places have been put together after the first time. */
static void
check_round_trip (AdcDeck *deck, const char *path)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autoptr(AdcDeck) first = save_and_load (deck, path, &before);
  g_autoptr(AdcDeck) second = save_and_load (first, path, &after);

  g_assert_cmpuint (adc_deck_count (deck), ==, adc_deck_count (first));
  for (guint i = 0; i < adc_deck_get_lines (deck)->len; i++) {
    const AdcDeckLine *line = adc_deck_get_lines (deck)->pdata[i];
    const AdcDeckLine *found = adc_deck_find (first, line);

    g_assert_nonnull (found);
    g_assert_cmpuint (found->count, ==, line->count);
    g_assert_cmpstr (found->name, ==, line->name);
  }
  adc_deck_clear (deck);
  adc_deck_clear (first);
  g_assert_true (adc_deck_equal (deck, first));
  g_assert_cmpstr (before, ==, after);
}

void
fuzz_decks (GRand *random, int iterations, const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "deck" ADC_DECK_SUFFIX, NULL);
  int found = 0;

  for (int i = 0; i < iterations; i++) {
    g_autoptr(GString) text = g_string_new (sample);
    g_autoptr(AdcDeck) deck = NULL;

    for (int n = g_rand_int_range (random, 0, 4); n > 0; n--)
      fuzz_damage (random, text, snippets);
    g_assert_true (g_file_set_contents (path, text->str, text->len, NULL));
    deck = load (path);
    if (deck != NULL)
      check_round_trip (deck, path);
    else
      found++;
  }

  g_remove (path);
  g_assert_cmpint (found, <, iterations); /* some were not damaged at all */
  g_print ("%d damaged decks loaded, %d found out, none crashed\n", iterations, found);
}

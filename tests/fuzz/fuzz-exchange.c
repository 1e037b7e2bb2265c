/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "fuzz-exchange.h"

#include "adc-deck-exchange.h"
#include "adc-library-loader.h"
#include "fuzz-damage.h"

#include <string.h>

#define TRIES_EACH 5 /* for every damaged game */

/* What means something to a list, to Markdown, to a spreadsheet, to Unicode or to printf. */
static const char * const list_snippets[] = {
  "2x ", "3 ", " × ", " x9999", "(99999999999999999999)", "[?]", "[", "]", "[no-such-card]", ":",
  "# ", "## ", "- **", "//", " #", "\r", "\n", "\n\n", "\t", "=HYPERLINK(1)", "\"", "\"\"", ",",
  ";", "'", "zone,id,name,category,count,unknown\n", "\xff", "\xc3", "\xed\xa0\x80", "\xe2\x80\xae",
  "\xe2\x80\xa8", "%s%n", "\\", "-2 ", "0 ", "•", "\xef\xbb\xbf", NULL,
};

static const char * const code_snippets[] = {
  "ADC1-", "ADC2-", "ADC", "-", "_", "=", "+", "/", "AAAA", "\n", " ", "\xff", "é", NULL,
};

void
fuzz_check_deck (AdcDeck *deck)
{
  GPtrArray *lines = adc_deck_get_lines (deck);
  g_autofree char *code = adc_deck_to_code (deck);
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcDeck) again = adc_deck_from_code (code, &error);

  g_assert_cmpuint (lines->len, <=, ADC_DECK_MAX_LINES);
  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];

    g_assert_cmpuint (line->count, >, 0);
    g_assert_cmpuint (line->count, <=, ADC_DECK_MAX_COUNT);
    g_assert_true (line->name == NULL || g_utf8_validate (line->name, -1, NULL));
    g_assert_true (line->name == NULL ||
                   g_utf8_strlen (line->name, -1) <= ADC_DECK_MAX_NAME);
  }
  g_assert_no_error (error);
  g_assert_true (adc_deck_equal (deck, again));
}

void
fuzz_check_import (AdcDeck *deck, GPtrArray *strangers)
{
  for (guint i = 0; i < strangers->len; i++) {
    const AdcDeckStranger *stranger = strangers->pdata[i];

    g_assert_true (g_utf8_validate (stranger->message, -1, NULL));
    g_assert_cmpuint (strlen (stranger->message), >, 0);
  }
  fuzz_check_deck (deck);
}

static void
try_list (GRand *random, AdcDeck *deck, AdcGame *game)
{
  g_autofree char *list =
    adc_deck_export (deck, game, g_rand_int_range (random, 0, ADC_DECK_FORMAT_CSV + 1));
  g_autoptr(GString) text = g_string_new (list);
  g_autoptr(AdcDeck) again = adc_deck_copy (deck);
  g_autoptr(GPtrArray) strangers = NULL;

  for (int n = g_rand_int_range (random, 1, 6); n > 0; n--)
    fuzz_damage (random, text, list_snippets);
  adc_deck_clear (again);
  strangers = adc_deck_import (again, game, text->str);
  fuzz_check_import (again, strangers);
}

/* Gives whether it was found out: damage that only adds a space leaves the code as it was. */
static gboolean
try_code (GRand *random, AdcDeck *deck)
{
  g_autofree char *code = adc_deck_to_code (deck);
  g_autoptr(GString) text = g_string_new (code);
  g_autoptr(AdcDeck) again = NULL;
  g_autoptr(GError) error = NULL;

  for (int n = g_rand_int_range (random, 1, 4); n > 0; n--)
    fuzz_damage (random, text, code_snippets);
  again = adc_deck_from_code (text->str, &error);
  if (again == NULL)
    g_assert_cmpuint (strlen (error->message), >, 0);
  else
    fuzz_check_deck (again);

  return again == NULL;
}

static AdcDeck *
random_deck_new (GRand *random, AdcGame *game)
{
  GPtrArray *kinds = adc_game_get_deck_kinds (game);
  const AdcDeckKind *kind = kinds->pdata[g_rand_int_range (random, 0, kinds->len)];
  g_autoptr(GPtrArray) factions = adc_deck_list_factions (game, kind);
  const char *faction =
    factions->len > 0
      ? adc_entry_get_id (factions->pdata[g_rand_int_range (random, 0, factions->len)])
      : NULL;

  return adc_deck_new_standard (game, kind, faction, NULL, 0);
}

void
fuzz_exchange (GRand *random, int iterations)
{
  g_autoptr(AdcLibrary) library = adc_library_load (NULL);
  const guint n_games = g_list_model_get_n_items (G_LIST_MODEL (library));
  int n_refused = 0;

  for (int i = 0; i < iterations * TRIES_EACH; i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i % n_games);
    g_autoptr(AdcDeck) deck = random_deck_new (random, game);

    try_list (random, deck, game);
    n_refused += try_code (random, deck);
  }

  g_print ("%d damaged lists and codes of decks read, %d codes refused, none crashed\n",
           iterations * TRIES_EACH, n_refused);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-exchange.h"
#include "adc-language.h"
#include "standard-decks.h"

#include <string.h>

static AdcLibrary *library;

static AdcDeck *
create_deck (void)
{
  g_autoptr(GHashTable) values = g_hash_table_new (g_str_hash, g_str_equal);
  AdcDeck *deck = adc_deck_new ("essai", "army");

  g_hash_table_insert (values, (gpointer) "category", (gpointer) "building");
  g_hash_table_insert (values, (gpointer) "cost", (gpointer) "3");
  adc_deck_set_title (deck, "Éclair & “tonnerre”");
  adc_deck_set_faction (deck, "reds");
  adc_deck_set_edition (deck, "second");
  adc_deck_set_players (deck, 4);
  adc_deck_set_option (deck, "party", "team");
  adc_deck_set_ignored (deck, "deck-size", TRUE);
  adc_deck_add (deck, "hand", "scout", "Éclaireur", NULL, 2);
  adc_deck_add (deck, "deck", "scout", "Éclaireur", NULL, 9999);
  adc_deck_add (deck, "hand", NULL, "Mine", values, 1);
  adc_deck_add (deck, "hand", NULL, NULL, NULL, 33);
  return deck;
}

static void
check_round_trip (AdcDeck *deck, AdcGame *game G_GNUC_UNUSED)
{
  g_autofree char *code = adc_deck_to_code (deck);
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcDeck) again = adc_deck_from_code (code, &error);

  g_assert_no_error (error);
  g_assert_true (adc_deck_equal (deck, again));
  g_assert_null (strpbrk (code, " \n+/="));
}

static void
test_says_everything (void)
{
  g_autoptr(AdcDeck) deck = create_deck ();

  check_round_trip (deck, NULL);
  standard_decks_foreach (library, check_round_trip);
}

/* Whatever somebody has called his cards, the others can read it. */
static void
test_mends_names (void)
{
  g_autoptr(AdcDeck) deck = adc_deck_new ("essai", "free");
  g_autofree char *endless = g_strnfill (2 * ADC_DECK_MAX_NAME, 'x');
  g_autofree char *code = NULL;
  g_autoptr(AdcDeck) again = NULL;
  const AdcDeckLine *line;

  adc_deck_set_title (deck, endless);
  adc_deck_add (deck, "deck", NULL, "two\tor\nthree", NULL, 1);
  code = adc_deck_to_code (deck);
  again = adc_deck_from_code (code, NULL);
  g_assert_nonnull (again);
  line = adc_deck_get_lines (again)->pdata[0];
  g_assert_cmpstr (line->name, ==, "two or three");
  g_assert_cmpuint (strlen (adc_deck_get_title (again)), ==, ADC_DECK_MAX_NAME);
}

static void
test_leaves_notes_out (void)
{
  g_autoptr(AdcDeck) deck = create_deck ();
  g_autofree char *without = adc_deck_to_code (deck);
  g_autofree char *with = NULL;

  adc_deck_set_notes (deck, "Not for the others.");
  with = adc_deck_to_code (deck);
  g_assert_cmpstr (with, ==, without);
}

static void
check_length (AdcDeck *deck, AdcGame *game)
{
  g_autofree char *code = adc_deck_to_code (deck);

  g_test_message ("%s, %s, %s: %u cards, %u characters", adc_game_get_id (game),
                  adc_deck_get_kind (deck), adc_deck_get_title (deck), adc_deck_count (deck),
                  (guint) strlen (code));
  if (adc_deck_count (deck) <= 35)
    g_assert_cmpuint (strlen (code), <, 420);
}

static void
test_is_short (void)
{
  standard_decks_foreach (library, check_length);
}

/* What a mail program does to a long line. */
static void
test_survives_mail (void)
{
  g_autoptr(AdcDeck) deck = create_deck ();
  g_autofree char *code = adc_deck_to_code (deck);
  g_autoptr(GString) broken = g_string_new ("\n  ");
  g_autoptr(AdcDeck) again = NULL;

  for (guint i = 0; code[i] != '\0'; i++) {
    g_string_append_c (broken, code[i]);
    if (i % 17 == 3)
      g_string_append (broken, "\r\n\t ");
  }
  again = adc_deck_from_code (broken->str, NULL);
  g_assert_nonnull (again);
  g_assert_true (adc_deck_equal (deck, again));
}

static void
assert_refused (const char *code, const char *sentence)
{
  g_autoptr(GError) error = NULL;
  g_autoptr(AdcDeck) deck = adc_deck_from_code (code, &error);

  if (deck != NULL)
    g_error ("“%s” was read", code);
  g_assert_nonnull (error);
  g_assert_true (g_str_has_suffix (error->message, "."));
  if (sentence != NULL && strstr (error->message, sentence) == NULL)
    g_error ("“%s” is not in: %s", sentence, error->message);
}

static void
check_each_letter (AdcDeck *deck, AdcGame *game G_GNUC_UNUSED)
{
  static const char letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
                                "=+/!\xc3";
  g_autofree char *code = adc_deck_to_code (deck);
  g_autofree char *changed = g_strdup (code);

  for (guint i = 0; code[i] != '\0'; i++) {
    g_autofree char *without = g_strdup_printf ("%.*s%s", (int) i, code, code + i + 1);

    for (const char *c = letters; *c != '\0'; c++)
      if (*c != code[i]) {
        changed[i] = *c;
        assert_refused (changed, NULL);
      }
    changed[i] = code[i];
    assert_refused (without, NULL);
  }
}

static void
test_refuses_every_slip (void)
{
  g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), 0);
  const AdcDeckKind *kind = adc_game_get_deck_kinds (game)->pdata[0];
  g_autoptr(GPtrArray) factions = adc_deck_list_factions (game, kind);
  g_autoptr(AdcDeck) own = create_deck ();
  g_autoptr(AdcDeck) empty = adc_deck_new ("essai", "free");
  g_autoptr(AdcDeck) standard = adc_deck_new_standard (
    game, kind, factions->len > 0 ? adc_entry_get_id (factions->pdata[0]) : NULL, NULL, 0);

  check_each_letter (own, NULL);
  check_each_letter (empty, NULL);
  check_each_letter (standard, NULL);
}

static void
test_says_what_is_wrong (void)
{
  g_autoptr(AdcDeck) deck = create_deck ();
  g_autofree char *code = adc_deck_to_code (deck);
  g_autofree char *newer = g_strdup (code);
  g_autofree char *longer = g_strconcat (code, "AAAA", NULL);
  g_autofree char *half = g_strndup (code, strlen (code) / 4 * 2 + 1);
  g_autofree char *huge = g_strnfill (ADC_DECK_MAX_CODE + 1, 'A');

  newer[3] = '2';
  assert_refused ("", "not the code");
  assert_refused ("2x Commando", "not the code");
  assert_refused ("ADC", "not the code");
  assert_refused ("ADC-AAAA", "not the code");
  assert_refused ("ADC1-", "cut off");
  assert_refused (newer, "newer");
  assert_refused ("ADC99999999999999999999999-x", "newer");
  assert_refused (half, "cut off");
  assert_refused (longer, "damaged");
  assert_refused (huge, "too long");
  assert_refused ("ADC1-BfBnmF0BAAD__w", "no deck"); /* says nothing at all */
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  adc_language_set_current ("en");
  library = standard_decks_load ();

  g_test_add_func ("/deck-code/says-everything", test_says_everything);
  g_test_add_func ("/deck-code/mends-names", test_mends_names);
  g_test_add_func ("/deck-code/leaves-notes-out", test_leaves_notes_out);
  g_test_add_func ("/deck-code/is-short", test_is_short);
  g_test_add_func ("/deck-code/survives-mail", test_survives_mail);
  g_test_add_func ("/deck-code/refuses-every-slip", test_refuses_every_slip);
  g_test_add_func ("/deck-code/says-what-is-wrong", test_says_what_is_wrong);
  status = g_test_run ();
  g_clear_object (&library);

  return status;
}

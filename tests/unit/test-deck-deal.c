/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-deck-odds.h"
#include "piled-game.h"

static AdcGame *tiny;

/* Which of eight cards are in a hand, as bits. */
static guint
read_hand (AdcDeck *hand)
{
  GPtrArray *lines = adc_deck_get_lines (hand);
  guint set = 0;

  for (guint i = 0; i < lines->len; i++) {
    const AdcDeckLine *line = lines->pdata[i];

    g_assert_cmpstr (line->zone, ==, "hand");
    g_assert_cmpuint (line->count, ==, 1);
    set |= 1u << (line->name[0] - 'a');
  }

  return set;
}

static double
measure_deals (AdcDeck *deck, guint n_drawn, guint n_cells, guint n_deals)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (20240229);
  const double expected = (double) n_deals / n_cells;
  guint counts[256] = { 0 }, n_seen = 0;
  double chi_square = 0;

  for (guint i = 0; i < n_deals; i++) {
    g_autoptr(AdcDeck) hand = adc_deck_deal (deck, tiny, n_drawn, random);

    counts[read_hand (hand)]++;
  }
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    if (counts[i] > 0) {
      chi_square += (counts[i] - expected) * (counts[i] - expected) / expected;
      n_seen++;
    }
  g_assert_cmpuint (n_seen, ==, n_cells);

  return chi_square;
}

/* All hands are as likely as each other. Pearson's statistic, the sum of (seen − expected)² ÷
 * expected over all hands, stays below what chance alone exceeds once in a thousand times. */
static void
test_chi_square (void)
{
  g_autoptr(AdcDeck) flat = adc_deck_new ("tiny", "piled");
  g_autoptr(AdcDeck) stacked = adc_deck_new ("tiny", "piled");
  double flat_result, stacked_result;

  for (char name[] = "a"; name[0] <= 'h'; name[0]++) {
    adc_deck_add (flat, "deck", NULL, name, NULL, 1);
    adc_deck_add (stacked, name[0] < 'd' ? "deck" : "bottom", NULL, name, NULL, 1);
  }

  /* Three of eight: 56 hands, 55 degrees of freedom. The statistic is 62.200, the critical value
   * 93.168. */
  flat_result = measure_deals (flat, 3, 56, 11200);
  g_test_message ("chi-square of 56 hands: %.3f", flat_result);
  g_assert_cmpfloat (flat_result, <, 93.168);

  /* The upper three, and two of the five below: 10 hands, 9 degrees of freedom; 6.848, 27.877. */
  stacked_result = measure_deals (stacked, 5, 10, 5000);
  g_test_message ("chi-square of 10 hands: %.3f", stacked_result);
  g_assert_cmpfloat (stacked_result, <, 27.877);
}

/* Of cards of which there are several, as many are drawn as their number makes likely: hands with
 * 0, 1, 2 and 3 of the three of a kind among six, three drawn, come 1 : 9 : 9 : 1. Three degrees of
 * freedom: the statistic is 3.592, the critical value 16.266. */
static void
test_chi_square_copies (void)
{
  static const double shares[] = { 0.05, 0.45, 0.45, 0.05 };
  g_autoptr(GRand) random = g_rand_new_with_seed (7);
  g_autoptr(AdcDeck) deck = adc_deck_new ("tiny", "piled");
  guint counts[4] = { 0 };
  const guint n_deals = 10000;
  double chi_square = 0;

  adc_deck_add (deck, "deck", NULL, "x", NULL, 1);
  adc_deck_add (deck, "deck", NULL, "a", NULL, 3);
  adc_deck_add (deck, "deck", NULL, "y", NULL, 2);
  for (guint i = 0; i < n_deals; i++) {
    g_autoptr(AdcDeck) hand = adc_deck_deal (deck, tiny, 3, random);

    g_assert_cmpuint (adc_deck_count (hand), ==, 3);
    counts[piled_game_count (hand, "hand", "a")]++;
  }
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    chi_square += (counts[i] - shares[i] * n_deals) * (counts[i] - shares[i] * n_deals) /
                  (shares[i] * n_deals);
  g_test_message ("chi-square of copies: %.3f", chi_square);
  g_assert_cmpfloat (chi_square, <, 16.266);
}

static void
test_deal (void)
{
  g_autoptr(AdcDeck) deck = piled_game_create_deck ();
  g_autoptr(AdcDeck) before = adc_deck_copy (deck);
  g_autoptr(AdcDeck) stack = adc_deck_new ("tiny", "handless");
  g_autoptr(GRand) random = g_rand_new_with_seed (1);
  g_autoptr(AdcDeck) none = adc_deck_deal (deck, tiny, 0, random);
  g_autoptr(AdcDeck) all = adc_deck_deal (deck, tiny, 1000, random);
  g_autoptr(AdcDeck) some = NULL;

  g_assert_true (adc_deck_equal (deck, before));
  g_assert_cmpuint (adc_deck_count (none), ==, 2); /* what was in hand already */
  g_assert_cmpuint (adc_deck_count (all), ==, 10);
  g_assert_cmpuint (piled_game_count (all, "hand", "a"), ==, 4);
  g_assert_cmpuint (piled_game_count (all, "hand", NULL), ==, 3);
  g_assert_cmpuint (piled_game_count (all, "hand", "c"), ==, 2);

  adc_deck_add (stack, "stack", NULL, "a", NULL, 5);
  some = adc_deck_deal (stack, tiny, 2, random);
  g_assert_cmpuint (piled_game_count (some, "stack", "a"), ==, 2);
  g_assert_cmpuint (adc_deck_count (some), ==, 2);
}

int
main (int argc, char *argv[])
{
  int status;

  g_test_init (&argc, &argv, NULL);
  tiny = piled_game_new ();
  g_test_add_func ("/deck-deal/chi-square", test_chi_square);
  g_test_add_func ("/deck-deal/chi-square-copies", test_chi_square_copies);
  g_test_add_func ("/deck-deal/deal", test_deal);
  status = g_test_run ();
  g_assert_finalize_object (tiny);

  return status;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-draw-odds.h"

#define EXACTLY 1e-12
#define MOST    60 /* cards: C(60, 30) fits in 64 bits, and so does every sum below */

static guint64 choose[MOST + 1][MOST + 1];

static void
fill_triangle (void)
{
  for (guint n = 0; n <= MOST; n++) {
    choose[n][0] = 1;
    for (guint k = 1; k <= n; k++)
      choose[n][k] = choose[n - 1][k - 1] + choose[n - 1][k];
  }
}

static guint
count_bits (guint set)
{
  guint n_bits = 0;

  for (; set != 0; set &= set - 1)
    n_bits++;

  return n_bits;
}

/* Every hand that can be drawn, one by one; the wanted cards are those with the lowest numbers. */
static void
test_enumeration (void)
{
  for (guint n_cards = 0; n_cards <= 9; n_cards++)
    for (guint n_wanted = 0; n_wanted <= n_cards; n_wanted++)
      for (guint n_drawn = 0; n_drawn <= n_cards; n_drawn++)
        for (guint at_least = 0; at_least <= n_cards + 1; at_least++) {
          guint n_hands = 0, n_good = 0;

          for (guint hand = 0; hand < 1u << n_cards; hand++) {
            if (count_bits (hand) != n_drawn)
              continue;
            n_hands++;
            n_good += count_bits (hand & ((1u << n_wanted) - 1)) >= at_least;
          }
          g_assert_cmpfloat_with_epsilon (adc_draw_at_least (n_cards, n_wanted, n_drawn, at_least),
                                          (double) n_good / n_hands, EXACTLY);
        }
}

static void
check_size (guint n_cards)
{
  for (guint n_wanted = 0; n_wanted <= n_cards; n_wanted++)
    for (guint n_drawn = 0; n_drawn <= n_cards; n_drawn++) {
      guint64 n_good = 0;

      for (guint at_least = MIN (n_wanted, n_drawn) + 1; at_least-- > 0;) {
        const double chance = adc_draw_at_least (n_cards, n_wanted, n_drawn, at_least);

        if (n_drawn - at_least <= n_cards - n_wanted)
          n_good += choose[n_wanted][at_least] * choose[n_cards - n_wanted][n_drawn - at_least];
        g_assert_cmpfloat_with_epsilon (chance, (double) n_good / choose[n_cards][n_drawn],
                                        EXACTLY);
        g_assert_true ((chance == 1) == (n_good == choose[n_cards][n_drawn]));
        g_assert_true ((chance == 0) == (n_good == 0));
      }
      g_assert_cmpuint (n_good, ==, choose[n_cards][n_drawn]);
    }
}

/* Whole numbers, divided at the very end. What is not certain is never said to be. */
static void
test_rational (void)
{
  for (guint n_cards = 0; n_cards <= MOST; n_cards++)
    check_size (n_cards);
}

/* Divided as fractions of whole numbers of any length. Small chances are as exact as large ones. */
static void
test_large (void)
{
  static const struct {
    guint  n_cards, n_wanted, n_drawn, at_least;
    double chance;
  } cases[] = {
    { 2000, 4, 60, 1, 0.11478942419024628 },
    { 2000, 40, 100, 3, 0.32311481230462086 },
    { 2000, 1000, 1000, 500, 0.517834551951791 },
    { 2000, 1000, 1000, 540, 0.00020413385497227714 },
    { 2000, 1000, 1000, 700, 1.7603927607473967e-73 },
    { 2000, 700, 900, 400, 8.416498922473395e-16 },
    { 2000, 1999, 1000, 1000, 0.5 },
    { 2000, 200, 1000, 70, 0.9999976524786115 },
    { 1999, 3, 1997, 3, 0.9970000015022527 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpfloat_with_epsilon (adc_draw_at_least (cases[i].n_cards, cases[i].n_wanted,
                                                       cases[i].n_drawn, cases[i].at_least) /
                                      cases[i].chance,
                                    1, EXACTLY);
}

static void
test_edges (void)
{
  g_assert_true (adc_draw_at_least (0, 0, 0, 0) == 1);
  g_assert_true (adc_draw_at_least (0, 0, 0, 1) == 0);
  g_assert_true (adc_draw_at_least (0, 0, 5, 1) == 0);
  g_assert_true (adc_draw_at_least (10, 3, 0, 0) == 1);
  g_assert_true (adc_draw_at_least (10, 3, 0, 1) == 0);
  g_assert_true (adc_draw_at_least (10, 3, 10, 3) == 1);
  g_assert_true (adc_draw_at_least (10, 3, 99, 3) == 1); /* more than there are */
  g_assert_true (adc_draw_at_least (10, 3, 10, 4) == 0);
  g_assert_true (adc_draw_at_least (10, 99, 2, 2) == 1); /* every card is wanted */
  g_assert_true (adc_draw_at_least (10, 3, 8, 1) == 1);  /* only seven others are there */
  g_assert_true (adc_draw_at_least (G_MAXUINT, G_MAXUINT, G_MAXUINT, G_MAXUINT) == 1);
  g_assert_cmpfloat_with_epsilon (adc_draw_at_least (G_MAXUINT, 1, G_MAXUINT / 2, 1), 0.5, 1e-9);
}

/* More draws and more wanted cards never make it less likely, and a higher hope never more. */
static void
test_monotone (void)
{
  const guint n_cards = 35;

  for (guint n_wanted = 0; n_wanted < n_cards; n_wanted++)
    for (guint n_drawn = 0; n_drawn < n_cards; n_drawn++)
      for (guint at_least = 0; at_least <= n_cards; at_least++) {
        const double chance = adc_draw_at_least (n_cards, n_wanted, n_drawn, at_least);

        g_assert_true (chance >= 0 && chance <= 1);
        g_assert_cmpfloat (adc_draw_at_least (n_cards, n_wanted, n_drawn + 1, at_least), >=,
                           chance - EXACTLY);
        g_assert_cmpfloat (adc_draw_at_least (n_cards, n_wanted + 1, n_drawn, at_least), >=,
                           chance - EXACTLY);
        g_assert_cmpfloat (adc_draw_at_least (n_cards, n_wanted, n_drawn, at_least + 1), <=,
                           chance + EXACTLY);
      }
}

/* Every order of cards, as piles lie on one another: marks[i] says whether a card is wanted. */
static void
count_orders (guint *cards, guint n_cards, const guint *ends, guint pile, guint position,
              guint n_drawn, guint at_least, guint *n_orders, guint *n_good)
{
  if (position == n_cards) {
    guint n_wanted = 0;

    for (guint i = 0; i < n_drawn; i++)
      n_wanted += cards[i];
    *n_orders += 1;
    *n_good += n_wanted >= at_least;
    return;
  }
  if (position == ends[pile]) {
    count_orders (cards, n_cards, ends, pile + 1, position, n_drawn, at_least, n_orders, n_good);
    return;
  }

  for (guint i = position; i < ends[pile]; i++) {
    guint card = cards[i];

    cards[i] = cards[position];
    cards[position] = card;
    count_orders (cards, n_cards, ends, pile, position + 1, n_drawn, at_least, n_orders, n_good);
    card = cards[i];
    cards[i] = cards[position];
    cards[position] = card;
  }
}

static double
enumerate_piles (const AdcDrawPile *piles, guint n_piles, gboolean with_maybe, guint n_drawn,
                 guint at_least)
{
  guint cards[8], ends[4], n_cards = 0, n_orders = 0, n_good = 0;

  for (guint i = 0; i < n_piles; i++) {
    for (guint j = 0; j < piles[i].n_cards; j++)
      cards[n_cards++] = j < piles[i].n_wanted + (with_maybe ? piles[i].n_maybe : 0);
    ends[i] = n_cards;
  }
  count_orders (cards, n_cards, ends, 0, 0, MIN (n_drawn, n_cards), at_least, &n_orders, &n_good);

  return (double) n_good / n_orders;
}

static const AdcDrawPile stacks[][3] = {
  { { 3, 1, 0 }, { 4, 2, 1 }, { 0, 0, 0 } },
  { { 2, 0, 1 }, { 3, 1, 1 }, { 2, 2, 0 } },
  { { 0, 0, 0 }, { 5, 1, 4 }, { 1, 1, 0 } },
  { { 1, 0, 0 }, { 1, 1, 0 }, { 5, 2, 1 } },
  { { 7, 3, 0 }, { 0, 0, 0 }, { 0, 0, 0 } },
};

static void
test_piles (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (stacks); i++)
    for (guint n_drawn = 0; n_drawn <= 8; n_drawn++)
      for (guint at_least = 0; at_least <= 6; at_least++) {
        const AdcChance chance = adc_draw_odds (stacks[i], 3, n_drawn, at_least);

        g_assert_cmpfloat_with_epsilon (
          chance.low, enumerate_piles (stacks[i], 3, FALSE, n_drawn, at_least), EXACTLY);
        g_assert_cmpfloat_with_epsilon (
          chance.high, enumerate_piles (stacks[i], 3, TRUE, n_drawn, at_least), EXACTLY);
      }

  g_assert_true (adc_draw_odds (NULL, 0, 3, 0).low == 1);
  g_assert_true (adc_draw_odds (NULL, 0, 3, 1).high == 0);
}

static void
check_curve (const AdcDrawPile *piles, guint n_piles, guint at_least)
{
  g_autoptr(GArray) curve = adc_draw_curve (piles, n_piles, at_least);
  guint n_cards = 0;

  for (guint i = 0; i < n_piles; i++)
    n_cards += piles[i].n_cards;
  g_assert_cmpuint (curve->len, ==, n_cards + 1);
  for (guint i = 0; i < curve->len; i++) {
    const AdcChance *point = &g_array_index (curve, AdcChance, i);
    const AdcChance chance = adc_draw_odds (piles, n_piles, i, at_least);

    g_assert_cmpfloat_with_epsilon (point->low, chance.low, EXACTLY);
    g_assert_cmpfloat_with_epsilon (point->high, chance.high, EXACTLY);
    g_assert_true ((point->low == 0) == (chance.low == 0));
    g_assert_true ((point->low == 1) == (chance.low == 1));
    g_assert_true ((point->high == 1) == (chance.high == 1));
    g_assert_cmpfloat (point->low, <=, point->high + EXACTLY);
  }
}

/* The curve is worked out by other means than its points are one by one. */
static void
test_curve (void)
{
  static const AdcDrawPile large[] = { { 1200, 4, 3 }, { 800, 60, 500 } };
  static const guint hopes[] = { 0, 1, 2, 4, 5, 40, 64, 65, 567, 568 };

  for (guint i = 0; i < G_N_ELEMENTS (stacks); i++)
    for (guint at_least = 0; at_least <= 6; at_least++)
      check_curve (stacks[i], 3, at_least);
  for (guint i = 0; i < G_N_ELEMENTS (hopes); i++)
    check_curve (large, G_N_ELEMENTS (large), hopes[i]);
  check_curve (NULL, 0, 1);
}

/* However absurd a pile is, there is an end to its curve. */
static void
test_curve_end (void)
{
  const AdcDrawPile piles[] = { { 60000, 3, 0 }, { 4000000000u, 5, 0 } };
  g_autoptr(GArray) curve = adc_draw_curve (piles, G_N_ELEMENTS (piles), 1);

  g_assert_cmpuint (curve->len, ==, ADC_DRAW_MAX_POINTS);
  g_assert_cmpfloat (g_array_index (curve, AdcChance, 59999).low, ==, 1);
  g_assert_cmpfloat (g_array_index (curve, AdcChance, ADC_DRAW_MAX_POINTS - 1).low, ==, 1);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  fill_triangle ();
  g_test_add_func ("/draw-odds/enumeration", test_enumeration);
  g_test_add_func ("/draw-odds/rational", test_rational);
  g_test_add_func ("/draw-odds/large", test_large);
  g_test_add_func ("/draw-odds/edges", test_edges);
  g_test_add_func ("/draw-odds/monotone", test_monotone);
  g_test_add_func ("/draw-odds/piles", test_piles);
  g_test_add_func ("/draw-odds/curve", test_curve);
  g_test_add_func ("/draw-odds/curve-end", test_curve_end);

  return g_test_run ();
}

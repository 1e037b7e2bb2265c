/* SPDX-License-Identifier: GPL-3.0-or-later */

#include <math.h>

#include "adc-distribution.h"

#define MAX_HITS 8

/* Throws every possible combination of n_dice dice and as many rerolls, and counts how often each
 * number of hits comes out. The rerolls go to the misses in their order; those left over change
 * nothing. */
static guint64
count_outcomes (guint n_dice, guint n_rerolls, guint n_faces, guint needed,
                guint64 counts[MAX_HITS])
{
  guint faces[MAX_HITS] = { 0 };
  const guint n_all = n_dice + n_rerolls;
  guint64 n_outcomes = 0;

  g_assert_cmpuint (n_all, <, MAX_HITS);
  for (guint i = 0; i < MAX_HITS; i++)
    counts[i] = 0;

  for (;;) {
    guint n_hits = 0;
    guint next_reroll = n_dice;
    guint turned = 0;

    for (guint i = 0; i < n_dice; i++) {
      if (faces[i] < needed)
        n_hits++;
      else if (next_reroll < n_all && faces[next_reroll++] < needed)
        n_hits++;
    }
    counts[n_hits]++;
    n_outcomes++;

    while (turned < n_all && ++faces[turned] == n_faces)
      faces[turned++] = 0;
    if (turned == n_all)
      return n_outcomes;
  }
}

static double
sum_chances (const AdcDistribution *distribution)
{
  double sum = 0;

  for (guint i = 0; i <= adc_distribution_get_maximum (distribution); i++)
    sum += adc_distribution_get_chance (distribution, i);

  return sum;
}

static void
test_binomial (void)
{
  static const struct {
    guint n_faces;
    guint max_dice;
  } dice[] = { { 2, 6 }, { 6, 6 }, { 8, 5 }, { 10, 4 } };

  for (guint i = 0; i < G_N_ELEMENTS (dice); i++) {
    for (guint n_dice = 0; n_dice <= dice[i].max_dice; n_dice++) {
      for (guint needed = 0; needed <= dice[i].n_faces; needed++) {
        g_autoptr(AdcDistribution) hits =
          adc_distribution_new_binomial (n_dice, (double) needed / dice[i].n_faces);
        guint64 counts[MAX_HITS];
        guint64 n_outcomes = count_outcomes (n_dice, 0, dice[i].n_faces, needed, counts);

        g_assert_cmpuint (adc_distribution_get_maximum (hits), ==, n_dice);
        for (guint k = 0; k < MAX_HITS; k++)
          g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (hits, k),
                                          (double) counts[k] / n_outcomes, 1e-15);
      }
    }
  }
}

/* Halves and eighths have exact answers, however many dice there are. */
static void
test_binomial_of_many (void)
{
  g_autoptr(AdcDistribution) hits = adc_distribution_new_binomial (400, 0.5);
  g_autoptr(AdcDistribution) huge = adc_distribution_new_binomial (100000, 0.3);
  g_autoptr(AdcDistribution) rare = adc_distribution_new_binomial (300, 0.125);
  long double middle = 1;
  double none = pow (0.875, 300);

  for (guint k = 1; k <= 200; k++)
    middle *= (200.0L + k) / k / 4;
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (hits, 200) / (double) middle, 1,
                                  1e-15);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (hits, 0) / ldexp (1, -400), 1,
                                  1e-15);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (hits, 399) / ldexp (400, -400), 1,
                                  1e-15);
  for (guint k = 0; k <= 400; k++)
    g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (hits, k),
                                    adc_distribution_get_chance (hits, 400 - k), 1e-17);

  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (rare, 0) / none, 1, 1e-15);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (rare, 300) / ldexp (1, -900), 1,
                                  1e-15);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_mean (rare), 37.5, 1e-13);

  g_assert_cmpfloat_with_epsilon (sum_chances (hits), 1, 1e-12);
  g_assert_cmpfloat_with_epsilon (sum_chances (huge), 1, 1e-12);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_mean (huge), 30000, 1e-7);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_deviation (huge), sqrt (21000), 1e-9);
}

static void
test_binomial_limits (void)
{
  static const double chances[] = { 0, 5e-324, 1e-300, 1 - 1e-16, 1 };

  for (guint i = 0; i < G_N_ELEMENTS (chances); i++) {
    g_autoptr(AdcDistribution) none = adc_distribution_new_binomial (0, chances[i]);
    g_autoptr(AdcDistribution) some = adc_distribution_new_binomial (12, chances[i]);

    g_assert_cmpuint (adc_distribution_get_maximum (none), ==, 0);
    g_assert_true (adc_distribution_get_chance (none, 0) == 1);
    g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (some, i < 3 ? 0 : 12), 1, 1e-14);
    g_assert_cmpfloat_with_epsilon (sum_chances (some), 1, 1e-15);
  }
}

static void
test_rerolled (void)
{
  static const struct {
    guint n_faces;
    guint needed;
  } dice[] = {
    { 4, 1 }, { 4, 3 }, { 6, 0 }, { 6, 1 }, { 6, 2 }, { 6, 4 }, { 6, 5 }, { 6, 6 }, { 8, 3 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (dice); i++) {
    for (guint n_dice = 0; n_dice <= 4; n_dice++) {
      for (guint n_rerolls = 0; n_rerolls <= 3; n_rerolls++) {
        g_autoptr(AdcDistribution) hits =
          adc_distribution_new_rerolled (n_dice, (double) dice[i].needed / dice[i].n_faces,
                                         n_rerolls);
        guint64 counts[MAX_HITS];
        guint64 n_outcomes = count_outcomes (n_dice, n_rerolls, dice[i].n_faces, dice[i].needed,
                                             counts);

        g_assert_cmpuint (adc_distribution_get_maximum (hits), ==, n_dice);
        for (guint k = 0; k < MAX_HITS; k++)
          g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (hits, k),
                                          (double) counts[k] / n_outcomes, 1e-15);
      }
    }
  }
}

/* When every miss may be thrown again, each die simply has a second try. */
static void
test_rerolled_without_end (void)
{
  g_autoptr(AdcDistribution) rerolled = adc_distribution_new_rerolled (250, 0.25, G_MAXUINT);
  g_autoptr(AdcDistribution) expected = adc_distribution_new_binomial (250, 1 - 0.75 * 0.75);

  g_assert_cmpuint (adc_distribution_get_maximum (rerolled), ==, 250);
  for (guint k = 0; k <= 250; k++)
    g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (rerolled, k),
                                    adc_distribution_get_chance (expected, k), 1e-15);
  g_assert_cmpfloat_with_epsilon (sum_chances (rerolled), 1, 1e-12);
}

static void
test_questions (void)
{
  static const double chances[] = { 0.125, 0.5, 0.25, 0.125, 0 };
  g_autoptr(AdcDistribution) some = adc_distribution_new (chances, G_N_ELEMENTS (chances));
  g_autoptr(AdcDistribution) certain = adc_distribution_new_certain (7);

  g_assert_cmpuint (adc_distribution_get_maximum (some), ==, 4);
  g_assert_true (adc_distribution_get_chance (some, 1) == 0.5);
  g_assert_true (adc_distribution_get_chance (some, 5) == 0);
  g_assert_true (adc_distribution_get_chance (some, G_MAXUINT) == 0);
  g_assert_true (adc_distribution_get_at_least (some, 0) == 1);
  g_assert_true (adc_distribution_get_at_least (some, 2) == 0.375);
  g_assert_true (adc_distribution_get_at_least (some, 4) == 0);
  g_assert_true (adc_distribution_get_at_least (some, G_MAXUINT) == 0);
  g_assert_true (adc_distribution_get_mean (some) == 1.375);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_deviation (some), sqrt (0.734375), 1e-15);

  g_assert_cmpuint (adc_distribution_get_maximum (certain), ==, 7);
  g_assert_true (adc_distribution_get_chance (certain, 6) == 0);
  g_assert_true (adc_distribution_get_chance (certain, 7) == 1);
  g_assert_true (adc_distribution_get_mean (certain) == 7);
  g_assert_true (adc_distribution_get_deviation (certain) == 0);
}

static void
test_convolve (void)
{
  g_autoptr(AdcDistribution) a = adc_distribution_new_binomial (7, 0.3);
  g_autoptr(AdcDistribution) b = adc_distribution_new_binomial (5, 0.3);
  g_autoptr(AdcDistribution) c = adc_distribution_new_binomial (2, 0.9);
  g_autoptr(AdcDistribution) three = adc_distribution_new_certain (3);
  g_autoptr(AdcDistribution) both = adc_distribution_convolve (a, b);
  g_autoptr(AdcDistribution) all = adc_distribution_convolve (both, c);
  g_autoptr(AdcDistribution) shifted = adc_distribution_convolve (c, three);
  g_autoptr(AdcDistribution) expected = adc_distribution_new_binomial (12, 0.3);

  g_assert_cmpuint (adc_distribution_get_maximum (both), ==, 12);
  for (guint k = 0; k <= 12; k++)
    g_assert_cmpfloat_with_epsilon (adc_distribution_get_chance (both, k),
                                    adc_distribution_get_chance (expected, k), 1e-15);

  g_assert_cmpuint (adc_distribution_get_maximum (all), ==, 14);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_mean (all), 12 * 0.3 + 2 * 0.9, 1e-14);
  g_assert_cmpfloat_with_epsilon (adc_distribution_get_deviation (all),
                                  sqrt (12 * 0.21 + 2 * 0.09), 1e-14);
  g_assert_cmpfloat_with_epsilon (sum_chances (all), 1, 1e-12);

  g_assert_cmpuint (adc_distribution_get_maximum (shifted), ==, 5);
  for (guint k = 0; k <= 5; k++)
    g_assert_true (adc_distribution_get_chance (shifted, k)
                   == (k < 3 ? 0 : adc_distribution_get_chance (c, k - 3)));
}

static void
test_cap (void)
{
  static const double chances[] = { 0.125, 0.5, 0.25, 0.125 };
  g_autoptr(AdcDistribution) whole = adc_distribution_new (chances, G_N_ELEMENTS (chances));
  g_autoptr(AdcDistribution) one = adc_distribution_cap (whole, 1);
  g_autoptr(AdcDistribution) none = adc_distribution_cap (whole, 0);
  g_autoptr(AdcDistribution) same = adc_distribution_cap (whole, G_MAXUINT);

  g_assert_cmpuint (adc_distribution_get_maximum (one), ==, 1);
  g_assert_true (adc_distribution_get_chance (one, 0) == 0.125);
  g_assert_true (adc_distribution_get_chance (one, 1) == 0.875);

  g_assert_cmpuint (adc_distribution_get_maximum (none), ==, 0);
  g_assert_true (adc_distribution_get_chance (none, 0) == 1);

  g_assert_cmpuint (adc_distribution_get_maximum (same), ==, 3);
  for (guint k = 0; k <= 3; k++)
    g_assert_true (adc_distribution_get_chance (same, k) == chances[k]);
}

static void
test_boxed (void)
{
  g_auto(GValue) value = G_VALUE_INIT;
  g_autoptr(AdcDistribution) certain = adc_distribution_new_certain (2);

  g_value_init (&value, ADC_TYPE_DISTRIBUTION);
  g_value_set_boxed (&value, certain);
  g_assert_true (g_value_get_boxed (&value) == certain);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/distribution/binomial", test_binomial);
  g_test_add_func ("/distribution/binomial/many", test_binomial_of_many);
  g_test_add_func ("/distribution/binomial/limits", test_binomial_limits);
  g_test_add_func ("/distribution/rerolled", test_rerolled);
  g_test_add_func ("/distribution/rerolled/all", test_rerolled_without_end);
  g_test_add_func ("/distribution/questions", test_questions);
  g_test_add_func ("/distribution/convolve", test_convolve);
  g_test_add_func ("/distribution/cap", test_cap);
  g_test_add_func ("/distribution/boxed", test_boxed);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-nearest.h"

static void
test_distance (void)
{
  static const struct {
    const char *a;
    const char *b;
    guint       distance;
  } cases[] = {
    { "", "", 0 },
    { "", "abc", 3 },
    { "shield", "shield", 0 },
    { "shield", "sheild", 1 }, /* two neighbours swapped are one mistake */
    { "shield", "shild", 1 },
    { "shield", "shieeld", 1 },
    { "shield", "shiald", 1 },
    { "kitten", "sitting", 3 },
    { "ca", "abc", 3 },
    { "élan", "elan", 1 }, /* letters, not bytes */
    { "москва", "мосвка", 1 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_assert_cmpuint (adc_edit_distance (cases[i].a, cases[i].b, 9), ==, cases[i].distance);
    g_assert_cmpuint (adc_edit_distance (cases[i].b, cases[i].a, 9), ==, cases[i].distance);
  }
}

static void
test_distance_stops_at_the_limit (void)
{
  g_autofree char *endless = g_strnfill (100000, 'a');

  g_assert_cmpuint (adc_edit_distance ("kitten", "sitting", 2), ==, 3);
  g_assert_cmpuint (adc_edit_distance ("kitten", "sitting", 0), ==, 1);
  g_assert_cmpuint (adc_edit_distance ("kitten", "abcdef", 2), ==, 3);
  g_assert_cmpuint (adc_edit_distance ("kitten", endless, 2), ==, 3);
  g_assert_cmpuint (adc_edit_distance (endless, endless, 2), ==, 0);
}

static void
test_nearest_names (void)
{
  static const char * const names[] = { "tank", "energy-shield", "shield", "trooper", NULL };
  static const struct {
    const char *wanted;
    const char *first;
    const char *second;
  } cases[] = {
    { "sheild", "shield", "energy-shield" },
    { "Shield", "shield", "energy-shield" },
    { "Énergy Shield", "energy-shield", NULL },
    { "troper", "trooper", NULL },
    { "", "tank", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_auto(GStrv) nearest = adc_nearest_names (cases[i].wanted, names, 2);

    g_assert_cmpuint (g_strv_length (nearest), ==, 2);
    g_assert_cmpstr (nearest[0], ==, cases[i].first);
    if (cases[i].second != NULL)
      g_assert_cmpstr (nearest[1], ==, cases[i].second);
  }
}

static void
test_nearest_of_nothing (void)
{
  g_auto(GStrv) nearest = adc_nearest_names ("anything", (const char *[]) { NULL }, 3);

  g_assert_cmpuint (g_strv_length (nearest), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/nearest/distance", test_distance);
  g_test_add_func ("/nearest/limit", test_distance_stops_at_the_limit);
  g_test_add_func ("/nearest/names", test_nearest_names);
  g_test_add_func ("/nearest/none", test_nearest_of_nothing);

  return g_test_run ();
}

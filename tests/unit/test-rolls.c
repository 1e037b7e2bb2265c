/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-roll-log.h"

#define N_THROWS 3000
#define TIME     1000000

/* By the 99.9 % points of the chi-square distribution, with one degree less than there are faces. */
static void
test_fair (void)
{
  static const struct { guint n_faces; double limit; } cases[] = {
    { 2, 10.83 }, { 6, 20.52 }, { 10, 27.88 }, { 20, 43.82 }, { 100, 148.23 },
  };

  for (guint c = 0; c < G_N_ELEMENTS (cases); c++) {
    g_autoptr(GRand) random = g_rand_new_with_seed (1947 + c);
    const AdcRollPlan plan = { .n_dice = ADC_ROLL_MAX_DICE, .n_faces = cases[c].n_faces };
    const double expected = (double) N_THROWS * ADC_ROLL_MAX_DICE / cases[c].n_faces;
    guint counts[ADC_DIE_MAX_FACES + 1] = { 0 };
    double chi = 0;

    for (guint i = 0; i < N_THROWS; i++) {
      g_autoptr(AdcRoll) roll = adc_roll_new (&plan, random, TIME);

      for (guint j = 0; j < plan.n_dice; j++) {
        g_assert_cmpuint (adc_roll_get_face (roll, j), >=, 1);
        g_assert_cmpuint (adc_roll_get_face (roll, j), <=, plan.n_faces);
        counts[adc_roll_get_face (roll, j)]++;
      }
    }
    for (guint face = 1; face <= plan.n_faces; face++)
      chi += (counts[face] - expected) * (counts[face] - expected) / expected;
    g_test_message ("%u faces: chi-square %.1f", plan.n_faces, chi);
    g_assert_cmpfloat (chi, <, cases[c].limit);
  }
}

/* Whether a die hits has nothing to do with the one before. */
static void
test_independent (void)
{
  g_autoptr(GRand) random = g_rand_new_with_seed (7);
  const AdcRollPlan plan = { .n_dice = 2, .n_faces = 6 };
  const double expected = 36000 / 36.0;
  guint pairs[6][6] = { { 0 } };
  double chi = 0;

  for (guint i = 0; i < 36000; i++) {
    g_autoptr(AdcRoll) roll = adc_roll_new (&plan, random, TIME);

    pairs[adc_roll_get_face (roll, 0) - 1][adc_roll_get_face (roll, 1) - 1]++;
  }
  for (guint i = 0; i < 36; i++)
    chi += (pairs[i / 6][i % 6] - expected) * (pairs[i / 6][i % 6] - expected) / expected;
  g_assert_cmpfloat (chi, <, 66.62); /* 35 degrees, 99.9 % */
}

/* At or below, at or above, and the face that never hits. */
static void
test_hits (void)
{
  static const struct { AdcRollPlan plan; guint n_hitting; } cases[] = {
    { { 1, 6, 0, FALSE, 0 }, 0 }, { { 1, 6, 2, FALSE, 6 }, 2 }, { { 1, 6, 6, FALSE, 6 }, 5 },
    { { 1, 6, 6, FALSE, 0 }, 6 }, { { 1, 10, 7, TRUE, 0 }, 4 }, { { 1, 10, 10, TRUE, 10 }, 0 },
    { { 1, 10, 1, TRUE, 0 }, 10 },
  };
  g_autoptr(GRand) random = g_rand_new_with_seed (3);

  for (guint c = 0; c < G_N_ELEMENTS (cases); c++) {
    g_assert_cmpuint (adc_roll_plan_count (&cases[c].plan), ==, cases[c].n_hitting);
    for (guint i = 0; i < 60; i++) {
      g_autoptr(AdcRoll) roll = adc_roll_new (&cases[c].plan, random, TIME);
      const guint face = adc_roll_get_face (roll, 0);
      const AdcRollPlan *plan = &cases[c].plan;
      const gboolean is_hit = plan->threshold > 0 && face != plan->never &&
                              (plan->is_at_least ? face >= plan->threshold
                                                 : face <= plan->threshold);

      g_assert_cmpint (adc_roll_is_hit (roll, 0), ==, is_hit);
      g_assert_cmpuint (adc_roll_count_hits (roll), ==, is_hit);
      g_assert_cmpuint (adc_roll_get_total (roll), ==, face);
    }
  }
}

static void
test_limits (void)
{
  g_autoptr(AdcRollLog) log = adc_roll_log_new (NULL);
  const AdcRollPlan wild = { G_MAXUINT, G_MAXUINT, G_MAXUINT, TRUE, G_MAXUINT };
  const AdcRollPlan none = { 0, 0, 0, FALSE, 1 };
  const AdcRollPlan *plan = adc_roll_log_get_plan (log);

  g_assert_false (adc_roll_plan_is_sound (&wild));
  g_assert_false (adc_roll_plan_is_sound (&none));
  adc_roll_log_set_plan (log, &wild);
  g_assert_true (adc_roll_plan_is_sound (plan));
  g_assert_cmpuint (plan->n_dice, ==, ADC_ROLL_MAX_DICE);
  g_assert_cmpuint (plan->n_faces, ==, ADC_DIE_MAX_FACES);
  adc_roll_log_set_plan (log, &none);
  g_assert_true (adc_roll_plan_is_sound (plan));
  g_assert_cmpuint (plan->n_dice, ==, 1);
  g_assert_cmpuint (plan->n_faces, ==, 2);
}

static void
count_cb (guint *n_items, guint position, guint n_removed, guint n_added)
{
  g_assert_cmpuint (position + n_removed, <=, *n_items);
  *n_items = *n_items - n_removed + n_added;
}

/* The newest first, a hundred at most; cleared and put back. */
static void
test_log (void)
{
  g_autoptr(AdcRollLog) log = adc_roll_log_new (NULL);
  g_autoptr(GRand) random = g_rand_new_with_seed (5);
  g_autoptr(GPtrArray) cleared = NULL;
  g_autoptr(AdcRoll) newest = NULL;
  g_autoptr(AdcRoll) oldest = NULL;
  guint n_items = 0;

  g_signal_connect_swapped (log, "items-changed", G_CALLBACK (count_cb), &n_items);
  for (guint i = 0; i < ADC_ROLL_LOG_MAX + 3; i++)
    g_assert_cmpint (adc_roll_get_time (adc_roll_log_throw (log, random, i)), ==, i);
  g_assert_cmpuint (n_items, ==, ADC_ROLL_LOG_MAX);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (log)), ==, ADC_ROLL_LOG_MAX);
  newest = g_list_model_get_item (G_LIST_MODEL (log), 0);
  oldest = g_list_model_get_item (G_LIST_MODEL (log), ADC_ROLL_LOG_MAX - 1);
  g_assert_cmpint (adc_roll_get_time (newest), ==, ADC_ROLL_LOG_MAX + 2);
  g_assert_cmpint (adc_roll_get_time (oldest), ==, 3);

  cleared = adc_roll_log_clear (log);
  g_assert_cmpuint (n_items, ==, 0);
  adc_roll_log_throw (log, random, 999);
  adc_roll_log_put_back (log, cleared);
  g_assert_cmpuint (n_items, ==, ADC_ROLL_LOG_MAX);
  g_clear_object (&newest);
  newest = g_list_model_get_item (G_LIST_MODEL (log), 0);
  g_assert_cmpint (adc_roll_get_time (newest), ==, 999);
}

static void
test_state (void)
{
  g_autoptr(AdcRollLog) log = adc_roll_log_new (NULL);
  g_autoptr(AdcRollLog) other = adc_roll_log_new (NULL);
  g_autoptr(GRand) random = g_rand_new_with_seed (11);
  const AdcRollPlan plan = { 5, 10, 7, TRUE, 0 };
  g_autoptr(GVariant) state = NULL;
  g_autoptr(GVariant) again = NULL;
  g_autoptr(GVariant) wrong = g_variant_ref_sink (g_variant_new_string ("dice"));
  g_autoptr(GVariant) hostile = g_variant_ref_sink (g_variant_new_parsed (
    "(uint32 4000000000, uint32 0, uint32 9, true, uint32 3,"
    " [(int64 1, uint32 6, uint32 2, false, uint32 0, [byte 1, 6]),"
    " (1, 6, 2, false, 0, [byte 0]), (1, 6, 2, false, 0, [byte 7]), (1, 6, 2, false, 0, @ay []),"
    " (1, 1, 0, false, 0, [byte 1]), (1, 6, 9, false, 0, [byte 1]),"
    " (1, 4000000000, 1, false, 0, [byte 1])])"));

  adc_roll_log_set_plan (log, &plan);
  adc_roll_log_throw (log, random, TIME);
  adc_roll_log_throw (log, random, TIME + 1);
  state = g_variant_ref_sink (adc_roll_log_write (log));
  g_assert_true (adc_roll_log_read (other, state));
  again = g_variant_ref_sink (adc_roll_log_write (other));
  g_assert_true (g_variant_equal (state, again));

  g_assert_false (adc_roll_log_read (other, wrong));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (other)), ==, 2);
  g_assert_true (adc_roll_log_read (other, hostile));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (other)), ==, 1);
  g_assert_cmpuint (adc_roll_log_get_plan (other)->n_dice, ==, 5); /* as it was */
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rolls/fair", test_fair);
  g_test_add_func ("/rolls/independent", test_independent);
  g_test_add_func ("/rolls/hits", test_hits);
  g_test_add_func ("/rolls/limits", test_limits);
  g_test_add_func ("/rolls/log", test_log);
  g_test_add_func ("/rolls/state", test_state);

  return g_test_run ();
}

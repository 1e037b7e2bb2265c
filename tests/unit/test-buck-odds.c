/* SPDX-License-Identifier: GPL-3.0-or-later */

/* How fights of Buck Rogers are answered: exactly or with dice, always the same way, and until somebody has had enough. */

#include "buck-army.h"
#include "buck-check.h"

#include <math.h>

static void
test_same_bits (void)
{
  static const AdcBuckMethod methods[] = { ADC_BUCK_METHOD_BEST, ADC_BUCK_METHOD_EXACT,
                                           ADC_BUCK_METHOD_SIMULATE };
  const AdcBuckFight fight = buck_fight_begun (ADC_BUCK_TERRITORY,
                                               "8t 2g 4f 1r 1L 2B, 8t 2g 4f 1r 1L 2F");
  g_autofree AdcBuckOdds *one = g_new (AdcBuckOdds, 1);
  g_autofree AdcBuckOdds *other = g_new (AdcBuckOdds, 1);

  for (guint i = 0; i < G_N_ELEMENTS (methods); i++) {
    g_assert_true (adc_buck_odds_compute (&fight, methods[i], 5000, one, NULL, NULL, NULL, NULL));
    g_assert_true (adc_buck_odds_compute (&fight, methods[i], 5000, other, NULL, NULL, NULL, NULL));
    g_assert_cmpmem (one, sizeof *one, other, sizeof *other);
    buck_assert_sound (&fight, one);
  }
}

/* The dice agree with the figures: from the beginning, and when the first side has fired. */
static void
test_simulation (gconstpointer data)
{
  const gboolean is_later = GPOINTER_TO_INT (data);
  static const struct {
    AdcBuckZone zone;
    const char *armies;
  } fights[] = {
    { ADC_BUCK_TERRITORY, "8t 2g 4f 1r 1L, 8t 2g 4f 1r 1L" },
    { ADC_BUCK_TERRITORY, "3t 1f 3B, 2t 2g 1L 2F 1S" },
    { ADC_BUCK_NEAR_ORBIT, "6f 2b 1r 1L, 1s 2f" },
    { ADC_BUCK_SPACE, "3f 1b, 4f 1r, 2b 1L" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (fights); i++) {
    AdcBuckFight fight = buck_fight_begun (fights[i].zone, fights[i].armies);
    g_autofree AdcBuckOdds *exact = g_new (AdcBuckOdds, 1);
    g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
    const double n = 40000;

    for (guint j = 0; is_later && (fight.stage != ADC_BUCK_ROUNDS || fight.turn == 0); j++) {
      guint at_side;
      AdcBuckType target;
      const AdcBuckType attacker = buck_find_shooter (&fight, &at_side, &target);

      adc_buck_fight_throw (&fight, fight.turn, attacker, at_side, target, j % 3 == 0);
      g_assert_false (adc_buck_fight_settle (&fight));
    }
    buck_compute (&fight, exact);
    g_assert_true (adc_buck_odds_compute (&fight, ADC_BUCK_METHOD_SIMULATE, n, odds, NULL, NULL,
                                          NULL, NULL));
    g_assert_false (odds->exact);
    g_assert_cmpuint (odds->n_trials, ==, n);
    g_assert_cmpfloat (odds->error, >, 0);
    buck_assert_sound (&fight, odds);
    for (guint end = 0; end < ADC_BUCK_N_ENDS; end++) {
      const double p = exact->ends[end];

      g_assert_cmpfloat (fabs (odds->ends[end] - p), <=, 4 * sqrt (p * (1 - p) / n) + 1e-9);
      for (guint round = 0; round < 10; round++) {
        const double r = exact->ends_by_round[end][round];

        g_assert_cmpfloat (fabs (odds->ends_by_round[end][round] - r), <=,
                           4.5 * sqrt (r * (1 - r) / n) + 1 / n);
      }
    }
    for (guint side = 0; side < fight.n_sides; side++) {
      for (guint type = 0; type < ADC_BUCK_N_TYPES; type++)
        g_assert_cmpfloat_with_epsilon (odds->expected_losses[side][type],
                                        exact->expected_losses[side][type], 0.08);
      g_assert_cmpfloat_with_epsilon (odds->leader_dies[side], exact->leader_dies[side], 0.012);
    }
  }
}

/* Far beyond any budget: it is simulated, until the third digit is as good as sure. */
static void
test_too_large (void)
{
  AdcBuckFight fight = buck_fight (ADC_BUCK_TERRITORY,
                                   "20t 8g 15f 4r, 20t 8g 15f 4r, 20t 8g 15f 4r, "
                                   "20t 8g 15f 4r, 20t 8g 15f 4r");
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);

  for (guint i = 0; i < fight.n_sides; i++)
    fight.sides[i].aim = ADC_BUCK_AIM_EASIEST;
  adc_buck_fight_start (&fight);
  g_assert_true (adc_buck_odds_compute (&fight, ADC_BUCK_METHOD_BEST, 2000, odds, NULL, NULL, NULL,
                                        NULL));
  g_assert_false (odds->exact);
  g_assert_cmpuint (odds->n_trials, ==, 2000);
  buck_assert_sound (&fight, odds);

  /* An opening with more ways than are worth listing. */
  fight = buck_fight_begun (ADC_BUCK_NEAR_ORBIT, "9f 6b 4r, 9f 6b 4r, 9f 6b 4r, 1s");
  g_assert_true (adc_buck_odds_compute (&fight, ADC_BUCK_METHOD_BEST, 2000, odds, NULL, NULL, NULL,
                                        NULL));
  g_assert_false (odds->exact);
  buck_assert_sound (&fight, odds);
  g_assert_cmpfloat (odds->expected_losses[0][ADC_BUCK_FIGHTER], >, 4.4); /* half in the opening alone */

  fight = buck_fight_begun (ADC_BUCK_SPACE, "2f, 1f");
  g_assert_true (adc_buck_odds_compute (&fight, ADC_BUCK_METHOD_SIMULATE, 0, odds, NULL, NULL, NULL,
                                        NULL));
  g_assert_cmpfloat (odds->error, <=, 0.001);
  g_assert_cmpuint (odds->n_trials, <, 1000000);
}

typedef struct {
  GCancellable *cancellable;
  guint         n_calls;
  guint         cancel_at;
  double        part;
} Watch;

static void
progress_cb (double part, gpointer data)
{
  Watch *watch = data;

  g_assert_cmpfloat (part, >=, watch->part);
  g_assert_cmpfloat (part, <=, 1);
  watch->part = part;
  if (++watch->n_calls == watch->cancel_at)
    g_cancellable_cancel (watch->cancellable);
}

static void
check_cancel (AdcBuckMethod method, const char *armies, guint cancel_at)
{
  g_autoptr(GCancellable) cancellable = g_cancellable_new ();
  AdcBuckFight fight = buck_fight (ADC_BUCK_TERRITORY, armies);
  g_autofree AdcBuckOdds *odds = g_new (AdcBuckOdds, 1);
  g_autoptr(GError) error = NULL;
  Watch watch = { cancellable, 0, cancel_at, 0 };

  for (guint i = 0; i < fight.n_sides; i++)
    fight.sides[i].aim = ADC_BUCK_AIM_EASIEST;
  adc_buck_fight_start (&fight);
  if (cancel_at == 0)
    g_cancellable_cancel (cancellable);
  g_assert_false (adc_buck_odds_compute (&fight, method, 0, odds, progress_cb, &watch, cancellable,
                                         &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_CANCELLED);
  g_assert_cmpuint (watch.n_calls, <=, cancel_at + 1);
}

static void
test_cancel (void)
{
  const char *armies = "20t 8g 15f 4r, 20t 8g 15f 4r";

  check_cancel (ADC_BUCK_METHOD_EXACT, armies, 0);
  check_cancel (ADC_BUCK_METHOD_BEST, armies, 0);
  check_cancel (ADC_BUCK_METHOD_SIMULATE, armies, 0);
  check_cancel (ADC_BUCK_METHOD_EXACT, armies, 2);
  check_cancel (ADC_BUCK_METHOD_BEST, armies, 2);
  check_cancel (ADC_BUCK_METHOD_SIMULATE, armies, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/buck-odds/same-bits", test_same_bits);
  g_test_add_data_func ("/buck-odds/simulation/whole", GINT_TO_POINTER (FALSE), test_simulation);
  g_test_add_data_func ("/buck-odds/simulation/later", GINT_TO_POINTER (TRUE), test_simulation);
  g_test_add_func ("/buck-odds/too-large", test_too_large);
  g_test_add_func ("/buck-odds/cancel", test_cancel);

  return g_test_run ();
}

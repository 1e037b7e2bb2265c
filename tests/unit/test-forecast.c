/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-forecast.h"
#include "adc-shot.h"

static void
test_reason_values (void)
{
  static const struct {
    int         value;
    const char *first;
    const char *later;
  } cases[] = {
    { 4, "4", "+4" },
    { 0, "0", "0" },
    { -2, "−2", "−2" },
    { G_MAXINT, "2147483647", "+2147483647" },
    { G_MININT, "−2147483648", "−2147483648" },
  };
  g_autoptr(AdcReason) silent = adc_reason_new ("They stand face to face", "front-line");
  g_autofree char *nothing = adc_reason_format_value (silent, TRUE);

  g_assert_cmpstr (silent->label, ==, "They stand face to face");
  g_assert_cmpstr (silent->rule, ==, "front-line");
  g_assert_cmpstr (nothing, ==, "");

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcReason) reason = adc_reason_new_value ("Value", cases[i].value, NULL);
    g_autofree char *first = adc_reason_format_value (reason, TRUE);
    g_autofree char *later = adc_reason_format_value (reason, FALSE);

    g_assert_null (reason->rule);
    g_assert_cmpstr (first, ==, cases[i].first);
    g_assert_cmpstr (later, ==, cases[i].later);
  }
}

static void
test_shot (void)
{
  g_autoptr(AdcShot) shot = adc_shot_new ("tanks", "troopers");

  g_assert_cmpstr (shot->from, ==, "tanks");
  g_assert_cmpstr (shot->at, ==, "troopers");
  g_assert_false (shot->known);
  g_assert_cmpuint (shot->n_faces, ==, 6);
  g_assert_false (shot->is_at_least);
  g_assert_cmpuint (shot->reasons->len, ==, 0);

  shot->hits = adc_distribution_new_binomial (3, 0.5);
  shot->losses = adc_distribution_cap (shot->hits, 2);
  g_ptr_array_add (shot->reasons, adc_reason_new_value ("Attack", 4, "attack"));
}

static void
test_faces (void)
{
  static const struct {
    guint    n_faces;
    guint    needed;
    gboolean is_at_least;
    guint    n_hitting;
  } cases[] = {
    { 6, 0, FALSE, 0 }, { 6, 1, FALSE, 1 }, { 6, 6, FALSE, 6 },  { 6, 9, FALSE, 6 },
    { 10, 0, TRUE, 0 }, { 10, 1, TRUE, 10 }, { 10, 7, TRUE, 4 }, { 10, 10, TRUE, 1 },
    { 10, 11, TRUE, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpuint (adc_faces_count_hitting (cases[i].n_faces, cases[i].needed,
                                               cases[i].is_at_least),
                      ==, cases[i].n_hitting);
}

static void
test_exactness (void)
{
  static const struct {
    gboolean    exact;
    double      error;
    const char *text;
  } cases[] = {
    { TRUE, 0, "exact" },
    { TRUE, 1e-12, "exact but for 1e-12" },
    { TRUE, 1.01e-12, "exact but for 2e-12" },
    { TRUE, 9.5e-13, "exact but for 1e-12" },
    { TRUE, 1e-3, "exact but for 1e-3" },
    { TRUE, 3e-20, "exact but for 3e-20" },
    { FALSE, 0.05, "simulated, ±5 %" },
    { FALSE, 0.0011, "simulated, ±0.11 %" },
    { FALSE, 0.00098, "simulated, ±0.098 %" },
    { FALSE, 0.001, "simulated, ±0.1 %" },
    { FALSE, 0.0099999, "simulated, ±1 %" },
    { FALSE, 0.123, "simulated, ±12 %" },
    { FALSE, 0.1, "simulated, ±10 %" },
    { FALSE, 0.00000012, "simulated, ±0.000012 %" },
    { FALSE, 1, "simulated, ±100 %" },
    { FALSE, 0, "simulated, ±0 %" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr(AdcForecast) forecast = adc_forecast_new ();
    g_autofree char *text = NULL;

    forecast->exact = cases[i].exact;
    forecast->error = cases[i].error;
    text = adc_forecast_format_exactness (forecast);
    g_assert_cmpstr (text, ==, cases[i].text);
  }
}

static void
test_forecast (void)
{
  g_autoptr(AdcForecast) forecast = adc_forecast_new ();
  g_autoptr(AdcForecast) again = adc_forecast_ref (forecast);
  AdcOutcome *wins = adc_forecast_add_outcome (forecast, "attacker", "The attacker wins");
  AdcOutcome *loses = adc_forecast_add_outcome (forecast, "defender", "The defender wins");
  AdcSurvivors *tanks = adc_forecast_add_survivors (forecast, "tanks",
                                                    adc_distribution_new_certain (2));
  const double in_first_round = 0.25;

  g_assert_true (again == forecast);
  wins->chance = 0.75;
  loses->chance = 0.25;
  g_array_append_val (loses->by_round, in_first_round);
  g_ptr_array_add (forecast->assumptions, adc_reason_new ("Nobody retreats", NULL));

  g_assert_true (adc_forecast_get_chance (forecast, "attacker") == 0.75);
  g_assert_true (adc_forecast_get_chance (forecast, "defender") == 0.25);
  g_assert_true (adc_forecast_get_chance (forecast, "nobody") == 0);
  g_assert_cmpuint (forecast->outcomes->len, ==, 2);
  g_assert_cmpstr (wins->label, ==, "The attacker wins");
  g_assert_true (forecast->survivors->pdata[0] == tanks);
  g_assert_cmpstr (tanks->force, ==, "tanks");
  g_assert_cmpuint (adc_distribution_get_maximum (tanks->units), ==, 2);
}

static void
test_parts (void)
{
  g_autoptr(AdcForecast) forecast = adc_forecast_new ();
  AdcContest *contest = adc_forecast_add_contest (forecast, "1", "Skirmish 1");
  AdcPlan *plan = adc_forecast_add_plan (forecast, "attacker");
  const AdcPlanStep *step;

  adc_contest_add_outcome (contest, "both", "Both lose")->chance = 0.25;
  adc_contest_add_outcome (contest, "nobody", "Nobody loses")->chance = 0.75;
  adc_plan_add_step (plan, "card", "1:card");
  adc_plan_add_step (plan, NULL, "2:card");
  adc_forecast_add_stake (forecast, "defender", 1.5);

  g_assert_cmpuint (forecast->contests->len, ==, 1);
  g_assert_cmpuint (contest->outcomes->len, ==, 2);
  g_assert_cmpuint (forecast->outcomes->len, ==, 0); /* those of a contest are its own */
  g_assert_cmpuint (forecast->plans->len, ==, 1);
  step = plan->steps->pdata[1];
  g_assert_null (step->from);
  g_assert_cmpstr (step->at, ==, "2:card");
  g_assert_cmpfloat (((AdcStake *) forecast->balance->pdata[0])->lost, ==, 1.5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/forecast/reason", test_reason_values);
  g_test_add_func ("/forecast/shot", test_shot);
  g_test_add_func ("/forecast/faces", test_faces);
  g_test_add_func ("/forecast/exactness", test_exactness);
  g_test_add_func ("/forecast/parts", test_forecast);
  g_test_add_func ("/forecast/contests", test_parts);

  return g_test_run ();
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

/* Chances and reasons as the battle calculator shows them, with made-up numbers. */

#include "adc-bar-chart.h"
#include "adc-driver.h"
#include "adc-fault-list.h"
#include "adc-histogram.h"
#include "adc-language.h"
#include "adc-outcome-bar.h"
#include "adc-percent.h"
#include "adc-reason-list.h"
#include "adc-round-chart.h"
#include "adc-segment-bar.h"
#include "adc-survivor-row.h"
#include "adc-term-popover.h"
#include "battle-engine.h"
#include "battle-stage.h"
#include "widgets.h"

#include <string.h>

static void
test_percent (void)
{
  static const struct {
    double      chance;
    guint       n_decimals;
    const char *text;
  } cases[] = {
    { 0, 1, "0\u00a0%" },          { 1, 1, "100\u00a0%" },         { 8 / 27.0, 1, "29.6\u00a0%" },
    { 8 / 27.0, 0, "30\u00a0%" },  { 1e-5, 1, "<0.1\u00a0%" },     { 1 - 1e-5, 1, ">99.9\u00a0%" },
    { 0.004, 0, "<1\u00a0%" },     { 0.996, 0, ">99\u00a0%" },     { 1 - 1e-15, 1, "100\u00a0%" },
    { 0.0005, 1, "0.1\u00a0%" },   { 0.9994, 1, "99.9\u00a0%" },
  };
  static const struct {
    double      difference;
    const char *text;
  } differences[] = {
    { 0.032, "+3.2" }, { -0.0304, "−3.0" }, { 0.0001, "0.0" }, { -0.0001, "0.0" },
  };

  adc_language_set_current ("en");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *text = adc_percent_format (cases[i].chance, cases[i].n_decimals);

    g_assert_cmpstr (text, ==, cases[i].text);
  }
  for (guint i = 0; i < G_N_ELEMENTS (differences); i++) {
    g_autofree char *text = adc_percent_format_difference (differences[i].difference);

    g_assert_cmpstr (text, ==, differences[i].text);
  }
}

/* Of a single piece, such as a leader, what counts is whether it is still there. */
static void
test_single (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDistribution) leader = adc_distribution_new_binomial (1, 0.25);
  g_autoptr(AdcDistribution) pair = adc_distribution_new_binomial (2, 0.5);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_box_append (GTK_BOX (box), adc_survivor_row_new ("Leader", leader, 1));
  gtk_box_append (GTK_BOX (box), adc_survivor_row_new ("Fighter", pair, 2));
  stage_show (stage, box, 360);
  widget_assert_says (box, "Leader\nleft: 25.0\u00a0% · lost: 75.0\u00a0%\n");
  widget_assert_says (box, "Fighter\n1.00 of 2 left · wiped out: 25.0\u00a0%\n");
}

/* Six sides, nobody, and several of them: no two look the same. */
static void
test_parts (void)
{
  for (guint i = 0; i < ADC_N_PARTS; i++)
    for (guint j = 0; j < i; j++)
      g_assert_cmpstr (adc_bar_chart_get_part_class (i), !=, adc_bar_chart_get_part_class (j));
  g_assert_cmpuint (ADC_N_PARTS, >=, 8);
}

/* The bars are as high as the chances, at any width, and the reader who sees none hears them. */
static void
test_histogram (Stage *stage, gconstpointer width)
{
  g_autoptr(AdcDistribution) hits = adc_distribution_new_binomial (3, 1 / 3.0);
  g_autoptr(GPtrArray) bars = NULL;
  GtkWidget *histogram = adc_histogram_new ();
  double height;

  adc_histogram_set_distribution (ADC_HISTOGRAM (histogram), hits, "Hits", ADC_NOUN_HITS);
  stage_show (stage, histogram, GPOINTER_TO_INT (width));
  widget_assert_named (histogram, "Hits. 0 hits: 29.6\u00a0%, 1 hit: 44.4\u00a0%, "
                                 "2 hits: 22.2\u00a0%, 3 hits: 3.7\u00a0%");

  bars = stage_find_nodes (histogram, "bar");
  g_assert_cmpuint (bars->len, ==, 4);
  height = gtk_widget_get_height (bars->pdata[1]);
  g_assert_cmpfloat (height, >, 40);
  for (guint i = 0; i < bars->len; i++) {
    const double expected = height * adc_distribution_get_chance (hits, i) * 9 / 4;

    g_assert_cmpfloat_with_epsilon (gtk_widget_get_height (bars->pdata[i]), expected, 1);
  }
}

/* Hundreds of values share a few bars, and what is impossible has none at all. */
static void
test_histogram_of_many (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcDistribution) many = adc_distribution_new_binomial (3000, 0.5);
  g_autoptr(AdcDistribution) certain = adc_distribution_new_certain (2);
  g_autoptr(GPtrArray) bars = NULL;
  g_autoptr(GPtrArray) others = NULL;
  GtkWidget *histogram = adc_histogram_new ();
  guint n_seen = 0;

  adc_histogram_set_distribution (ADC_HISTOGRAM (histogram), many, NULL, ADC_NOUN_NONE);
  stage_show (stage, histogram, 200);
  bars = stage_find_nodes (histogram, "bar");
  g_assert_cmpuint (bars->len, >, 10);
  g_assert_cmpuint (bars->len, <=, 41);
  g_assert_nonnull (strstr (adc_histogram_get_text (ADC_HISTOGRAM (histogram)), " to 15"));

  adc_histogram_set_distribution (ADC_HISTOGRAM (histogram), certain, NULL, ADC_NOUN_UNITS_LEFT);
  stage_settle (stage);
  widget_assert_named (histogram, "0 units left: 0\u00a0%, 1 unit left: 0\u00a0%, "
                              "2 units left: 100\u00a0%");
  others = stage_find_nodes (histogram, "bar");
  for (guint i = 0; i < others->len; i++)
    n_seen += gtk_widget_get_mapped (others->pdata[i]);
  g_assert_cmpuint (n_seen, ==, 1);

  adc_histogram_set_distribution (ADC_HISTOGRAM (histogram), NULL, NULL, ADC_NOUN_NONE);
  stage_settle (stage);
  g_assert_cmpint (gtk_widget_get_height (gtk_widget_get_first_child (histogram)), ==, 0);
}

static void
test_outcomes (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcForecast) now = engine_create_forecast (0.712);
  g_autoptr(AdcForecast) before = engine_create_forecast (0.68);
  g_autoptr(AdcForecast) nearly = engine_create_forecast (0.9999);
  g_autoptr(GPtrArray) bars = NULL;
  GtkWidget *bar = adc_outcome_bar_new ();
  GtkWidget *first, *second;

  adc_outcome_bar_set_forecasts (ADC_OUTCOME_BAR (bar), now, NULL);
  stage_show (stage, bar, 400);
  widget_assert_named (bar, "Attacker wins: 71.2\u00a0%, Defender wins: 28.8\u00a0%");
  bars = widget_find_all (bar, ADC_TYPE_SEGMENT_BAR);
  g_assert_cmpuint (bars->len, ==, 1);
  first = gtk_widget_get_first_child (bars->pdata[0]);
  second = gtk_widget_get_next_sibling (first);
  g_assert_cmpfloat_with_epsilon (gtk_widget_get_width (first) /
                                    (double) gtk_widget_get_width (second),
                                  0.712 / 0.288, 0.05);

  adc_outcome_bar_set_forecasts (ADC_OUTCOME_BAR (bar), now, before);
  stage_settle (stage);
  widget_assert_named (bar, "Attacker wins: 71.2\u00a0% (+3.2 points), "
                        "Defender wins: 28.8\u00a0% (−3.2 points)");
  widget_assert_says (bar, "+3.2 points");
  g_ptr_array_unref (bars);
  bars = widget_find_all (bar, ADC_TYPE_SEGMENT_BAR);
  g_assert_cmpuint (bars->len, ==, 2);

  /* One in ten thousand is still something to see. */
  adc_outcome_bar_set_forecasts (ADC_OUTCOME_BAR (bar), nearly, NULL);
  stage_settle (stage);
  widget_assert_says (bar, "<0.1\u00a0%");
  second = gtk_widget_get_last_child (bars->pdata[0]);
  g_assert_true (gtk_widget_get_mapped (second));
  g_assert_cmpint (gtk_widget_get_width (second), >=, 3);
}

static void
test_rounds (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(AdcForecast) forecast = engine_create_forecast (0.712);
  g_autoptr(AdcForecast) endless = adc_forecast_new ();
  GtkWidget *chart = adc_round_chart_new ();
  AdcOutcome *outcome;

  adc_round_chart_set_forecast (ADC_ROUND_CHART (chart), forecast);
  stage_show (stage, chart, 300);
  widget_assert_named (chart, "Round 2: Attacker wins 25.0\u00a0%, Defender wins 0\u00a0%; "
                          "Round 3: Attacker wins 46.2\u00a0%, Defender wins 28.8\u00a0%");

  outcome = adc_forecast_add_outcome (endless, "attacker", "Attacker wins");
  for (guint i = 0; i < 40; i++) {
    const double chance = 1 / 40.0;

    g_array_append_val (outcome->by_round, chance);
  }
  endless->first_round = 1;
  adc_round_chart_set_forecast (ADC_ROUND_CHART (chart), endless);
  g_assert_true (g_str_has_suffix (adc_round_chart_get_text (ADC_ROUND_CHART (chart)),
                                   "; Round 16 or later: Attacker wins 62.5\u00a0%"));
  endless->first_round = 0;
  adc_round_chart_set_forecast (ADC_ROUND_CHART (chart), endless);
  g_assert_true (g_str_has_prefix (adc_round_chart_get_text (ADC_ROUND_CHART (chart)),
                                   "Before the first round: Attacker wins 2.5\u00a0%; Round 1: "));
}

static gboolean
has_popover (gpointer list)
{
  return ADC_IS_TERM_POPOVER (gtk_widget_get_last_child (gtk_widget_get_first_child (list)));
}

static void
test_reasons (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  g_autoptr(GPtrArray) reasons = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
  g_autoptr(GPtrArray) buttons = NULL;
  g_autofree char *text = NULL;
  GtkWidget *list = adc_reason_list_new ();

  g_ptr_array_add (reasons, adc_reason_new_value ("Against <buildings> & towers", 4, "threshold"));
  g_ptr_array_add (reasons, adc_reason_new_value ("In reinforcement", 1, "no such entry"));
  g_ptr_array_add (reasons, adc_reason_new_value ("Columns jumped", -2, NULL));
  g_ptr_array_add (reasons, adc_reason_new ("A 6 always misses", NULL));
  adc_reason_list_set_reasons (ADC_REASON_LIST (list), stage->game, reasons);
  stage_show (stage, list, 300);
  text = adc_driver_dup_text (list);
  g_assert_cmpstr (text, ==, "4\nAgainst <buildings> & towers\n+1\nIn reinforcement\n"
                             "−2\nColumns jumped\n= 3\n\n\nA 6 always misses\n");

  /* The one that a rule of the game stands behind opens it, from the keyboard too. */
  buttons = widget_find_all (list, GTK_TYPE_BUTTON);
  g_assert_cmpuint (buttons->len, ==, 1);
  widget_assert_named (buttons->pdata[0], "4, Against <buildings> & towers");
  g_assert_true (gtk_widget_grab_focus (buttons->pdata[0]));
  gtk_widget_activate (buttons->pdata[0]);
  adc_driver_wait (has_popover, list);

  /* Replaced while it is open. */
  adc_reason_list_set_reasons (ADC_REASON_LIST (list), stage->game, NULL);
  g_assert_null (gtk_widget_get_first_child (gtk_widget_get_first_child (list)));
  stage_settle (stage);
}

/* A list that is filled after somebody asked for its size is as high as its text then needs. */
static void
test_reasons_late (Stage *stage, gconstpointer data G_GNUC_UNUSED)
{
  GtkWidget *lists[] = { g_object_ref_sink (adc_reason_list_new ()),
                         g_object_ref_sink (adc_fault_list_new ()) };
  const char *text = "A sentence that takes more than one line when there is little room for it.";
  g_autoptr(GPtrArray) reasons = g_ptr_array_new_with_free_func ((GDestroyNotify) adc_reason_free);
  AdcFault *fault = adc_fault_new (ADC_FAULT_IMPOSSIBLE, 0, NULL, NULL, text);

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    gtk_widget_get_request_mode (lists[i]);
  g_ptr_array_add (reasons, adc_reason_new (text, NULL));
  adc_reason_list_set_reasons (ADC_REASON_LIST (lists[0]), stage->game, reasons);
  adc_fault_list_add (ADC_FAULT_LIST (lists[1]), stage->game, fault);
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++) {
    int narrow, wide;

    gtk_widget_measure (lists[i], GTK_ORIENTATION_VERTICAL, 200, &narrow, NULL, NULL, NULL);
    gtk_widget_measure (lists[i], GTK_ORIENTATION_VERTICAL, 2000, &wide, NULL, NULL, NULL);
    g_assert_cmpint (narrow, >, wide);
    g_assert_finalize_object (lists[i]);
  }
  adc_fault_free (fault);
}

static void
add_tests (void)
{
  g_test_add_func ("/battle-charts/percent", test_percent);
  g_test_add_func ("/battle-charts/parts", test_parts);
  STAGE_ADD ("/battle-charts/single", NULL, test_single);
  STAGE_ADD ("/battle-charts/histogram/narrow", GINT_TO_POINTER (120), test_histogram);
  STAGE_ADD ("/battle-charts/histogram/wide", GINT_TO_POINTER (400), test_histogram);
  STAGE_ADD ("/battle-charts/histogram/many", NULL, test_histogram_of_many);
  STAGE_ADD ("/battle-charts/outcomes", NULL, test_outcomes);
  STAGE_ADD ("/battle-charts/rounds", NULL, test_rounds);
  STAGE_ADD ("/battle-charts/reasons", NULL, test_reasons);
  STAGE_ADD ("/battle-charts/reasons/late", NULL, test_reasons_late);
}

int
main (int argc, char *argv[])
{
  return stage_run (&argc, &argv, add_tests);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-round-chart.h"

#include "adc-bar-chart.h"
#include "adc-percent.h"

#include <glib/gi18n-lib.h>

/* The last bar stands for all rounds from then on when there are more. */
#define MAX_BARS 16

struct _AdcRoundChart {
  AdwBin       parent_instance;
  AdcBarChart *chart;
  char        *text;
};

G_DEFINE_FINAL_TYPE (AdcRoundChart, adc_round_chart, ADW_TYPE_BIN)

static guint
count_rounds (AdcForecast *forecast)
{
  guint n_rounds = 0;

  for (guint i = 0; forecast != NULL && i < forecast->outcomes->len; i++)
    n_rounds = MAX (n_rounds, ((AdcOutcome *) forecast->outcomes->pdata[i])->by_round->len);

  return n_rounds;
}

static double
get_chance (const AdcOutcome *outcome, guint bar)
{
  double chance = 0;

  for (guint i = bar; i < outcome->by_round->len && (i == bar || bar == MAX_BARS - 1); i++)
    chance += g_array_index (outcome->by_round, double, i);

  return chance;
}

/* "Round 2: Attacker wins 12.0 %, Defender wins 3.1 %" */
static char *
describe (AdcForecast *forecast, guint bar, gboolean open_ended)
{
  const guint round = forecast->first_round + bar;
  g_autoptr(GPtrArray) parts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *name = NULL;
  g_autofree char *words = NULL;

  for (guint i = 0; i < forecast->outcomes->len; i++) {
    const AdcOutcome *outcome = forecast->outcomes->pdata[i];
    g_autofree char *percent = adc_percent_format (get_chance (outcome, bar), 1);

    /* Translators: an outcome and its chance, as in “Attacker wins 12.0 %” */
    g_ptr_array_add (parts, g_strdup_printf (_("%s %s"), outcome->label, percent));
  }

  g_ptr_array_add (parts, NULL);
  words = g_strjoinv (", ", (GStrv) parts->pdata);
  if (round == 0)
    name = g_strdup (_("Before the first round"));
  else
    name = g_strdup_printf (open_ended ? _("Round %u or later") : _("Round %u"), round);
  return g_strdup_printf (_("%s: %s"), name, words);
}

static void
adc_round_chart_finalize (GObject *object)
{
  g_free (ADC_ROUND_CHART (object)->text);
  G_OBJECT_CLASS (adc_round_chart_parent_class)->finalize (object);
}

static void
adc_round_chart_class_init (AdcRoundChartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_round_chart_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "round-chart");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
adc_round_chart_init (AdcRoundChart *self)
{
  self->chart = ADC_BAR_CHART (adc_bar_chart_new ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->chart));
}

GtkWidget *
adc_round_chart_new (void)
{
  return g_object_new (ADC_TYPE_ROUND_CHART, NULL);
}

void
adc_round_chart_set_forecast (AdcRoundChart *self, AdcForecast *forecast)
{
  const guint n_rounds = count_rounds (forecast);
  const guint n_bars = MIN (n_rounds, MAX_BARS);
  const guint n_parts = forecast != NULL ? forecast->outcomes->len : 0;
  g_autoptr(GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GPtrArray) tips = g_ptr_array_new_with_free_func (g_free);
  g_autofree double *chances = g_new0 (double, n_bars * n_parts + 1);

  g_return_if_fail (ADC_IS_ROUND_CHART (self));

  for (guint bar = 0; bar < n_bars; bar++) {
    const gboolean open_ended = bar == MAX_BARS - 1 && n_rounds > MAX_BARS;

    g_ptr_array_add (labels, g_strdup_printf (open_ended ? "%u+" : "%u",
                                              forecast->first_round + bar));
    g_ptr_array_add (tips, describe (forecast, bar, open_ended));
    for (guint part = 0; part < n_parts; part++)
      chances[bar * n_parts + part] = get_chance (forecast->outcomes->pdata[part], bar);
  }

  g_ptr_array_add (labels, NULL);
  g_ptr_array_add (tips, NULL);
  adc_bar_chart_set_bars (self->chart, (const char * const *) labels->pdata,
                          (const char * const *) tips->pdata, n_parts, chances);

  g_free (self->text);
  self->text = g_strjoinv ("; ", (GStrv) tips->pdata);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text,
                                  -1);
}

const char *
adc_round_chart_get_text (AdcRoundChart *self)
{
  g_return_val_if_fail (ADC_IS_ROUND_CHART (self), NULL);

  return self->text;
}

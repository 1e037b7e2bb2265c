/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-outcome-bar.h"

#include "adc-bar-chart.h"
#include "adc-percent.h"
#include "adc-segment-bar.h"
#include "adc-wrap-layout.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcOutcomeBar {
  AdwBin         parent_instance;
  AdcSegmentBar *bar;
  GtkBox        *legend;
  GtkWidget     *other_box;
  AdcSegmentBar *other_bar;
  char          *text;
};

G_DEFINE_FINAL_TYPE (AdcOutcomeBar, adc_outcome_bar, ADW_TYPE_BIN)

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = adc_wrapped_label_new (text, style);

  gtk_box_append (GTK_BOX (box), label);
  return label;
}

/* "+3.2 points" */
static char *
format_points (double difference)
{
  g_autofree char *points = adc_percent_format_difference (difference);

  /* Translators: the difference between two percentages, as in “+3.2 points” */
  return g_strdup_printf (_("%s points"), points);
}

static GtkWidget *
create_legend (const AdcOutcome *outcome, guint position, AdcForecast *other)
{
  GtkWidget *item = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *numbers = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *swatch = g_object_new (ADW_TYPE_BIN, "css-name", "segment", "valign",
                                    GTK_ALIGN_START, "accessible-role",
                                    GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  g_autofree char *percent = adc_percent_format (outcome->chance, 1);

  gtk_widget_add_css_class (swatch, "swatch");
  gtk_widget_add_css_class (swatch, adc_bar_chart_get_part_class (position));
  gtk_box_append (GTK_BOX (item), swatch);
  gtk_box_append (GTK_BOX (item), words);
  add_label (words, outcome->label, "outcome-label");
  gtk_box_append (GTK_BOX (words), numbers);
  add_label (numbers, percent, "outcome-chance");

  if (other != NULL) {
    g_autofree char *points = format_points (outcome->chance -
                                             adc_forecast_get_chance (other, outcome->id));

    gtk_widget_set_valign (add_label (numbers, points, "outcome-difference"), GTK_ALIGN_CENTER);
  }

  return item;
}

static void
show_chances (AdcSegmentBar *bar, AdcForecast *forecast, AdcForecast *order)
{
  g_autoptr(GArray) chances = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; forecast != NULL && order != NULL && i < order->outcomes->len; i++) {
    const AdcOutcome *outcome = order->outcomes->pdata[i];
    const double chance = adc_forecast_get_chance (forecast, outcome->id);

    g_array_append_val (chances, chance);
  }

  adc_segment_bar_set_chances (bar, (const double *) chances->data, chances->len);
}

/* "Attacker wins: 71.2 % (+3.2 points)" */
static char *
describe (const AdcOutcome *outcome, AdcForecast *other)
{
  g_autofree char *percent = adc_percent_format (outcome->chance, 1);
  g_autofree char *points = NULL;

  if (other == NULL)
    return g_strdup_printf (_("%s: %s"), outcome->label, percent);

  points = format_points (outcome->chance - adc_forecast_get_chance (other, outcome->id));
  /* Translators: an outcome, its chance, and the difference, as in “Draw: 4.0 % (+0.2 points)” */
  return g_strdup_printf (_("%s: %s (%s)"), outcome->label, percent, points);
}

static void
adc_outcome_bar_finalize (GObject *object)
{
  g_free (ADC_OUTCOME_BAR (object)->text);
  G_OBJECT_CLASS (adc_outcome_bar_parent_class)->finalize (object);
}

static void
adc_outcome_bar_class_init (AdcOutcomeBarClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_outcome_bar_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "outcome-bar");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_outcome_bar_init (AdcOutcomeBar *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  self->bar = ADC_SEGMENT_BAR (adc_segment_bar_new ());
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->bar));

  self->other_box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  add_label (self->other_box, _("Kept to compare with"), "battle-small");
  self->other_bar = ADC_SEGMENT_BAR (adc_segment_bar_new ());
  gtk_widget_add_css_class (GTK_WIDGET (self->other_bar), "thin");
  gtk_box_append (GTK_BOX (self->other_box), GTK_WIDGET (self->other_bar));
  gtk_box_append (GTK_BOX (box), self->other_box);

  self->legend = adc_box_take_layout (
    g_object_new (GTK_TYPE_BOX, NULL),
    g_object_new (ADC_TYPE_WRAP_LAYOUT, "spacing", 18, "line-spacing", 6, NULL));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->legend));
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
adc_outcome_bar_new (void)
{
  return g_object_new (ADC_TYPE_OUTCOME_BAR, NULL);
}

void
adc_outcome_bar_set_forecasts (AdcOutcomeBar *self, AdcForecast *forecast, AdcForecast *other)
{
  g_autoptr(GPtrArray) words = g_ptr_array_new_with_free_func (g_free);
  GtkWidget *child;

  g_return_if_fail (ADC_IS_OUTCOME_BAR (self));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->legend))) != NULL)
    gtk_box_remove (self->legend, child);

  for (guint i = 0; forecast != NULL && i < forecast->outcomes->len; i++) {
    const AdcOutcome *outcome = forecast->outcomes->pdata[i];

    gtk_box_append (self->legend, create_legend (outcome, i, other));
    g_ptr_array_add (words, describe (outcome, other));
  }

  g_ptr_array_add (words, NULL);
  show_chances (self->bar, forecast, forecast);
  show_chances (self->other_bar, other, forecast);
  gtk_widget_set_visible (self->other_box, other != NULL);
  g_free (self->text);
  self->text = g_strjoinv (", ", (GStrv) words->pdata);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text,
                                  -1);
}

const char *
adc_outcome_bar_get_text (AdcOutcomeBar *self)
{
  g_return_val_if_fail (ADC_IS_OUTCOME_BAR (self), NULL);

  return self->text;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-survivor-row.h"

#include "adc-histogram.h"
#include "adc-percent.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcSurvivorRow {
  AdwBin        parent_instance;
  GtkLabel     *name;
  GtkLabel     *facts;
  AdcHistogram *histogram;
};

G_DEFINE_FINAL_TYPE (AdcSurvivorRow, adc_survivor_row, ADW_TYPE_BIN)

static GtkLabel *
add_label (GtkWidget *box, const char *style)
{
  GtkWidget *label = adc_wrapped_label_new (NULL, style);

  gtk_box_append (GTK_BOX (box), label);
  return GTK_LABEL (label);
}

/* "left: 88.0 % · lost: 12.0 %": of a single piece, such as a leader, no average is of use. */
static char *
dup_fate (AdcDistribution *units)
{
  g_autofree char *kept = adc_percent_format (adc_distribution_get_chance (units, 1), 1);
  g_autofree char *gone = adc_percent_format (adc_distribution_get_chance (units, 0), 1);
  /* Translators: the chance that the only piece of a force is still there in the end */
  g_autofree char *left = g_strdup_printf (_("left: %s"), kept);
  /* Translators: the chance that the only piece of a force is destroyed */
  g_autofree char *lost = g_strdup_printf (_("lost: %s"), gone);

  return g_strjoin (" · ", left, lost, NULL);
}

/* "1.85 of 3 left · none left: 12.0 %" */
static char *
dup_facts (AdcDistribution *units, guint count)
{
  const double mean = adc_distribution_get_mean (units);
  g_autofree char *percent = NULL;
  g_autofree char *left = NULL;
  g_autofree char *none = NULL;

  if (count == 0)
    /* Translators: how many of something there will be on average */
    return g_strdup_printf (_("%.2f expected"), mean);
  if (count == 1)
    return dup_fate (units);

  percent = adc_percent_format (adc_distribution_get_chance (units, 0), 1);
  /* Translators: how many units will be left on average, and how many there are */
  left = g_strdup_printf (_("%.2f of %u left"), mean, count);
  /* Translators: the chance that a whole force is destroyed */
  none = g_strdup_printf (_("wiped out: %s"), percent);
  return g_strjoin (" · ", left, none, NULL);
}

/* The values from 0 to the last one that can come, or to the count if that is higher. */
static AdcDistribution *
fit (AdcDistribution *units, guint count)
{
  g_autofree double *chances = NULL;
  guint last = adc_distribution_get_maximum (units);

  while (last > count && adc_distribution_get_chance (units, last) <= 0)
    last--;
  last = MAX (last, count);
  chances = g_new0 (double, last + 1);
  for (guint i = 0; i <= last; i++)
    chances[i] = adc_distribution_get_chance (units, i);

  return adc_distribution_new (chances, last + 1);
}

static void
adc_survivor_row_class_init (AdcSurvivorRowClass *klass)
{
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "survivor-row");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_survivor_row_init (AdcSurvivorRow *self)
{
  GtkWidget *box = g_object_new (GTK_TYPE_BOX, "spacing", 10, NULL);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  gtk_widget_set_hexpand (words, TRUE);
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  self->name = add_label (words, "survivor-name");
  self->facts = add_label (words, "battle-small");
  self->histogram = ADC_HISTOGRAM (adc_histogram_new ());
  adc_histogram_set_tiny (self->histogram, TRUE);
  gtk_widget_set_valign (GTK_WIDGET (self->histogram), GTK_ALIGN_CENTER);
  gtk_widget_set_size_request (GTK_WIDGET (self->histogram), 120, -1);
  gtk_box_append (GTK_BOX (box), words);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->histogram));
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
adc_survivor_row_new (const char *name, AdcDistribution *units, guint count)
{
  AdcSurvivorRow *self;
  g_autoptr(AdcDistribution) fitted = NULL;
  g_autofree char *facts = NULL;

  g_return_val_if_fail (name != NULL, NULL);
  g_return_val_if_fail (units != NULL, NULL);

  self = g_object_new (ADC_TYPE_SURVIVOR_ROW, NULL);
  fitted = fit (units, count);
  facts = dup_facts (fitted, count > 0 ? adc_distribution_get_maximum (fitted) : 0);
  gtk_label_set_label (self->name, name);
  gtk_label_set_label (self->facts, facts);
  adc_histogram_set_distribution (self->histogram, fitted, name,
                                  count > 0 ? ADC_NOUN_UNITS_LEFT : ADC_NOUN_NONE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);

  return GTK_WIDGET (self);
}

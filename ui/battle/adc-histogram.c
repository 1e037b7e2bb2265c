/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-histogram.h"

#include "adc-bar-chart.h"
#include "adc-percent.h"

#include <glib/gi18n-lib.h>

/* Up to this value every value has its bar. */
#define MAX_COMPLETE 12
/* Beyond it, values at either end that are less likely than this are left out, and the rest shares
 * at most so many bars. */
#define NEGLIGIBLE 0.0005
#define MAX_BARS 40

struct _AdcHistogram {
  AdwBin       parent_instance;
  AdcBarChart *chart;
  char        *text;
};

G_DEFINE_FINAL_TYPE (AdcHistogram, adc_histogram, ADW_TYPE_BIN)

static char *
format_count (guint count, AdcNoun noun)
{
  switch (noun) {
  case ADC_NOUN_HITS:
    return g_strdup_printf (ngettext ("%u hit", "%u hits", count), count);
  case ADC_NOUN_UNITS_LEFT:
    return g_strdup_printf (ngettext ("%u unit left", "%u units left", count), count);
  case ADC_NOUN_NONE:
  default:
    return g_strdup_printf ("%u", count);
  }
}

/* "2 hits", or "10 to 12 hits". */
static char *
format_range (guint first, guint last, AdcNoun noun)
{
  g_autofree char *end = format_count (last, noun);
  g_autofree char *start = NULL;

  if (first == last)
    return g_steal_pointer (&end);

  start = format_count (first, ADC_NOUN_NONE);
  /* Translators: from one number to another, as in “10 to 12 hits” */
  return g_strdup_printf (_("%s to %s"), start, end);
}

static void
find_range (const AdcDistribution *distribution, guint *first, guint *last)
{
  *first = 0;
  *last = adc_distribution_get_maximum (distribution);
  if (*last <= MAX_COMPLETE)
    return;

  while (*first < *last && adc_distribution_get_chance (distribution, *first) < NEGLIGIBLE)
    (*first)++;
  while (*last > *first && adc_distribution_get_chance (distribution, *last) < NEGLIGIBLE)
    (*last)--;
}

static double
get_chance (const AdcDistribution *distribution, guint first, guint last)
{
  double chance = 0;

  for (guint value = first; value <= last; value++)
    chance += adc_distribution_get_chance (distribution, value);

  return chance;
}

static void
adc_histogram_finalize (GObject *object)
{
  g_free (ADC_HISTOGRAM (object)->text);
  G_OBJECT_CLASS (adc_histogram_parent_class)->finalize (object);
}

static void
adc_histogram_class_init (AdcHistogramClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_histogram_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "histogram");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
adc_histogram_init (AdcHistogram *self)
{
  self->chart = ADC_BAR_CHART (adc_bar_chart_new ());
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->chart));
}

GtkWidget *
adc_histogram_new (void)
{
  return g_object_new (ADC_TYPE_HISTOGRAM, NULL);
}

void
adc_histogram_set_tiny (AdcHistogram *self, gboolean tiny)
{
  g_return_if_fail (ADC_IS_HISTOGRAM (self));

  adc_bar_chart_set_tiny (self->chart, tiny);
}

void
adc_histogram_set_distribution (AdcHistogram *self, AdcDistribution *distribution,
                                const char *title, AdcNoun noun)
{
  g_autoptr(GPtrArray) labels = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GPtrArray) tips = g_ptr_array_new_with_free_func (g_free);
  g_autoptr(GArray) chances = g_array_new (FALSE, FALSE, sizeof (double));
  g_autofree char *values = NULL;
  guint first = 0, last = 0, step;

  g_return_if_fail (ADC_IS_HISTOGRAM (self));

  if (distribution != NULL)
    find_range (distribution, &first, &last);
  step = (last - first) / MAX_BARS + 1;

  for (guint start = first; distribution != NULL && start <= last; start += step) {
    const guint end = MIN (start + step - 1, last);
    const double chance = get_chance (distribution, start, end);
    g_autofree char *range = format_range (start, end, noun);
    g_autofree char *percent = adc_percent_format (chance, 1);

    g_array_append_val (chances, chance);
    g_ptr_array_add (labels, format_count (start, ADC_NOUN_NONE));
    /* Translators: the name of a value and the value, as in “Cost: 2” */
    g_ptr_array_add (tips, g_strdup_printf (_("%s: %s"), range, percent));
  }

  g_ptr_array_add (labels, NULL);
  g_ptr_array_add (tips, NULL);
  adc_bar_chart_set_bars (self->chart, (const char * const *) labels->pdata,
                          (const char * const *) tips->pdata, 1, (const double *) chances->data);

  values = g_strjoinv (", ", (GStrv) tips->pdata);
  g_free (self->text);
  /* Translators: what a chart shows and what can be read off it, as in “Hits. 0 hits: 30 %, …” */
  self->text = title != NULL ? g_strdup_printf (_("%s. %s"), title, values)
                             : g_steal_pointer (&values);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text,
                                  -1);
}

const char *
adc_histogram_get_text (AdcHistogram *self)
{
  g_return_val_if_fail (ADC_IS_HISTOGRAM (self), NULL);

  return self->text;
}

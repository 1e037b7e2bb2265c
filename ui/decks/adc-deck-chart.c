/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-chart.h"

#include "adc-count-bar.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

#define LEAST_MAX 5 /* so that one of something does not look like many */
#define LABEL_CHARACTERS 14
#define APART 8 /* pixels */

struct _AdcDeckChart {
  AdwBin  parent_instance;
  char   *text;
};

G_DEFINE_FINAL_TYPE (AdcDeckChart, adc_deck_chart, ADW_TYPE_BIN)

static void
adc_deck_chart_finalize (GObject *object)
{
  g_free (ADC_DECK_CHART (object)->text);
  G_OBJECT_CLASS (adc_deck_chart_parent_class)->finalize (object);
}

static void
adc_deck_chart_class_init (AdcDeckChartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_deck_chart_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "deck-chart");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
adc_deck_chart_init (AdcDeckChart *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
}

static guint
get_count (const AdcArmyChart *chart, guint position)
{
  return g_array_index (chart->counts, guint, position);
}

static guint
get_max (const AdcArmyChart *chart)
{
  guint max = LEAST_MAX;

  for (guint i = 0; i < chart->counts->len; i++)
    max = MAX (max, get_count (chart, i));

  return max;
}

/* A bar beside the name of what it counts. What is no number stands a little apart from those that
 * are. */
static void
add_row (GtkGrid *grid, int row, const char *text, GtkWidget *bar, gboolean is_apart)
{
  GtkWidget *label = adc_wrapped_label_new (text, "piece-small");

  gtk_label_set_width_chars (GTK_LABEL (label), 3);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LABEL_CHARACTERS);
  gtk_label_set_xalign (GTK_LABEL (label), 1);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_widget_set_margin_top (label, is_apart ? APART : 0);
  gtk_widget_set_margin_top (bar, is_apart ? APART : 0);
  gtk_grid_attach (grid, label, 0, row, 1, 1);
  gtk_grid_attach (grid, bar, 1, row, 1, 1);
}

static GtkWidget *
create_grid (const AdcArmyChart *chart, const GdkRGBA *colour, GString *words)
{
  GtkWidget *grid = gtk_grid_new ();
  const guint max = get_max (chart);

  gtk_grid_set_column_spacing (GTK_GRID (grid), 8);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  for (guint i = 0; i < chart->labels->len; i++) {
    const char *label = chart->labels->pdata[i];
    const guint count = get_count (chart, i);

    if (count == 0 && !chart->is_profile)
      continue;

    add_row (GTK_GRID (grid), i, label, adc_count_bar_new (GTK_POS_LEFT, count, max, colour),
             chart->is_profile && i > 0 && !g_ascii_isdigit (*label));
    g_string_append (words, words->len > 0 ? "; " : "");
    /* Translators: a sort of card and how many of it a deck has, as in “Buildings: 4” */
    g_string_append_printf (words, _("%s: %u"), label, count);
  }

  return grid;
}

GtkWidget *
adc_deck_chart_new (const AdcArmyChart *chart, const GdkRGBA *colour)
{
  AdcDeckChart *self = g_object_new (ADC_TYPE_DECK_CHART, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  g_autoptr(GString) words = g_string_new (NULL);

  gtk_box_append (GTK_BOX (box), adc_wrapped_label_new (chart->title, "piece-title"));
  gtk_box_append (GTK_BOX (box), create_grid (chart, colour, words));
  if (chart->has_repeats)
    gtk_box_append (GTK_BOX (box), adc_wrapped_label_new (
                                     _("A card that is of several sorts is counted in each."),
                                     "piece-note"));
  adw_bin_set_child (ADW_BIN (self), box);
  self->text = g_strdup_printf (_("%s. %s"), chart->title, words->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text,
                                  -1);

  return GTK_WIDGET (self);
}

const char *
adc_deck_chart_get_text (AdcDeckChart *self)
{
  g_return_val_if_fail (ADC_IS_DECK_CHART (self), NULL);

  return self->text;
}

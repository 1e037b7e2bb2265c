/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-versus-chart.h"

#include "adc-count-bar.h"
#include "adc-piece-words.h"

#include <glib/gi18n-lib.h>

#define LEAST_MAX 5 /* so that one of something does not look like many */
#define LABEL_CHARACTERS 12
#define APART 8 /* pixels */

struct _AdcVersusChart {
  AdwBin  parent_instance;
  char   *text;
};

G_DEFINE_FINAL_TYPE (AdcVersusChart, adc_versus_chart, ADW_TYPE_BIN)

static void
adc_versus_chart_finalize (GObject *object)
{
  g_free (ADC_VERSUS_CHART (object)->text);
  G_OBJECT_CLASS (adc_versus_chart_parent_class)->finalize (object);
}

static void
adc_versus_chart_class_init (AdcVersusChartClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = adc_versus_chart_finalize;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "versus-chart");
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_IMG);
}

static void
adc_versus_chart_init (AdcVersusChart *self G_GNUC_UNUSED)
{
}

static guint
get_count (const AdcArmyChart *chart, guint position)
{
  return g_array_index (chart->counts, guint, position);
}

static guint
get_max (const AdcArmyChart *first, const AdcArmyChart *second)
{
  guint max = LEAST_MAX;

  for (guint i = 0; i < first->counts->len; i++)
    max = MAX (max, MAX (get_count (first, i), get_count (second, i)));

  return max;
}

static GtkWidget *
create_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_CENTER);
  gtk_label_set_max_width_chars (GTK_LABEL (label), LABEL_CHARACTERS);
  gtk_widget_add_css_class (label, style);

  return label;
}

static GdkRGBA
get_colour (AdcFaction *faction)
{
  GdkRGBA colour;

  gdk_rgba_parse (&colour, adc_faction_get_accent (ADC_ENTRY (faction)));
  return colour;
}

/* What neither has is left out, unless it lies between numbers that one of them has. */
static gboolean
is_shown (const AdcArmyChart *first, const AdcArmyChart *second, guint position)
{
  return first->is_profile || get_count (first, position) > 0 || get_count (second, position) > 0;
}

/* Bar, label, bar. What is no number stands a little apart from those that are. */
static void
add_row (GtkGrid *grid, guint row, GtkWidget *children[3], gboolean is_apart)
{
  for (int i = 0; i < 3; i++) {
    gtk_widget_set_margin_top (children[i], is_apart ? APART : 0);
    gtk_grid_attach (grid, children[i], i, row, 1, 1);
  }
}

/* Both charts have the same sorts in the same order. */
GtkWidget *
adc_versus_chart_new (const AdcArmyChart *first_chart, AdcFaction *first,
                      const AdcArmyChart *second_chart, AdcFaction *second)
{
  AdcVersusChart *self = g_object_new (ADC_TYPE_VERSUS_CHART, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *grid = gtk_grid_new ();
  g_autoptr(GString) rows = g_string_new (NULL);
  const guint max = get_max (first_chart, second_chart);
  const GdkRGBA first_colour = get_colour (first);
  const GdkRGBA second_colour = get_colour (second);

  gtk_grid_set_column_homogeneous (GTK_GRID (grid), TRUE);
  gtk_grid_set_column_spacing (GTK_GRID (grid), 6);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 4);
  for (guint i = 0; i < first_chart->labels->len; i++) {
    const char *label = first_chart->labels->pdata[i];
    const guint counts[] = { get_count (first_chart, i), get_count (second_chart, i) };
    GtkWidget *children[3];

    if (!is_shown (first_chart, second_chart, i))
      continue;

    children[0] = adc_count_bar_new (GTK_POS_RIGHT, counts[0], max, &first_colour);
    children[1] = create_label (label, "piece-small");
    children[2] = adc_count_bar_new (GTK_POS_LEFT, counts[1], max, &second_colour);
    add_row (GTK_GRID (grid), i, children,
             first_chart->is_profile && i > 0 && !g_ascii_isdigit (*label));

    g_string_append (rows, rows->len > 0 ? "; " : "");
    /* Translators: what is counted, then each of two armies with how many it has, as in “Tiles that
     * shoot: Reds 10, Blues 2” */
    g_string_append_printf (rows, _("%s: %s %u, %s %u"), label,
                            adc_entry_get_title (ADC_ENTRY (first)), counts[0],
                            adc_entry_get_title (ADC_ENTRY (second)), counts[1]);
  }

  gtk_box_append (GTK_BOX (box), create_label (first_chart->title, "piece-title"));
  gtk_box_append (GTK_BOX (box), grid);
  if (first_chart->is_profile && first_chart->has_repeats)
    gtk_box_append (
      GTK_BOX (box),
      create_label (_("What acts several times is counted each time."), "piece-note"));
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  adw_bin_set_child (ADW_BIN (self), box);

  /* Translators: what a chart shows and what can be read off it, as in “Hits. 0 hits: 30 %, …” */
  self->text = g_strdup_printf (_("%s. %s"), first_chart->title, rows->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, self->text,
                                  -1);

  return GTK_WIDGET (self);
}

const char *
adc_versus_chart_get_text (AdcVersusChart *self)
{
  g_return_val_if_fail (ADC_IS_VERSUS_CHART (self), NULL);

  return self->text;
}

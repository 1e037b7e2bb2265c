/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-deck-charts-page.h"

#include "adc-deck-chart.h"
#include "adc-deck-compare.h"
#include "adc-faction.h"
#include "adc-piece-words.h"
#include "adc-wrap-layout.h"

#define CHART_WIDTH 300        /* pixels: one on the narrowest window, two beside each other */
#define PLAIN_COLOUR "#3584e4" /* of decks that are no faction's */

struct _AdcDeckChartsPage {
  AdwBin       parent_instance;
  GtkStack    *stack;
  GtkBox      *charts;
  AdcDeckWork *work;
};

G_DEFINE_FINAL_TYPE (AdcDeckChartsPage, adc_deck_charts_page, ADW_TYPE_BIN)

static GdkRGBA
get_colour (AdcDeckWork *work)
{
  const char *id = adc_deck_get_faction (adc_deck_work_get_deck (work));
  AdcEntry *faction = id != NULL ? adc_game_lookup (adc_deck_work_get_game (work), id) : NULL;
  GdkRGBA colour;

  gdk_rgba_parse (&colour, ADC_IS_FACTION (faction) ? adc_faction_get_accent (faction)
                                                    : PLAIN_COLOUR);
  return colour;
}

static gboolean
counts_any (const AdcArmyChart *chart)
{
  for (guint i = 0; i < chart->counts->len; i++)
    if (g_array_index (chart->counts, guint, i) > 0)
      return TRUE;

  return FALSE;
}

static void
add_charts (AdcDeckChartsPage *self)
{
  const GdkRGBA colour = get_colour (self->work);
  g_autoptr(GPtrArray) charts = adc_deck_list_charts (adc_deck_work_get_deck (self->work),
                                                      adc_deck_work_get_game (self->work));

  for (guint i = 0; i < charts->len; i++) {
    GtkWidget *chart;

    if (!counts_any (charts->pdata[i]))
      continue;

    chart = adc_deck_chart_new (charts->pdata[i], &colour);
    gtk_widget_set_size_request (chart, CHART_WIDTH, -1);
    gtk_widget_set_hexpand (chart, TRUE);
    gtk_widget_set_valign (chart, GTK_ALIGN_START);
    gtk_box_append (self->charts, chart);
  }
}

static void
update (AdcDeckChartsPage *self)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->charts))) != NULL)
    gtk_box_remove (self->charts, child);
  if (self->work != NULL)
    add_charts (self);
  gtk_stack_set_visible_child_name (
    self->stack,
    gtk_widget_get_first_child (GTK_WIDGET (self->charts)) != NULL ? "charts" : "empty");
}

/* Whoever builds a deck does not look at its charts meanwhile. */
static void
changed_cb (AdcDeckChartsPage *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    update (self);
}

static void
adc_deck_charts_page_map (GtkWidget *widget)
{
  update (ADC_DECK_CHARTS_PAGE (widget));
  GTK_WIDGET_CLASS (adc_deck_charts_page_parent_class)->map (widget);
}

static void
adc_deck_charts_page_dispose (GObject *object)
{
  AdcDeckChartsPage *self = ADC_DECK_CHARTS_PAGE (object);

  if (self->work != NULL)
    g_signal_handlers_disconnect_by_data (self->work, self);
  g_clear_object (&self->work);
  G_OBJECT_CLASS (adc_deck_charts_page_parent_class)->dispose (object);
}

static void
adc_deck_charts_page_class_init (AdcDeckChartsPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_deck_charts_page_dispose;
  widget_class->map = adc_deck_charts_page_map;
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "decks/adc-deck-charts-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcDeckChartsPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AdcDeckChartsPage, charts);
}

static void
adc_deck_charts_page_init (AdcDeckChartsPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_deck_charts_page_new (void)
{
  return g_object_new (ADC_TYPE_DECK_CHARTS_PAGE, NULL);
}

void
adc_deck_charts_page_set_work (AdcDeckChartsPage *self, AdcDeckWork *work)
{
  g_return_if_fail (ADC_IS_DECK_CHARTS_PAGE (self));
  g_return_if_fail (work == NULL || ADC_IS_DECK_WORK (work));

  if (self->work != NULL)
    g_signal_handlers_disconnect_by_data (self->work, self);
  g_set_object (&self->work, work);
  if (work != NULL)
    g_signal_connect_object (work, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  update (self);
}

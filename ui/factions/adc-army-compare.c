/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-army-compare.h"

#include "adc-drop-down.h"
#include "adc-game.h"
#include "adc-piece-words.h"
#include "adc-shape-icon.h"
#include "adc-versus-chart.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define CHART_WIDTH 300 /* pixels: one on the narrowest window, two beside each other on others */

struct _AdcArmyCompare {
  AdwBin        parent_instance;
  GtkDropDown  *first_drop_down;
  GtkDropDown  *second_drop_down;
  AdcShapeIcon *first_icon;
  AdcShapeIcon *second_icon;
  GtkLabel     *first_total;
  GtkLabel     *second_total;
  GtkBox       *charts;
};

G_DEFINE_FINAL_TYPE (AdcArmyCompare, adc_army_compare, ADW_TYPE_BIN)

/* The colour of its bars, and how many pieces there are in all. */
static void
show_total (AdcFaction *faction, AdcShapeIcon *icon, GtkLabel *label)
{
  guint n_copies;
  g_autoptr(GPtrArray) groups = adc_army_list_groups (faction, &n_copies);
  g_autofree char *total = adc_army_format_total (faction, n_copies);

  adc_shape_icon_set_shape (icon, ADC_SHAPE_HEXAGON, adc_faction_get_accent (ADC_ENTRY (faction)));
  gtk_label_set_label (label, total);
}

static gboolean
counts_any (const AdcArmyChart *chart)
{
  for (guint i = 0; i < chart->counts->len; i++)
    if (g_array_index (chart->counts, guint, i) > 0)
      return TRUE;

  return FALSE;
}

/* Stats of pieces that neither has, such as what all share, make no chart. */
static void
selected_cb (AdcArmyCompare *self)
{
  AdcFaction *first = gtk_drop_down_get_selected_item (self->first_drop_down);
  AdcFaction *second = gtk_drop_down_get_selected_item (self->second_drop_down);
  g_autoptr(GPtrArray) first_charts = NULL;
  g_autoptr(GPtrArray) second_charts = NULL;
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->charts))) != NULL)
    gtk_box_remove (self->charts, child);
  if (first == NULL || second == NULL)
    return;

  show_total (first, self->first_icon, self->first_total);
  show_total (second, self->second_icon, self->second_total);
  first_charts = adc_army_list_charts (first);
  second_charts = adc_army_list_charts (second);
  for (guint i = 0; i < first_charts->len; i++) {
    if (!counts_any (first_charts->pdata[i]) && !counts_any (second_charts->pdata[i]))
      continue;

    child = adc_versus_chart_new (first_charts->pdata[i], first, second_charts->pdata[i], second);
    gtk_widget_set_size_request (child, CHART_WIDTH, -1);
    gtk_widget_set_hexpand (child, TRUE);
    gtk_widget_set_valign (child, GTK_ALIGN_START);
    gtk_box_append (self->charts, child);
  }
}

static void
adc_army_compare_class_init (AdcArmyCompareClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ADC_TYPE_SHAPE_ICON);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "factions/adc-army-compare.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcArmyCompare, first_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AdcArmyCompare, second_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AdcArmyCompare, first_icon);
  gtk_widget_class_bind_template_child (widget_class, AdcArmyCompare, second_icon);
  gtk_widget_class_bind_template_child (widget_class, AdcArmyCompare, first_total);
  gtk_widget_class_bind_template_child (widget_class, AdcArmyCompare, second_total);
  gtk_widget_class_bind_template_child (widget_class, AdcArmyCompare, charts);
  gtk_widget_class_bind_template_callback (widget_class, selected_cb);
}

static void
adc_army_compare_init (AdcArmyCompare *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_drop_down_show_entries (self->first_drop_down, _("First of the two compared"), FALSE);
  adc_drop_down_show_entries (self->second_drop_down, _("Second of the two compared"), FALSE);
}

GtkWidget *
adc_army_compare_new (void)
{
  return g_object_new (ADC_TYPE_ARMY_COMPARE, NULL);
}

/* All the armies of its game. */
static GListStore *
list_armies (AdcFaction *faction)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (ADC_ENTRY (faction));
  GListModel *factions = game != NULL ? adc_game_get_entries (game, ADC_KIND_FACTION) : NULL;
  GListStore *armies = g_list_store_new (ADC_TYPE_FACTION);

  for (guint i = 0; factions != NULL && i < g_list_model_get_n_items (factions); i++) {
    g_autoptr(AdcFaction) army = g_list_model_get_item (factions, i);

    if (adc_army_exists (army))
      g_list_store_append (armies, army);
  }

  return armies;
}

/* The other one stays what it was, so that one may be held against several. */
void
adc_army_compare_set_faction (AdcArmyCompare *self, AdcFaction *faction)
{
  g_autoptr(GListStore) armies = faction != NULL ? list_armies (faction) : NULL;
  g_autoptr(AdcFaction) other = NULL;
  guint position = 0, other_position = 0;

  g_return_if_fail (ADC_IS_ARMY_COMPARE (self));
  g_return_if_fail (faction == NULL || ADC_IS_FACTION (faction));

  g_set_object (&other, gtk_drop_down_get_selected_item (self->second_drop_down));
  gtk_drop_down_set_model (self->second_drop_down, NULL); /* never armies of two games */
  gtk_drop_down_set_model (self->first_drop_down, G_LIST_MODEL (armies));
  gtk_drop_down_set_model (self->second_drop_down, G_LIST_MODEL (armies));
  if (armies == NULL || !g_list_store_find (armies, faction, &position))
    return;

  if (other == NULL || other == faction || !g_list_store_find (armies, other, &other_position))
    other_position = (position + 1) % g_list_model_get_n_items (G_LIST_MODEL (armies));
  gtk_drop_down_set_selected (self->first_drop_down, position);
  gtk_drop_down_set_selected (self->second_drop_down, other_position);
  selected_cb (self); /* the language may have changed, and nothing else */
  gtk_widget_grab_focus (GTK_WIDGET (self->second_drop_down));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-tech-page.h"

#include "adc-drop-down.h"
#include "adc-tech-words.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _AdcTechPage {
  AdwBin        parent_instance;
  GtkDropDown  *targets;
  GtkWidget    *hint;
  GtkWidget    *answer;
  GtkLabel     *chain_label;
  GtkLabel     *prices_label;
  GtkWidget    *nothing;
  AdcTechChart *chart;
  AdcTechTree  *tree;
  char         *target; /* the id of a piece, or NULL */
  gboolean      is_updating;
};

G_DEFINE_FINAL_TYPE (AdcTechPage, adc_tech_page, ADW_TYPE_BIN)

enum { MOVED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
show_answer (AdcTechPage *self, AdcTechChain *chain)
{
  g_autofree char *words = chain != NULL ? adc_tech_words_dup_chain (self->tree, chain) : NULL;
  g_autofree char *prices = chain != NULL ? adc_tech_words_dup_prices (chain) : NULL;

  gtk_widget_set_visible (self->answer, chain != NULL);
  gtk_label_set_label (self->chain_label, words != NULL ? words : "");
  gtk_label_set_label (self->prices_label, prices != NULL ? prices : "");
  gtk_widget_set_visible (GTK_WIDGET (self->prices_label), prices != NULL);
}

static void
update (AdcTechPage *self)
{
  const int node = adc_tech_tree_find (self->tree, self->target);
  g_autoptr(AdcTechChain) chain = node >= 0 ? adc_tech_chain_new (self->tree, (guint) node) : NULL;

  self->is_updating = TRUE;
  gtk_drop_down_set_selected (self->targets, (guint) (node + 1));
  self->is_updating = FALSE;
  adc_tech_chart_set_chain (self->chart, chain);
  show_answer (self, chain);
}

static const char *
get_id (AdcTechPage *self, guint node)
{
  return adc_entry_get_id (ADC_ENTRY (adc_tech_tree_get_node (self->tree, node)->piece));
}

static void
target_selected_cb (AdcTechPage *self)
{
  const guint selected = gtk_drop_down_get_selected (self->targets);

  if (self->is_updating || self->tree == NULL)
    return;

  adc_tech_page_ask (self, selected > 0 && selected <= adc_tech_tree_get_n_nodes (self->tree)
                             ? get_id (self, selected - 1)
                             : NULL);
}

/* Asked again, it is no longer asked. */
static void
ask_cb (AdcTechPage *self, guint node)
{
  const char *id = get_id (self, node);

  adc_tech_page_ask (self, g_strcmp0 (id, self->target) == 0 ? NULL : id);
}

static void
list_targets (AdcTechPage *self)
{
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  gtk_string_list_append (titles, _("Choose"));
  for (guint i = 0; i < adc_tech_tree_get_n_nodes (self->tree); i++)
    gtk_string_list_append (titles, adc_entry_get_title (ADC_ENTRY (
                                      adc_tech_tree_get_node (self->tree, i)->piece)));
  self->is_updating = TRUE;
  gtk_drop_down_set_model (self->targets, G_LIST_MODEL (titles));
  self->is_updating = FALSE;
}

static void
adc_tech_page_dispose (GObject *object)
{
  AdcTechPage *self = ADC_TECH_PAGE (object);

  g_clear_object (&self->tree);
  g_clear_pointer (&self->target, g_free);
  G_OBJECT_CLASS (adc_tech_page_parent_class)->dispose (object);
}

static void
adc_tech_page_class_init (AdcTechPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_tech_page_dispose;
  signals[MOVED] = g_signal_new ("moved", ADC_TYPE_TECH_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
  g_type_ensure (ADC_TYPE_TECH_CHART);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "arsenal/adc-tech-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcTechPage, targets);
  gtk_widget_class_bind_template_child (widget_class, AdcTechPage, hint);
  gtk_widget_class_bind_template_child (widget_class, AdcTechPage, answer);
  gtk_widget_class_bind_template_child (widget_class, AdcTechPage, chain_label);
  gtk_widget_class_bind_template_child (widget_class, AdcTechPage, prices_label);
  gtk_widget_class_bind_template_child (widget_class, AdcTechPage, nothing);
  gtk_widget_class_bind_template_child (widget_class, AdcTechPage, chart);
  gtk_widget_class_bind_template_callback (widget_class, target_selected_cb);
}

static void
adc_tech_page_init (AdcTechPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_drop_down_set_up (self->targets, _("What is needed for"));
  g_signal_connect_object (self->chart, "ask", G_CALLBACK (ask_cb), self, G_CONNECT_SWAPPED);
}

void
adc_tech_page_show (AdcTechPage *self, AdcGame *game, AdcFaction *faction, const char *edition)
{
  gboolean has_any;

  g_return_if_fail (ADC_IS_TECH_PAGE (self));
  g_return_if_fail (ADC_IS_GAME (game));

  g_clear_object (&self->tree);
  self->tree = adc_tech_tree_new (game, faction, edition);
  has_any = adc_tech_tree_get_n_nodes (self->tree) > 0;
  adc_tech_chart_set_tree (self->chart, self->tree);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), has_any);
  gtk_widget_set_visible (self->nothing, !has_any);
  gtk_widget_set_sensitive (GTK_WIDGET (self->targets), has_any);
  list_targets (self);
  update (self);
}

void
adc_tech_page_ask (AdcTechPage *self, const char *id)
{
  g_autofree char *target = g_strdup (id);

  g_return_if_fail (ADC_IS_TECH_PAGE (self));
  g_return_if_fail (self->tree != NULL);

  g_free (self->target);
  self->target = g_steal_pointer (&target);
  update (self);
  g_signal_emit (self, signals[MOVED], 0);
}

const char *
adc_tech_page_get_target (AdcTechPage *self)
{
  g_return_val_if_fail (ADC_IS_TECH_PAGE (self), NULL);

  return self->tree != NULL && adc_tech_tree_find (self->tree, self->target) >= 0 ? self->target
                                                                                  : NULL;
}

AdcTechTree *
adc_tech_page_get_tree (AdcTechPage *self)
{
  g_return_val_if_fail (ADC_IS_TECH_PAGE (self), NULL);

  return self->tree;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-rules-view.h"

#include "adc-article.h"
#include "adc-outline.h"
#include "adc-split.h"
#include "adc-view.h"

struct _AdcRulesView {
  AdwBin      parent_instance;
  AdcSplit   *split;
  AdcOutline *outline;
  AdcArticle *article;
  AdcGame    *game;
};

static void
opened_cb (AdcRulesView *self, AdcEntry *entry)
{
  adc_article_open_soon (self->article, NULL);
  adc_open_entry (GTK_WIDGET (self), entry);
}

static void
browsed_cb (AdcRulesView *self, AdcEntry *entry)
{
  adc_article_open_soon (self->article, entry);
}

static void
adc_rules_view_set_game (AdcView *view, AdcGame *game)
{
  AdcRulesView *self = ADC_RULES_VIEW (view);

  g_set_object (&self->game, game);
  adc_article_set_entry (self->article, NULL);
  adc_outline_set_game (self->outline, game);
}

static gboolean
adc_rules_view_shows (AdcKind kind)
{
  return kind == ADC_KIND_RULE || kind == ADC_KIND_RULING || kind == ADC_KIND_DECK_RULE;
}

static void
adc_rules_view_show_entry (AdcView *view, AdcEntry *entry)
{
  AdcRulesView *self = ADC_RULES_VIEW (view);

  adc_outline_select (self->outline, entry);
  adc_article_set_entry (self->article, entry);
  adc_split_show_content (self->split);
  adc_article_take_focus (self->article, GTK_WIDGET (self->outline));
}

/* The first rule, but on a narrow window the outline rather than its text. */
static void
adc_rules_view_show_start (AdcView *view)
{
  AdcRulesView *self = ADC_RULES_VIEW (view);
  GListModel *rules = self->game != NULL ? adc_game_get_outline (self->game) : NULL;
  g_autoptr(AdcEntry) first = rules != NULL ? g_list_model_get_item (rules, 0) : NULL;

  if (first != NULL) {
    adc_outline_select (self->outline, first);
    adc_article_set_entry (self->article, first);
  }
  adc_split_show_list (self->split);
}

static void
view_iface_init (AdcViewInterface *iface)
{
  iface->set_game = adc_rules_view_set_game;
  iface->shows = adc_rules_view_shows;
  iface->show_entry = adc_rules_view_show_entry;
  iface->show_start = adc_rules_view_show_start;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcRulesView, adc_rules_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_VIEW, view_iface_init))

static void
adc_rules_view_dispose (GObject *object)
{
  g_clear_object (&ADC_RULES_VIEW (object)->game);
  G_OBJECT_CLASS (adc_rules_view_parent_class)->dispose (object);
}

static void
adc_rules_view_class_init (AdcRulesViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ADC_TYPE_SPLIT);
  g_type_ensure (ADC_TYPE_OUTLINE);
  g_type_ensure (ADC_TYPE_ARTICLE);

  G_OBJECT_CLASS (klass)->dispose = adc_rules_view_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "rules/adc-rules-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcRulesView, split);
  gtk_widget_class_bind_template_child (widget_class, AdcRulesView, outline);
  gtk_widget_class_bind_template_child (widget_class, AdcRulesView, article);
  gtk_widget_class_bind_template_callback (widget_class, opened_cb);
  gtk_widget_class_bind_template_callback (widget_class, browsed_cb);
}

static void
adc_rules_view_init (AdcRulesView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_rules_view_new (void)
{
  return g_object_new (ADC_TYPE_RULES_VIEW, NULL);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-rules-view.h"

#include "adc-article.h"
#include "adc-outline.h"
#include "adc-papers.h"
#include "adc-split.h"
#include "adc-view.h"

#include <glib/gi18n-lib.h>

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

/* The rule and those below it; or, of one that has none below, what it is part of. */
static AdcRule *
get_section (AdcRulesView *self)
{
  AdcEntry *entry = adc_article_get_entry (self->article);
  const char *parent;

  if (entry == NULL || !ADC_IS_RULE (entry))
    return NULL;
  if (g_list_model_get_n_items (adc_rule_get_children (ADC_RULE (entry))) > 0)
    return ADC_RULE (entry);

  parent = adc_rule_get_parent (ADC_RULE (entry));
  return parent != NULL ? ADC_RULE (adc_game_lookup (self->game, parent)) : NULL;
}

static const char *
adc_rules_view_get_scope (AdcView *view, AdcScope scope)
{
  AdcRulesView *self = ADC_RULES_VIEW (view);
  AdcEntry *entry = adc_article_get_entry (self->article);

  switch (scope) {
  case ADC_SCOPE_PAGE:
    return entry == NULL ? NULL : ADC_IS_RULE (entry) ? _("_This Rule") : _("_This Page");
  case ADC_SCOPE_SECTION:
    return get_section (self) != NULL ? _("Its _Section") : NULL;
  case ADC_SCOPE_ALL:
    return self->game != NULL ? _("_All Rules") : NULL;
  default:
    return NULL;
  }
}

static AdcPaper *
adc_rules_view_dup_paper (AdcView *view, AdcScope scope)
{
  AdcRulesView *self = ADC_RULES_VIEW (view);

  if (scope == ADC_SCOPE_ALL)
    return adc_paper_of_rules (self->game);

  return scope == ADC_SCOPE_SECTION
           ? adc_paper_of_section (get_section (self))
           : adc_paper_of_entry (adc_article_get_entry (self->article));
}

static void
view_iface_init (AdcViewInterface *iface)
{
  iface->set_game = adc_rules_view_set_game;
  iface->shows = adc_rules_view_shows;
  iface->show_entry = adc_rules_view_show_entry;
  iface->show_start = adc_rules_view_show_start;
  iface->get_scope = adc_rules_view_get_scope;
  iface->dup_paper = adc_rules_view_dup_paper;
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

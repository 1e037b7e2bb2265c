/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-glossary-view.h"

#include "adc-article.h"
#include "adc-papers.h"
#include "adc-split.h"
#include "adc-term-list.h"
#include "adc-view.h"

#include <glib/gi18n-lib.h>

struct _AdcGlossaryView {
  AdwBin       parent_instance;
  AdcSplit    *split;
  AdcTermList *terms;
  AdcArticle  *article;
  AdcGame     *game;
};

static void
opened_cb (AdcGlossaryView *self, AdcEntry *entry)
{
  adc_article_open_soon (self->article, NULL);
  adc_open_entry (GTK_WIDGET (self), entry);
}

static void
browsed_cb (AdcGlossaryView *self, AdcEntry *entry)
{
  adc_article_open_soon (self->article, entry);
}

static void
adc_glossary_view_set_game (AdcView *view, AdcGame *game)
{
  AdcGlossaryView *self = ADC_GLOSSARY_VIEW (view);

  g_set_object (&self->game, game);
  adc_article_set_entry (self->article, NULL);
  adc_term_list_set_game (self->terms, game);
}

static gboolean
adc_glossary_view_shows (AdcKind kind)
{
  return kind == ADC_KIND_TERM;
}

static void
adc_glossary_view_show_entry (AdcView *view, AdcEntry *entry)
{
  AdcGlossaryView *self = ADC_GLOSSARY_VIEW (view);

  adc_term_list_select (self->terms, entry);
  adc_article_set_entry (self->article, entry);
  adc_split_show_content (self->split);
  adc_article_take_focus (self->article, adc_term_list_get_rows (self->terms));
}

/* The first term, but on a narrow window the list rather than its text. */
static void
adc_glossary_view_show_start (AdcView *view)
{
  AdcGlossaryView *self = ADC_GLOSSARY_VIEW (view);
  AdcEntry *first = adc_term_list_get_first (self->terms);

  if (first != NULL) {
    adc_term_list_select (self->terms, first);
    adc_article_set_entry (self->article, first);
  }
  adc_split_show_list (self->split);
}

static const char *
adc_glossary_view_get_scope (AdcView *view, AdcScope scope)
{
  AdcGlossaryView *self = ADC_GLOSSARY_VIEW (view);

  if (scope == ADC_SCOPE_PAGE)
    return adc_article_get_entry (self->article) != NULL ? _("_This Term") : NULL;

  return scope == ADC_SCOPE_ALL && adc_term_list_get_first (self->terms) != NULL
           ? _("_Whole Glossary")
           : NULL;
}

static AdcPaper *
adc_glossary_view_dup_paper (AdcView *view, AdcScope scope)
{
  AdcGlossaryView *self = ADC_GLOSSARY_VIEW (view);

  return scope == ADC_SCOPE_ALL ? adc_paper_of_glossary (self->game)
                                : adc_paper_of_entry (adc_article_get_entry (self->article));
}

static void
view_iface_init (AdcViewInterface *iface)
{
  iface->set_game = adc_glossary_view_set_game;
  iface->shows = adc_glossary_view_shows;
  iface->show_entry = adc_glossary_view_show_entry;
  iface->show_start = adc_glossary_view_show_start;
  iface->get_scope = adc_glossary_view_get_scope;
  iface->dup_paper = adc_glossary_view_dup_paper;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcGlossaryView, adc_glossary_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_VIEW, view_iface_init))

static void
adc_glossary_view_dispose (GObject *object)
{
  g_clear_object (&ADC_GLOSSARY_VIEW (object)->game);
  G_OBJECT_CLASS (adc_glossary_view_parent_class)->dispose (object);
}

static void
adc_glossary_view_class_init (AdcGlossaryViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ADC_TYPE_SPLIT);
  g_type_ensure (ADC_TYPE_TERM_LIST);
  g_type_ensure (ADC_TYPE_ARTICLE);

  G_OBJECT_CLASS (klass)->dispose = adc_glossary_view_dispose;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "glossary/adc-glossary-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcGlossaryView, split);
  gtk_widget_class_bind_template_child (widget_class, AdcGlossaryView, terms);
  gtk_widget_class_bind_template_child (widget_class, AdcGlossaryView, article);
  gtk_widget_class_bind_template_callback (widget_class, opened_cb);
  gtk_widget_class_bind_template_callback (widget_class, browsed_cb);
}

static void
adc_glossary_view_init (AdcGlossaryView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_glossary_view_new (void)
{
  return g_object_new (ADC_TYPE_GLOSSARY_VIEW, NULL);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-factions-view.h"

#include "adc-army-compare.h"
#include "adc-army-sheet.h"
#include "adc-article.h"
#include "adc-compare.h"
#include "adc-papers.h"
#include "adc-piece-browser.h"
#include "adc-piece-sheet.h"
#include "adc-view.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _AdcFactionsView {
  AdwBin            parent_instance;
  GtkStack         *stack;
  AdcPieceBrowser  *browser;
  GtkWidget        *article_page;
  GtkWidget        *related_button;
  AdwButtonContent *related_content;
  GtkWidget        *compare_button;
  AdcArticle       *article;
  GtkWidget        *compare_page;
  GtkWidget        *compare_back;
  GtkLabel         *compare_back_label;
  GtkStack         *compare_stack;
  AdcCompare       *compare;
  AdcArmyCompare   *army_compare;
  AdcPieceSheet    *sheet;      /* in the article when that is of a unit or a card */
  AdcArmySheet     *army_sheet; /* in the article when that is of an army */
  AdcGame          *game;
  AdcCompletions   *completions;
};

enum { PROP_COMPLETIONS = 1, N_PROPS };
static GParamSpec *properties[N_PROPS];

enum { COMPLETED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
completed_cb (AdcFactionsView *self, AdcPiece *piece, const char *stat, const char *previous)
{
  adc_piece_browser_refresh (self->browser);
  g_signal_emit (self, signals[COMPLETED], 0, piece, stat, previous);
}

/* Through the window, whose title and history follow. */
static void
open_browser (AdcFactionsView *self)
{
  g_autofree char *location = g_strdup_printf ("%s/factions", adc_game_get_id (self->game));

  gtk_widget_activate_action (GTK_WIDGET (self), "win.open", "s", location);
}

static void
browse_action (GtkWidget *widget, const char *name G_GNUC_UNUSED, GVariant *parameter G_GNUC_UNUSED)
{
  open_browser (ADC_FACTIONS_VIEW (widget));
}

static void
browse_related_action (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                       GVariant *parameter G_GNUC_UNUSED)
{
  AdcFactionsView *self = ADC_FACTIONS_VIEW (widget);

  adc_piece_browser_show_related (self->browser, adc_article_get_entry (self->article));
  open_browser (self);
}

static void
compare_action (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                GVariant *parameter G_GNUC_UNUSED)
{
  AdcFactionsView *self = ADC_FACTIONS_VIEW (widget);
  AdcEntry *entry = adc_article_get_entry (self->article);

  gtk_stack_set_visible_child (self->stack, self->compare_page);
  gtk_label_set_label (self->compare_back_label, adc_entry_get_title (entry));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->compare_back),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, adc_entry_get_title (entry), -1);
  if (ADC_IS_PIECE (entry)) {
    gtk_stack_set_visible_child (self->compare_stack, GTK_WIDGET (self->compare));
    adc_compare_set_piece (self->compare, ADC_PIECE (entry));
  } else {
    gtk_stack_set_visible_child (self->compare_stack, GTK_WIDGET (self->army_compare));
    adc_army_compare_set_faction (self->army_compare, ADC_FACTION (entry));
  }
}

static void
end_comparison_action (GtkWidget *widget, const char *name G_GNUC_UNUSED,
                       GVariant *parameter G_GNUC_UNUSED)
{
  AdcFactionsView *self = ADC_FACTIONS_VIEW (widget);

  gtk_stack_set_visible_child (self->stack, self->article_page);
  gtk_widget_grab_focus (self->compare_button);
}

static const char *
get_related_label (AdcEntry *entry)
{
  switch (adc_entry_get_kind (entry)) {
  case ADC_KIND_FACTION:
    return _("Its Units and Cards");
  case ADC_KIND_UNIT_TYPE:
    return _("Units of This Type");
  case ADC_KIND_ABILITY:
    return _("Units That Have It");
  case ADC_KIND_RULE:
  case ADC_KIND_TERM:
  case ADC_KIND_UNIT:
  case ADC_KIND_CARD:
  case ADC_KIND_SEQUENCE:
  case ADC_KIND_RULING:
  case ADC_KIND_DECK_RULE:
  case ADC_KIND_ZONE:
  default:
    return NULL;
  }
}

static void
adc_factions_view_set_game (AdcView *view, AdcGame *game)
{
  AdcFactionsView *self = ADC_FACTIONS_VIEW (view);

  adc_article_set_entry (self->article, NULL);
  adc_piece_sheet_set_piece (self->sheet, NULL);
  adc_army_sheet_set_faction (self->army_sheet, NULL);
  adc_compare_set_piece (self->compare, NULL);
  adc_army_compare_set_faction (self->army_compare, NULL);
  g_set_object (&self->game, game);
  adc_piece_browser_set_game (self->browser, game);
  adc_view_show_start (view);
}

static gboolean
adc_factions_view_shows (AdcKind kind)
{
  return kind == ADC_KIND_FACTION || kind == ADC_KIND_UNIT || kind == ADC_KIND_CARD ||
         kind == ADC_KIND_ABILITY || kind == ADC_KIND_UNIT_TYPE;
}

static void
adc_factions_view_show_entry (AdcView *view, AdcEntry *entry)
{
  AdcFactionsView *self = ADC_FACTIONS_VIEW (view);
  gboolean is_piece = ADC_IS_PIECE (entry);
  gboolean is_army = ADC_IS_FACTION (entry) && adc_army_exists (ADC_FACTION (entry));
  const char *related = get_related_label (entry);

  adc_piece_sheet_set_piece (self->sheet, is_piece ? ADC_PIECE (entry) : NULL);
  adc_article_set_extra (self->article, is_piece ? GTK_WIDGET (self->sheet) : NULL);
  adc_army_sheet_set_faction (self->army_sheet, is_army ? ADC_FACTION (entry) : NULL);
  adc_article_set_supplement (self->article, is_army ? GTK_WIDGET (self->army_sheet) : NULL);
  adc_article_set_entry (self->article, entry);

  adw_button_content_set_label (self->related_content, related != NULL ? related : "");
  gtk_widget_set_visible (self->related_button, related != NULL);
  gtk_widget_set_visible (self->compare_button, is_piece || is_army);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "factions.compare", is_piece || is_army);
  gtk_stack_set_visible_child (self->stack, self->article_page);
}

static void
adc_factions_view_show_start (AdcView *view)
{
  AdcFactionsView *self = ADC_FACTIONS_VIEW (view);

  gtk_stack_set_visible_child (self->stack, GTK_WIDGET (self->browser));
}

/* What the page is of; NULL: another page than that of an entry is shown. */
static AdcEntry *
get_shown (AdcFactionsView *self)
{
  return gtk_stack_get_visible_child (self->stack) != GTK_WIDGET (self->browser)
           ? adc_article_get_entry (self->article)
           : NULL;
}

static const char *
adc_factions_view_get_scope (AdcView *view, AdcScope scope)
{
  AdcEntry *entry = get_shown (ADC_FACTIONS_VIEW (view));

  if (entry == NULL)
    return NULL;
  if (scope == ADC_SCOPE_PAGE)
    return ADC_IS_FACTION (entry) ? _("_Faction Sheet") : _("_This Page");

  return scope == ADC_SCOPE_SECTION && ADC_IS_PIECE (entry) &&
             adc_piece_lookup_faction (ADC_PIECE (entry)) != NULL
           ? _("Sheet of Its _Faction")
           : NULL;
}

static AdcPaper *
adc_factions_view_dup_paper (AdcView *view, AdcScope scope)
{
  AdcEntry *entry = get_shown (ADC_FACTIONS_VIEW (view));

  return adc_paper_of_entry (scope == ADC_SCOPE_SECTION
                               ? adc_piece_lookup_faction (ADC_PIECE (entry))
                               : entry);
}

static void
view_iface_init (AdcViewInterface *iface)
{
  iface->set_game = adc_factions_view_set_game;
  iface->shows = adc_factions_view_shows;
  iface->show_entry = adc_factions_view_show_entry;
  iface->show_start = adc_factions_view_show_start;
  iface->get_scope = adc_factions_view_get_scope;
  iface->dup_paper = adc_factions_view_dup_paper;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcFactionsView, adc_factions_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_VIEW, view_iface_init))

static void
adc_factions_view_get_property (GObject *object, guint property_id, GValue *value,
                                GParamSpec *pspec)
{
  switch (property_id) {
  case PROP_COMPLETIONS:
    g_value_set_object (value, ADC_FACTIONS_VIEW (object)->completions);
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_factions_view_set_property (GObject *object, guint property_id, const GValue *value,
                                GParamSpec *pspec)
{
  switch (property_id) {
  case PROP_COMPLETIONS:
    adc_factions_view_set_completions (ADC_FACTIONS_VIEW (object), g_value_get_object (value));
    break;
  default:
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, property_id, pspec);
  }
}

static void
adc_factions_view_dispose (GObject *object)
{
  AdcFactionsView *self = ADC_FACTIONS_VIEW (object);

  g_clear_object (&self->sheet);
  g_clear_object (&self->army_sheet);
  g_clear_object (&self->game);
  g_clear_object (&self->completions);
  G_OBJECT_CLASS (adc_factions_view_parent_class)->dispose (object);
}

static void
adc_factions_view_class_init (AdcFactionsViewClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->get_property = adc_factions_view_get_property;
  object_class->set_property = adc_factions_view_set_property;
  object_class->dispose = adc_factions_view_dispose;
  properties[PROP_COMPLETIONS] =
    g_param_spec_object ("completions", NULL, NULL, ADC_TYPE_COMPLETIONS,
                         G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  signals[COMPLETED] = g_signal_new ("completed", ADC_TYPE_FACTIONS_VIEW, G_SIGNAL_RUN_LAST, 0,
                                     NULL, NULL, NULL, G_TYPE_NONE, 3, ADC_TYPE_PIECE,
                                     G_TYPE_STRING, G_TYPE_STRING);

  g_type_ensure (ADC_TYPE_ARMY_COMPARE);
  g_type_ensure (ADC_TYPE_ARTICLE);
  g_type_ensure (ADC_TYPE_COMPARE);
  g_type_ensure (ADC_TYPE_PIECE_BROWSER);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "factions/adc-factions-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcFactionsView, stack);
  gtk_widget_class_bind_template_child (widget_class, AdcFactionsView, browser);
  gtk_widget_class_bind_template_child (widget_class, AdcFactionsView, article_page);
  gtk_widget_class_bind_template_child (widget_class, AdcFactionsView, related_button);
  gtk_widget_class_bind_template_child (widget_class, AdcFactionsView, related_content);
  gtk_widget_class_bind_template_child (widget_class, AdcFactionsView, compare_button);
  gtk_widget_class_bind_template_child (widget_class, AdcFactionsView, article);
  gtk_widget_class_bind_template_child (widget_class, AdcFactionsView, compare_page);
  gtk_widget_class_bind_template_child (widget_class, AdcFactionsView, compare_back);
  gtk_widget_class_bind_template_child (widget_class, AdcFactionsView, compare_back_label);
  gtk_widget_class_bind_template_child (widget_class, AdcFactionsView, compare_stack);
  gtk_widget_class_bind_template_child (widget_class, AdcFactionsView, compare);
  gtk_widget_class_bind_template_child (widget_class, AdcFactionsView, army_compare);
  gtk_widget_class_install_action (widget_class, "factions.browse", NULL, browse_action);
  gtk_widget_class_install_action (widget_class, "factions.browse-related", NULL,
                                   browse_related_action);
  gtk_widget_class_install_action (widget_class, "factions.compare", NULL, compare_action);
  gtk_widget_class_install_action (widget_class, "factions.end-comparison", NULL,
                                   end_comparison_action);
}

static void
adc_factions_view_init (AdcFactionsView *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->sheet = g_object_ref_sink (ADC_PIECE_SHEET (adc_piece_sheet_new ()));
  self->army_sheet = g_object_ref_sink (ADC_ARMY_SHEET (adc_army_sheet_new ()));
  g_signal_connect_object (self->sheet, "completed", G_CALLBACK (completed_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
adc_factions_view_new (void)
{
  return g_object_new (ADC_TYPE_FACTIONS_VIEW, NULL);
}

void
adc_factions_view_set_completions (AdcFactionsView *self, AdcCompletions *completions)
{
  g_return_if_fail (ADC_IS_FACTIONS_VIEW (self));
  g_return_if_fail (completions == NULL || ADC_IS_COMPLETIONS (completions));

  if (!g_set_object (&self->completions, completions))
    return;

  adc_piece_sheet_set_completions (self->sheet, completions);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_COMPLETIONS]);
}

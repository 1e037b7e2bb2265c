/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-article.h"

#include "adc-article-heading.h"
#include "adc-callout.h"
#include "adc-deck-rule.h"
#include "adc-entry-links.h"
#include "adc-game.h"
#include "adc-language.h"
#include "adc-prose.h"
#include "adc-rule-list.h"
#include "adc-rule-pager.h"
#include "adc-ruling.h"
#include "adc-view.h"

#include <glib/gi18n-lib.h>

#define REST 250 /* milliseconds a cursor must stay before its entry opens */

struct _AdcArticle {
  AdwBin             parent_instance;
  GtkScrolledWindow *scroller;
  GtkWidget         *page;
  AdcArticleHeading *heading;
  AdwBin            *extra;
  AdwBin            *text;
  AdwBin            *supplement;
  GtkBox            *rulings;
  AdcRuleList       *parts;
  AdcEntryLinks     *touches;
  AdcEntryLinks     *see_also;
  AdcEntryLinks     *mentions;
  AdcRulePager      *pager;
  AdcEntry          *entry;
  AdcEntry          *awaited; /* to be opened when its time has come */
  guint              timeout;
};

G_DEFINE_FINAL_TYPE (AdcArticle, adc_article, ADW_TYPE_BIN)

static GtkWidget *
create_citation (AdcEntry *entry)
{
  g_autofree char *citation = adc_entry_dup_citation (entry);
  GtkWidget *label = gtk_label_new (citation);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_width_chars (GTK_LABEL (label), 6);
  gtk_widget_add_css_class (label, "article-small");
  gtk_widget_add_css_class (label, "dim-label");

  return label;
}

static GtkWidget *
create_ruling (AdcRuling *ruling, AdcGame *game)
{
  static const char * const styles[] = {
    [ADC_RULING_CLARIFICATION] = "clarification",
    [ADC_RULING_ERRATUM] = "erratum",
    [ADC_RULING_EDITORIAL] = "editorial",
  };
  AdcEntry *entry = ADC_ENTRY (ruling);
  GtkWidget *callout = adc_callout_new (styles[adc_ruling_get_ruling_kind (ruling)],
                                        adc_ruling_get_label (ruling),
                                        adc_entry_get_title (entry));

  adc_callout_append (ADC_CALLOUT (callout),
                      adc_prose_new_blocks (adc_entry_get_blocks (entry), game));
  adc_callout_append (ADC_CALLOUT (callout), create_citation (entry));
  return callout;
}

static void
show_rulings (AdcArticle *self, AdcGame *game)
{
  GListModel *rulings = adc_entry_get_rulings (self->entry);
  const guint n = g_list_model_get_n_items (rulings);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->rulings))) != NULL)
    gtk_box_remove (self->rulings, child);

  for (guint i = 0; i < n; i++) {
    g_autoptr(AdcRuling) ruling = g_list_model_get_item (rulings, i);

    gtk_box_append (self->rulings, create_ruling (ruling, game));
  }
  gtk_widget_set_visible (GTK_WIDGET (self->rulings), n > 0);
}

static void
add_entry (GPtrArray *entries, AdcGame *game, const char *id)
{
  AdcEntry *entry = adc_game_lookup (game, id);

  if (entry != NULL && !g_ptr_array_find (entries, entry, NULL))
    g_ptr_array_add (entries, entry);
}

static void
add_entries (GPtrArray *entries, AdcGame *game, const char * const *ids)
{
  for (guint i = 0; ids != NULL && ids[i] != NULL; i++)
    add_entry (entries, game, ids[i]);
}

/* What links here and is not on the page already. */
static void
add_mentions (AdcArticle *self, GPtrArray *mentions, AdcGame *game, GPtrArray *shown)
{
  GPtrArray *backlinks = adc_game_get_backlinks (game, adc_entry_get_id (self->entry));
  GListModel *rulings = adc_entry_get_rulings (self->entry);

  for (guint i = 0; i < g_list_model_get_n_items (rulings); i++) {
    g_autoptr(AdcEntry) ruling = g_list_model_get_item (rulings, i);

    g_ptr_array_add (shown, ruling); /* the entry keeps it alive */
  }

  for (guint i = 0; backlinks != NULL && i < backlinks->len; i++)
    if (backlinks->pdata[i] != self->entry && !g_ptr_array_find (shown, backlinks->pdata[i], NULL))
      g_ptr_array_add (mentions, backlinks->pdata[i]);
}

static void
show_links (AdcArticle *self, AdcGame *game)
{
  g_autoptr(GPtrArray) touches = g_ptr_array_new ();
  g_autoptr(GPtrArray) see_also = g_ptr_array_new ();
  g_autoptr(GPtrArray) mentions = g_ptr_array_new ();

  if (ADC_IS_RULING (self->entry)) {
    add_entries (touches, game, adc_ruling_get_touches (ADC_RULING (self->entry)));
  } else if (ADC_IS_DECK_RULE (self->entry)) {
    const AdcDeckLimit *limit = adc_deck_rule_get_limit (ADC_DECK_RULE (self->entry));

    add_entry (touches, game, limit->rule);
    add_entry (touches, game, limit->faction);
    add_entry (touches, game, limit->card);
  }
  add_entries (see_also, game, adc_entry_get_see_also (self->entry));
  adc_entry_links_set_entries (self->touches, touches);
  adc_entry_links_set_entries (self->see_also, see_also);

  g_ptr_array_extend (touches, see_also, NULL, NULL);
  add_mentions (self, mentions, game, touches);
  adc_entry_links_set_entries (self->mentions, mentions);
}

static void
show_rule (AdcArticle *self)
{
  AdcRule *rule = ADC_IS_RULE (self->entry) ? ADC_RULE (self->entry) : NULL;
  GtkWidget *widget = GTK_WIDGET (self);

  adc_rule_list_set_rule (self->parts, rule);
  adc_rule_pager_set_rule (self->pager, rule);
  gtk_widget_action_set_enabled (widget, "article.previous",
                                 adc_rule_pager_get_previous (self->pager) != NULL);
  gtk_widget_action_set_enabled (widget, "article.next",
                                 adc_rule_pager_get_next (self->pager) != NULL);
}

static void
show_current (AdcArticle *self)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (self->entry);
  GPtrArray *blocks = adc_entry_get_blocks (self->entry);

  if (game == NULL)
    return;

  adc_article_heading_set_entry (self->heading, self->entry);
  adw_bin_set_child (self->text, adc_prose_new_blocks (blocks, game));
  gtk_widget_set_visible (GTK_WIDGET (self->text), blocks->len > 0);
  show_rulings (self, game);
  show_links (self, game);
  show_rule (self);
}

static gboolean
has_focus (AdcArticle *self, GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, widget);
}

static void
copy_action (GtkWidget *widget, const char *name G_GNUC_UNUSED,
             GVariant *parameter G_GNUC_UNUSED)
{
  AdcArticle *self = ADC_ARTICLE (widget);
  g_autofree char *citation = adc_entry_dup_citation (self->entry);
  g_autofree char *plain = adc_entry_dup_plain_text (self->entry, adc_language_get_current ());
  g_autofree char *text = g_strdup_printf ("%s\n%s\n\n%s\n", adc_entry_get_title (self->entry),
                                           citation, plain);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (widget), text);
  gtk_widget_activate_action (widget, "win.toast", "s", _("Text copied"));
}

static void
turn_page_action (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcArticle *self = ADC_ARTICLE (widget);
  AdcRule *rule = g_str_equal (name, "article.next") ? adc_rule_pager_get_next (self->pager)
                                                     : adc_rule_pager_get_previous (self->pager);

  adc_open_entry (widget, ADC_ENTRY (rule));
}

static gboolean
scroll_cb (GtkWidget *widget, GVariant *parameters, gpointer user_data G_GNUC_UNUSED)
{
  AdcArticle *self = ADC_ARTICLE (widget);
  gboolean handled;

  g_signal_emit_by_name (self->scroller, "scroll-child",
                         (GtkScrollType) g_variant_get_int32 (parameters), FALSE, &handled);
  return handled;
}

static gboolean
open_awaited_cb (gpointer user_data)
{
  AdcArticle *self = user_data;
  g_autoptr(AdcEntry) entry = g_steal_pointer (&self->awaited);

  self->timeout = 0;
  if (entry != self->entry && gtk_widget_get_mapped (GTK_WIDGET (self)))
    adc_open_entry (GTK_WIDGET (self), entry);

  return G_SOURCE_REMOVE;
}

static void
adc_article_dispose (GObject *object)
{
  AdcArticle *self = ADC_ARTICLE (object);

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_clear_object (&self->awaited);
  g_clear_object (&self->entry);
  G_OBJECT_CLASS (adc_article_parent_class)->dispose (object);
}

static void
install_actions (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "article.copy", NULL, copy_action);
  gtk_widget_class_install_action (widget_class, "article.previous", NULL, turn_page_action);
  gtk_widget_class_install_action (widget_class, "article.next", NULL, turn_page_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Up, GDK_ALT_MASK,
                                       "article.previous", NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_Page_Down, GDK_ALT_MASK,
                                       "article.next", NULL);
  /* Arrows would move the focus from link to link, which Tab does; here they scroll. */
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Up, 0, scroll_cb, "i",
                                GTK_SCROLL_STEP_BACKWARD);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Down, 0, scroll_cb, "i",
                                GTK_SCROLL_STEP_FORWARD);
}

static void
adc_article_class_init (AdcArticleClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  g_type_ensure (ADC_TYPE_ARTICLE_HEADING);
  g_type_ensure (ADC_TYPE_ENTRY_LINKS);
  g_type_ensure (ADC_TYPE_RULE_LIST);
  g_type_ensure (ADC_TYPE_RULE_PAGER);

  G_OBJECT_CLASS (klass)->dispose = adc_article_dispose;
  install_actions (widget_class);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "article/adc-article.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcArticle, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdcArticle, page);
  gtk_widget_class_bind_template_child (widget_class, AdcArticle, heading);
  gtk_widget_class_bind_template_child (widget_class, AdcArticle, extra);
  gtk_widget_class_bind_template_child (widget_class, AdcArticle, text);
  gtk_widget_class_bind_template_child (widget_class, AdcArticle, supplement);
  gtk_widget_class_bind_template_child (widget_class, AdcArticle, rulings);
  gtk_widget_class_bind_template_child (widget_class, AdcArticle, parts);
  gtk_widget_class_bind_template_child (widget_class, AdcArticle, touches);
  gtk_widget_class_bind_template_child (widget_class, AdcArticle, see_also);
  gtk_widget_class_bind_template_child (widget_class, AdcArticle, mentions);
  gtk_widget_class_bind_template_child (widget_class, AdcArticle, pager);
}

static void
adc_article_init (AdcArticle *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "article.copy", FALSE);
}

GtkWidget *
adc_article_new (void)
{
  return g_object_new (ADC_TYPE_ARTICLE, NULL);
}

void
adc_article_set_entry (AdcArticle *self, AdcEntry *entry)
{
  g_return_if_fail (ADC_IS_ARTICLE (self));
  g_return_if_fail (entry == NULL || ADC_IS_ENTRY (entry));

  adc_article_open_soon (self, NULL);
  if (has_focus (self, self->page)) /* a link that will go away with this page */
    gtk_widget_grab_focus (GTK_WIDGET (self->heading));
  g_set_object (&self->entry, entry);
  gtk_widget_set_visible (self->page, entry != NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "article.copy", entry != NULL);
  if (entry != NULL)
    show_current (self);
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (self->scroller), 0);
}

AdcEntry *
adc_article_get_entry (AdcArticle *self)
{
  g_return_val_if_fail (ADC_IS_ARTICLE (self), NULL);

  return self->entry;
}

void
adc_article_take_focus (AdcArticle *self, GtkWidget *list)
{
  g_return_if_fail (ADC_IS_ARTICLE (self));

  if (!has_focus (self, list))
    gtk_widget_grab_focus (GTK_WIDGET (self->heading));
}

void
adc_article_set_extra (AdcArticle *self, GtkWidget *extra)
{
  g_return_if_fail (ADC_IS_ARTICLE (self));

  adw_bin_set_child (self->extra, extra);
  gtk_widget_set_visible (GTK_WIDGET (self->extra), extra != NULL);
}

void
adc_article_set_supplement (AdcArticle *self, GtkWidget *supplement)
{
  g_return_if_fail (ADC_IS_ARTICLE (self));

  adw_bin_set_child (self->supplement, supplement);
  gtk_widget_set_visible (GTK_WIDGET (self->supplement), supplement != NULL);
}

void
adc_article_open_soon (AdcArticle *self, AdcEntry *entry)
{
  g_return_if_fail (ADC_IS_ARTICLE (self));

  g_clear_handle_id (&self->timeout, g_source_remove);
  g_set_object (&self->awaited, entry);
  if (entry != NULL)
    self->timeout = g_timeout_add (REST, open_awaited_cb, self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-article-heading.h"

#include "adc-bin-focus.h"
#include "adc-bookmarks.h"
#include "adc-game.h"
#include "adc-language.h"
#include "adc-other-names.h"
#include "adc-program-settings.h"
#include "adc-rule.h"
#include "adc-ruling.h"
#include "adc-view.h"

#include <glib/gi18n-lib.h>

struct _AdcArticleHeading {
  AdwBin     parent_instance;
  GtkWidget *box;
  GtkLabel  *place;
  GtkButton *bookmark_button;
  GtkLabel  *title;
  GtkLabel  *others;
  GtkLabel  *unofficial;
  GtkLabel  *synonyms;
  GtkLabel  *citation;
  AdcEntry  *entry;
  GSettings *settings;
};

G_DEFINE_FINAL_TYPE (AdcArticleHeading, adc_article_heading, ADW_TYPE_BIN)

/* The kind, then the rules above this one, each a link: "Rule · Battle › Combat round". */
static char *
dup_place (AdcEntry *entry)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (entry);
  const char *kind = adc_entry_get_kind_title (entry);
  AdcEntry *above = entry;
  GString *place = g_string_new (NULL);

  if (ADC_IS_RULING (entry))
    kind = adc_ruling_get_label (ADC_RULING (entry));

  while (game != NULL && ADC_IS_RULE (above)) {
    g_autofree char *title = NULL;
    g_autofree char *link = NULL;

    above = adc_game_lookup (game, adc_rule_get_parent (ADC_RULE (above)));
    if (above == NULL)
      break;

    title = g_markup_escape_text (adc_entry_get_title (above), -1);
    link = g_strdup_printf ("%s<a href=\"%s\">%s</a>", place->len > 0 ? "" : " · ",
                            adc_entry_get_id (above), title);
    if (place->len > 0)
      g_string_prepend (place, " › ");
    g_string_prepend (place, link);
  }

  g_string_prepend (place, kind);
  return g_string_free (place, FALSE);
}

static gboolean
is_help (AdcEntry *entry)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (entry);

  return game != NULL && adc_game_is_guide (game);
}

/* The other names in the language being read: the rest are for the search to find, and so are all of the guide's. */
static char *
dup_synonyms (AdcEntry *entry)
{
  GPtrArray *all = adc_entry_get_synonyms (entry);
  g_autoptr(GPtrArray) ours = g_ptr_array_new ();
  g_autofree char *list = NULL;

  if (is_help (entry))
    return NULL;

  for (guint i = 0; i < all->len; i++)
    if (adc_text_has (all->pdata[i], adc_language_get_current ()))
      g_ptr_array_add (ours, (char *) adc_text_get (all->pdata[i]));

  if (ours->len == 0)
    return NULL;

  g_ptr_array_add (ours, NULL);
  list = g_strjoinv (", ", (GStrv) ours->pdata);
  /* Translators: other names for the same thing, separated by commas */
  return g_strdup_printf (_("Also: %s"), list);
}

static gboolean
activate_link_cb (AdcArticleHeading *self, const char *id)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (self->entry);
  AdcEntry *entry = game != NULL ? adc_game_lookup (game, id) : NULL;

  if (entry != NULL)
    adc_open_entry (GTK_WIDGET (self), entry);

  return TRUE;
}

static void
set_optional_label (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
}

/* It is no stop for Tab; a reader is put there to start a new page from its top. */
static gboolean
adc_article_heading_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (ADC_ARTICLE_HEADING (widget)->box);
}

static void
update_bookmark (AdcArticleHeading *self)
{
  g_autofree char *location = self->entry != NULL ? adc_entry_dup_location (self->entry) : NULL;
  const gboolean bookmarked = location != NULL && adc_bookmarks_contain (self->settings, location);
  const char *text = bookmarked ? _("Remove Bookmark") : _("Add Bookmark");

  gtk_button_set_icon_name (self->bookmark_button,
                            bookmarked ? "starred-symbolic" : "non-starred-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->bookmark_button), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bookmark_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
adc_article_heading_dispose (GObject *object)
{
  AdcArticleHeading *self = ADC_ARTICLE_HEADING (object);

  g_clear_object (&self->entry);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (adc_article_heading_parent_class)->dispose (object);
}

static void
adc_article_heading_class_init (AdcArticleHeadingClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_article_heading_dispose;
  widget_class->focus = adc_bin_focus;
  widget_class->grab_focus = adc_article_heading_grab_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "article/adc-article-heading.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcArticleHeading, box);
  gtk_widget_class_bind_template_child (widget_class, AdcArticleHeading, place);
  gtk_widget_class_bind_template_child (widget_class, AdcArticleHeading, bookmark_button);
  gtk_widget_class_bind_template_child (widget_class, AdcArticleHeading, title);
  gtk_widget_class_bind_template_child (widget_class, AdcArticleHeading, others);
  gtk_widget_class_bind_template_child (widget_class, AdcArticleHeading, unofficial);
  gtk_widget_class_bind_template_child (widget_class, AdcArticleHeading, synonyms);
  gtk_widget_class_bind_template_child (widget_class, AdcArticleHeading, citation);
  gtk_widget_class_bind_template_callback (widget_class, activate_link_cb);
}

static void
adc_article_heading_init (AdcArticleHeading *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = adc_program_settings_new ();
  g_signal_connect_object (self->settings, "changed::bookmarks", G_CALLBACK (update_bookmark), self,
                           G_CONNECT_SWAPPED);
  update_bookmark (self);
}

void
adc_article_heading_set_entry (AdcArticleHeading *self, AdcEntry *entry)
{
  g_autofree char *place = dup_place (entry);
  g_autofree char *others = adc_other_names_describe (entry);
  g_autofree char *synonyms = dup_synonyms (entry);
  g_autofree char *citation = adc_entry_dup_citation (entry);
  g_autofree char *location = adc_entry_dup_location (entry);

  g_return_if_fail (ADC_IS_ARTICLE_HEADING (self));
  g_return_if_fail (ADC_IS_ENTRY (entry));

  g_set_object (&self->entry, entry);
  gtk_label_set_label (self->place, place);
  gtk_label_set_label (self->title, adc_entry_get_title (entry));
  set_optional_label (self->others, others);
  set_optional_label (self->synonyms, synonyms);
  gtk_label_set_label (self->citation, citation);
  gtk_widget_set_visible (GTK_WIDGET (self->unofficial),
                          adc_entry_is_unofficial (entry, adc_language_get_current ()));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->box), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adc_entry_get_title (entry), -1);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->bookmark_button), "s", location);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->bookmark_button), "win.toggle-bookmark");
  update_bookmark (self);
}

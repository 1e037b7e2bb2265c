/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-bookmarks-page.h"

#include <glib/gi18n-lib.h>

struct _AdcBookmarksPage {
  AdwBin      parent_instance;
  AdcLibrary *library;
  GSettings  *settings;
  GtkStack   *stack;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (AdcBookmarksPage, adc_bookmarks_page, ADW_TYPE_BIN)

static GtkWidget *
create_row (AdcEntry *entry, const char *location)
{
  g_autoptr(AdcGame) game = adc_entry_dup_game (entry);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *remove = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *subtitle = g_strdup_printf ("%s · %s",
                                               adc_kind_get_title (adc_entry_get_kind (entry)),
                                               adc_game_get_title (game));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), adc_entry_get_title (entry));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.open");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", location);

  gtk_widget_set_valign (remove, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (remove, "flat");
  gtk_widget_set_tooltip_text (remove, _("Remove the Bookmark"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (remove), "win.toggle-bookmark");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (remove), "s", location);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), remove);

  return row;
}

/* A bookmark of a game that is not there today is kept in the settings and not shown. */
static void
fill (AdcBookmarksPage *self)
{
  g_auto(GStrv) bookmarks = g_settings_get_strv (self->settings, "bookmarks");
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (self->list, 0)) != NULL)
    gtk_list_box_remove (self->list, GTK_WIDGET (row));

  for (guint i = 0; bookmarks[i] != NULL; i++) {
    AdcEntry *entry = adc_library_find (self->library, bookmarks[i]);

    if (entry != NULL)
      gtk_list_box_append (self->list, create_row (entry, bookmarks[i]));
  }

  gtk_stack_set_visible_child_name (self->stack,
                                    gtk_list_box_get_row_at_index (self->list, 0) != NULL
                                        ? "list"
                                        : "empty");
}

static void
adc_bookmarks_page_dispose (GObject *object)
{
  AdcBookmarksPage *self = ADC_BOOKMARKS_PAGE (object);

  g_clear_object (&self->library);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (adc_bookmarks_page_parent_class)->dispose (object);
}

static void
adc_bookmarks_page_class_init (AdcBookmarksPageClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_bookmarks_page_dispose;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "bookmarks/adc-bookmarks-page.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcBookmarksPage, stack);
  gtk_widget_class_bind_template_child (widget_class, AdcBookmarksPage, list);
}

static void
adc_bookmarks_page_init (AdcBookmarksPage *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_bookmarks_page_set_library (AdcBookmarksPage *self, AdcLibrary *library, GSettings *settings)
{
  g_return_if_fail (ADC_IS_BOOKMARKS_PAGE (self));

  g_set_object (&self->library, library);
  if (g_set_object (&self->settings, settings))
    g_signal_connect_object (settings, "changed::bookmarks", G_CALLBACK (fill), self,
                             G_CONNECT_SWAPPED);
  fill (self);
}

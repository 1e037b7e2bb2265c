/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-bookmarks-page.h"

#include "adc-bookmark-row.h"

struct _AdcBookmarksPage {
  AdwBin      parent_instance;
  AdcLibrary *library;
  GSettings  *settings;
  GtkStack   *stack;
  GtkListBox *list;
};

G_DEFINE_FINAL_TYPE (AdcBookmarksPage, adc_bookmarks_page, ADW_TYPE_BIN)

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
      gtk_list_box_append (self->list, adc_bookmark_row_new (entry, bookmarks[i]));
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

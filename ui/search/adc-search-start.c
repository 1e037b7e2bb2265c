/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-search-start.h"

#include "adc-bookmark-row.h"

#include <glib/gi18n-lib.h>

struct _AdcSearchStart {
  AdwBin      parent_instance;
  AdcLibrary *library;
  GSettings  *settings;
  GtkStack   *stack;
  GtkWidget  *recents_group;
  GtkListBox *recents;
  GtkWidget  *bookmarks_group;
  GtkListBox *bookmarks;
};

G_DEFINE_FINAL_TYPE (AdcSearchStart, adc_search_start, ADW_TYPE_BIN)

static GtkWidget *
create_recent_row (const char *query)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *icon = gtk_image_new_from_icon_name ("document-open-recent-symbolic");
  GtkWidget *remove = gtk_button_new_from_icon_name ("window-close-symbolic");
  /* Translators: a button beside a recent search, which is %s */
  g_autofree char *name = g_strdup_printf (_("Forget “%s”"), query);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), query);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), icon);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (row), "win.search-for");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (row), "s", query);

  gtk_widget_set_valign (remove, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (remove, "flat");
  gtk_widget_set_tooltip_text (remove, name);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (remove), "win.remove-recent-search");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (remove), "s", query);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), remove);

  return row;
}

static void
empty (GtkListBox *list)
{
  GtkListBoxRow *row;

  while ((row = gtk_list_box_get_row_at_index (list, 0)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
}

/* The place of the row that has the focus, which may be on its button; or -1. */
static int
find_focused (GtkListBox *list)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (list));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  GtkWidget *row = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_LIST_BOX_ROW) : NULL;

  if (row == NULL || gtk_widget_get_parent (row) != GTK_WIDGET (list))
    return -1;

  return gtk_list_box_row_get_index (GTK_LIST_BOX_ROW (row));
}

/* Whoever takes one away by the keyboard goes on from the next, or from the field. */
static void
restore_focus (GtkListBox *list, int position)
{
  GtkListBoxRow *row = NULL;

  for (; position >= 0 && row == NULL; position--)
    row = gtk_list_box_get_row_at_index (list, position);

  if (row != NULL)
    gtk_widget_grab_focus (GTK_WIDGET (row));
  else
    gtk_widget_activate_action (GTK_WIDGET (list), "win.search", NULL);
}

static void
fill_recents (AdcSearchStart *self)
{
  g_auto(GStrv) queries = g_settings_get_strv (self->settings, "recent-searches");
  const int focused = find_focused (self->recents);

  empty (self->recents);
  for (guint i = 0; queries[i] != NULL; i++)
    gtk_list_box_append (self->recents, create_recent_row (queries[i]));

  gtk_widget_set_visible (self->recents_group, queries[0] != NULL);
  if (focused >= 0)
    restore_focus (self->recents, focused);
}

/* A bookmark of a game that is not there today is kept in the settings and not shown. */
static void
fill_bookmarks (AdcSearchStart *self)
{
  g_auto(GStrv) locations = g_settings_get_strv (self->settings, "bookmarks");
  const int focused = find_focused (self->bookmarks);

  empty (self->bookmarks);
  for (guint i = 0; locations[i] != NULL; i++) {
    AdcEntry *entry = adc_library_find (self->library, locations[i]);

    if (entry != NULL)
      gtk_list_box_append (self->bookmarks, adc_bookmark_row_new (entry, locations[i]));
  }

  gtk_widget_set_visible (self->bookmarks_group,
                          gtk_list_box_get_row_at_index (self->bookmarks, 0) != NULL);
  if (focused >= 0)
    restore_focus (self->bookmarks, focused);
}

static void
fill (AdcSearchStart *self)
{
  if (self->settings == NULL)
    return;

  fill_recents (self);
  fill_bookmarks (self);
  gtk_stack_set_visible_child_name (self->stack,
                                    gtk_widget_get_visible (self->recents_group) ||
                                            gtk_widget_get_visible (self->bookmarks_group)
                                        ? "lists"
                                        : "hint");
}

static void
settings_changed_cb (AdcSearchStart *self)
{
  if (gtk_widget_get_mapped (GTK_WIDGET (self)))
    fill (self);
}

static void
adc_search_start_map (GtkWidget *widget)
{
  fill (ADC_SEARCH_START (widget));
  GTK_WIDGET_CLASS (adc_search_start_parent_class)->map (widget);
}

static void
adc_search_start_dispose (GObject *object)
{
  AdcSearchStart *self = ADC_SEARCH_START (object);

  g_clear_object (&self->library);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (adc_search_start_parent_class)->dispose (object);
}

static void
adc_search_start_class_init (AdcSearchStartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_search_start_dispose;
  widget_class->map = adc_search_start_map;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "search/adc-search-start.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcSearchStart, stack);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchStart, recents_group);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchStart, recents);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchStart, bookmarks_group);
  gtk_widget_class_bind_template_child (widget_class, AdcSearchStart, bookmarks);
}

static void
adc_search_start_init (AdcSearchStart *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_search_start_set_library (AdcSearchStart *self, AdcLibrary *library, GSettings *settings)
{
  g_return_if_fail (ADC_IS_SEARCH_START (self));

  g_set_object (&self->library, library);
  if (g_set_object (&self->settings, settings)) {
    g_signal_connect_object (settings, "changed::recent-searches", G_CALLBACK (settings_changed_cb),
                             self, G_CONNECT_SWAPPED);
    g_signal_connect_object (settings, "changed::bookmarks", G_CALLBACK (settings_changed_cb), self,
                             G_CONNECT_SWAPPED);
  }
}

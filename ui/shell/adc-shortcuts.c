/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-shortcuts.h"

#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define MAX_ACCELS 2 /* of an action: others are the same on another keyboard */

/* Where the reading is. */
typedef struct {
  AdcApplication      *application;
  AdwPreferencesPage  *page;
  GPtrArray           *rows;     /* so far */
  AdwPreferencesGroup *group;
  char                *section;  /* its title */
  char                *title;    /* of the shortcut */
  char                *property; /* whose text comes; or NULL */
  GType                object;   /* whose property that is */
} Reading;

static void
start_cb (GMarkupParseContext *context G_GNUC_UNUSED, const char *element, const char **names,
          const char **values, gpointer user_data, GError **error G_GNUC_UNUSED)
{
  Reading *self = user_data;

  g_clear_pointer (&self->property, g_free);
  for (guint i = 0; names[i] != NULL; i++)
    if (g_str_equal (element, "property") && g_str_equal (names[i], "name"))
      self->property = g_strdup (values[i]);
    else if (g_str_equal (element, "object") && g_str_equal (names[i], "class"))
      self->object = g_type_from_name (values[i]);
}

static void
end_cb (GMarkupParseContext *context G_GNUC_UNUSED, const char *element G_GNUC_UNUSED,
        gpointer user_data, GError **error G_GNUC_UNUSED)
{
  g_clear_pointer (&((Reading *) user_data)->property, g_free);
}

/* A key each, so that they go below one another where there is little room. */
static GtkWidget *
create_keys (const char * const *accels)
{
  GtkWidget *keys = adc_box_take_layout (
    g_object_new (GTK_TYPE_BOX, "valign", GTK_ALIGN_CENTER, NULL),
    adc_wrap_layout_new (6));

  for (guint i = 0; accels[i] != NULL; i++)
    gtk_box_append (GTK_BOX (keys), gtk_shortcut_label_new (accels[i]));

  return keys;
}

static void
add_shortcut (Reading *self, const char * const *accels)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *escaped = g_markup_escape_text (self->title, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), escaped);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), create_keys (accels));
  adw_preferences_group_add (self->group, row);
  g_ptr_array_add (self->rows, row);
}

static void
add_action (Reading *self, const char *action)
{
  g_auto(GStrv) accels = gtk_application_get_accels_for_action (
    GTK_APPLICATION (self->application), action);

  for (guint i = MAX_ACCELS; i < g_strv_length (accels); i++)
    g_clear_pointer (&accels[i], g_free);
  add_shortcut (self, (const char * const *) accels);
}

static void
add_group (Reading *self, const char *title)
{
  /* Translators: a view, and what its keys are about */
  g_autofree char *both = g_strdup_printf (C_("shortcut window", "%s — %s"), self->section, title);
  g_autofree char *escaped = g_markup_escape_text (both, -1);

  self->group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
  adw_preferences_group_set_title (self->group, escaped);
  adw_preferences_page_add (self->page, self->group);
}

static void
take_title (Reading *self, const char *text)
{
  const char *title = g_dpgettext2 (GETTEXT_PACKAGE, "shortcut window", text);

  if (self->object == GTK_TYPE_SHORTCUTS_GROUP) {
    add_group (self, title);
  } else {
    char **target = self->object == GTK_TYPE_SHORTCUTS_SECTION ? &self->section : &self->title;

    g_free (*target);
    *target = g_strdup (title);
  }
}

static void
text_cb (GMarkupParseContext *context G_GNUC_UNUSED, const char *text, gsize length,
         gpointer user_data, GError **error G_GNUC_UNUSED)
{
  Reading *self = user_data;
  g_autofree char *value = g_strndup (text, length);
  g_auto(GStrv) accels = NULL;

  if (g_strcmp0 (self->property, "title") == 0) {
    take_title (self, value);
  } else if (g_strcmp0 (self->property, "accelerator") == 0) {
    accels = g_strsplit (value, " ", -1);
    add_shortcut (self, (const char * const *) accels);
  } else if (g_strcmp0 (self->property, "action-name") == 0) {
    add_action (self, value);
  }
}

static GPtrArray *
fill (AdcApplication *application, AdwPreferencesPage *page)
{
  static const GMarkupParser parser = { .start_element = start_cb,
                                        .end_element = end_cb,
                                        .text = text_cb };
  g_autoptr(GBytes) bytes = g_resources_lookup_data (ADC_RESOURCES "shell/help-overlay.ui", 0,
                                                     NULL);
  Reading reading = { .application = application, .page = page, .rows = g_ptr_array_new () };
  g_autoptr(GMarkupParseContext) context = g_markup_parse_context_new (&parser, 0, &reading, NULL);
  g_autoptr(GError) error = NULL;

  /* So that their names are known. */
  g_type_ensure (GTK_TYPE_SHORTCUTS_SECTION);
  g_type_ensure (GTK_TYPE_SHORTCUTS_GROUP);
  g_type_ensure (GTK_TYPE_SHORTCUTS_SHORTCUT);
  if (!g_markup_parse_context_parse (context, g_bytes_get_data (bytes, NULL),
                                     (gssize) g_bytes_get_size (bytes), &error))
    g_warning ("help-overlay.ui: %s", error->message);
  g_free (reading.section);
  g_free (reading.title);
  g_free (reading.property);

  return reading.rows;
}

/* The words of a shortcut, and of what it belongs to. */
static gboolean
matches (GtkWidget *row, GtkWidget *group, const char *words)
{
  g_autofree char *text =
    g_strdup_printf ("%s %s", adw_preferences_group_get_title (ADW_PREFERENCES_GROUP (group)),
                     adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)));

  return *words == '\0' || g_str_match_string (words, text, TRUE);
}

/* Hides what was not asked for. The window’s own search would show the titles without their keys. */
static void
search_changed_cb (GtkEditable *entry, GPtrArray *rows)
{
  GtkWidget *own = gtk_widget_get_ancestor (GTK_WIDGET (entry), ADW_TYPE_PREFERENCES_GROUP);
  guint n_found = 0;

  for (guint i = 0; i < rows->len; i++)
    gtk_widget_set_visible (gtk_widget_get_ancestor (rows->pdata[i], ADW_TYPE_PREFERENCES_GROUP),
                            FALSE);
  for (guint i = 0; i < rows->len; i++) {
    GtkWidget *group = gtk_widget_get_ancestor (rows->pdata[i], ADW_TYPE_PREFERENCES_GROUP);
    const gboolean is_found = matches (rows->pdata[i], group, gtk_editable_get_text (entry));

    gtk_widget_set_visible (rows->pdata[i], is_found);
    if (is_found) {
      gtk_widget_set_visible (group, TRUE);
      n_found++;
    }
  }
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (own),
                                         n_found == 0 ? _("Nothing found") : NULL);
}

/* Escape clears first, then closes. */
static void
search_stopped_cb (GtkEditable *entry)
{
  if (*gtk_editable_get_text (entry) != '\0')
    gtk_editable_set_text (entry, "");
  else
    gtk_window_close (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (entry))));
}

static void
free_rows (gpointer rows, GClosure *closure G_GNUC_UNUSED)
{
  g_ptr_array_unref (rows);
}

/* Typed anywhere in the window, as everywhere else. */
static void
add_search (GtkWidget *window, AdwPreferencesPage *page, AdcApplication *application)
{
  GtkWidget *group = adw_preferences_group_new ();
  GtkWidget *entry = gtk_search_entry_new ();

  gtk_accessible_update_property (GTK_ACCESSIBLE (entry), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Search"), -1);
  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (entry), window);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), entry);
  adw_preferences_page_add (page, ADW_PREFERENCES_GROUP (group));
  g_signal_connect_data (entry, "search-changed", G_CALLBACK (search_changed_cb),
                         fill (application, page), free_rows, 0);
  g_signal_connect (entry, "search-started", G_CALLBACK (gtk_widget_grab_focus), NULL);
  g_signal_connect (entry, "stop-search", G_CALLBACK (search_stopped_cb), NULL);
  gtk_window_set_focus (GTK_WINDOW (window), entry);
}

GtkWidget *
adc_shortcuts_new (AdcApplication *application)
{
  GtkWidget *self = g_object_new (ADW_TYPE_PREFERENCES_WINDOW, "title", _("Keyboard Shortcuts"),
                                  "modal", TRUE, "search-enabled", FALSE, "default-width", 560,
                                  "default-height", 680, NULL);
  GtkWidget *page = adw_preferences_page_new ();

  gtk_widget_add_css_class (self, "shortcuts-list");
  adw_preferences_page_set_title (ADW_PREFERENCES_PAGE (page), _("Keyboard Shortcuts"));
  adw_preferences_page_set_icon_name (ADW_PREFERENCES_PAGE (page), "input-keyboard-symbolic");
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (self), ADW_PREFERENCES_PAGE (page));
  add_search (self, ADW_PREFERENCES_PAGE (page), application);

  return self;
}

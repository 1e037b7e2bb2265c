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

static void
fill (AdcApplication *application, AdwPreferencesPage *page)
{
  static const GMarkupParser parser = { .start_element = start_cb,
                                        .end_element = end_cb,
                                        .text = text_cb };
  g_autoptr(GBytes) bytes = g_resources_lookup_data (ADC_RESOURCES "shell/help-overlay.ui", 0,
                                                     NULL);
  Reading reading = { .application = application, .page = page };
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
}

GtkWidget *
adc_shortcuts_new (AdcApplication *application)
{
  GtkWidget *self = g_object_new (ADW_TYPE_PREFERENCES_WINDOW, "title", _("Keyboard Shortcuts"),
                                  "modal", TRUE, "search-enabled", TRUE, "default-width", 560,
                                  "default-height", 680, NULL);
  GtkWidget *page = adw_preferences_page_new ();

  adw_preferences_page_set_title (ADW_PREFERENCES_PAGE (page), _("Keyboard Shortcuts"));
  adw_preferences_page_set_icon_name (ADW_PREFERENCES_PAGE (page), "input-keyboard-symbolic");
  fill (application, ADW_PREFERENCES_PAGE (page));
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (self), ADW_PREFERENCES_PAGE (page));

  return self;
}

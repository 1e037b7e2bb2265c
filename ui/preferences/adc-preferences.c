/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-preferences.h"

#include "adc-folder-group.h"
#include "adc-games-group.h"
#include "adc-values-page.h"

#include <glib/gi18n-lib.h>

struct _AdcPreferences {
  AdwPreferencesWindow  parent_instance;
  AdcApplication       *application;
  gboolean              is_filling;
  AdwComboRow          *language_row;
  AdwComboRow          *scheme_row;
  GtkAdjustment        *zoom;
  GtkSwitch            *confirm_switch;
  AdwComboRow          *game_row;
  AdcGamesGroup        *games_group;
  AdcFolderGroup       *folder_group;
  AdcValuesPage        *values_page;
};

G_DEFINE_FINAL_TYPE (AdcPreferences, adc_preferences, ADW_TYPE_PREFERENCES_WINDOW)

static const char * const languages[] = { "", "fr", "en" };
static const char * const schemes[] = { "default", "light", "dark" };

/* It speaks the old language, and belongs to the window that goes; the list that was chosen from
 * holds it longer than that. */
static void
change_language (gpointer user_data)
{
  g_autoptr(AdcPreferences) self = user_data;
  g_autoptr(AdcApplication) application = NULL;

  if (self->application == NULL) /* closed meanwhile */
    return;

  application = g_object_ref (self->application);
  gtk_window_set_transient_for (GTK_WINDOW (self), NULL);
  gtk_window_close (GTK_WINDOW (self));
  adc_application_set_language (application,
                                languages[adw_combo_row_get_selected (self->language_row)]);
}

/* Not at once: later libadwaitas have not done with the row. */
static void
language_selected_cb (AdcPreferences *self)
{
  if (!self->is_filling)
    g_idle_add_once (change_language, g_object_ref (self));
}

static void
scheme_selected_cb (AdcPreferences *self)
{
  if (!self->is_filling)
    g_settings_set_string (adc_application_get_settings (self->application), "color-scheme",
                           schemes[adw_combo_row_get_selected (self->scheme_row)]);
}

/* The first line is no game: whichever was open last. */
static void
game_selected_cb (AdcPreferences *self)
{
  const guint selected = adw_combo_row_get_selected (self->game_row);
  g_autoptr(AdcGame) game = NULL;

  if (self->is_filling || selected == GTK_INVALID_LIST_POSITION)
    return;

  if (selected > 0)
    game = g_list_model_get_item (G_LIST_MODEL (adc_application_get_library (self->application)),
                                  selected - 1);
  g_settings_set_string (adc_application_get_settings (self->application), "default-game",
                         game != NULL ? adc_game_get_id (game) : "");
}

static void
fill_combo (AdwComboRow *row, const char * const *labels, const char * const *values,
            const char *current)
{
  g_autoptr(GtkStringList) model = gtk_string_list_new (labels);

  adw_combo_row_set_model (row, G_LIST_MODEL (model));
  for (guint i = 0; labels[i] != NULL; i++)
    if (g_str_equal (values[i], current))
      adw_combo_row_set_selected (row, i);
}

static void
fill_games (AdcPreferences *self)
{
  GSettings *settings = adc_application_get_settings (self->application);
  g_autofree char *wanted = g_settings_get_string (settings, "default-game");
  GListModel *games = G_LIST_MODEL (adc_application_get_library (self->application));
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);
  guint selected = 0;

  gtk_string_list_append (titles, _("The One Open Last"));
  for (guint i = 0; i < g_list_model_get_n_items (games); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (games, i);

    gtk_string_list_append (titles, adc_game_get_title (game));
    if (g_str_equal (adc_game_get_id (game), wanted))
      selected = i + 1;
  }
  adw_combo_row_set_model (self->game_row, G_LIST_MODEL (titles));
  adw_combo_row_set_selected (self->game_row, selected);
}

static void
adc_preferences_dispose (GObject *object)
{
  g_clear_object (&ADC_PREFERENCES (object)->application);
  G_OBJECT_CLASS (adc_preferences_parent_class)->dispose (object);
}

static void
adc_preferences_class_init (AdcPreferencesClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_preferences_dispose;
  g_type_ensure (ADC_TYPE_FOLDER_GROUP);
  g_type_ensure (ADC_TYPE_GAMES_GROUP);
  g_type_ensure (ADC_TYPE_VALUES_PAGE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "preferences/adc-preferences.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcPreferences, language_row);
  gtk_widget_class_bind_template_child (widget_class, AdcPreferences, scheme_row);
  gtk_widget_class_bind_template_child (widget_class, AdcPreferences, zoom);
  gtk_widget_class_bind_template_child (widget_class, AdcPreferences, confirm_switch);
  gtk_widget_class_bind_template_child (widget_class, AdcPreferences, game_row);
  gtk_widget_class_bind_template_child (widget_class, AdcPreferences, games_group);
  gtk_widget_class_bind_template_child (widget_class, AdcPreferences, folder_group);
  gtk_widget_class_bind_template_child (widget_class, AdcPreferences, values_page);
  gtk_widget_class_bind_template_callback (widget_class, language_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, scheme_selected_cb);
  gtk_widget_class_bind_template_callback (widget_class, game_selected_cb);
}

static void
adc_preferences_init (AdcPreferences *self)
{
  self->is_filling = TRUE;
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_preferences_new (AdcApplication *application)
{
  AdcPreferences *self = g_object_new (ADC_TYPE_PREFERENCES, NULL);
  GSettings *settings = adc_application_get_settings (application);
  g_autofree char *language = g_settings_get_string (settings, "language");
  g_autofree char *scheme = g_settings_get_string (settings, "color-scheme");
  const char * const language_labels[] = { _("As the System"), "Français", "English", NULL };
  const char * const scheme_labels[] = { _("As the System"), _("Light"), _("Dark"), NULL };

  self->application = g_object_ref (application);
  fill_combo (self->language_row, language_labels, languages, language);
  fill_combo (self->scheme_row, scheme_labels, schemes, scheme);
  fill_games (self);
  g_settings_bind (settings, "zoom", self->zoom, "value", G_SETTINGS_BIND_DEFAULT);
  g_settings_bind (settings, "confirm-removals", self->confirm_switch, "active",
                   G_SETTINGS_BIND_DEFAULT);
  adc_games_group_set_application (self->games_group, application);
  adc_folder_group_set_application (self->folder_group, application);
  adc_values_page_set_application (self->values_page, application);
  self->is_filling = FALSE;

  return GTK_WIDGET (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-games-group.h"

#include "adc-owned-games.h"

#include <glib/gi18n-lib.h>

struct _AdcGamesGroup {
  AdwPreferencesGroup  parent_instance;
  AdcApplication      *application;
  GtkWidget           *show_all_row;
};

G_DEFINE_FINAL_TYPE (AdcGamesGroup, adc_games_group, ADW_TYPE_PREFERENCES_GROUP)

static void
update (AdcGamesGroup *self)
{
  AdcLibrary *library = adc_application_get_library (self->application);
  GSettings *settings = adc_application_get_settings (self->application);

  gtk_widget_set_sensitive (self->show_all_row,
                            adc_owned_games_count (settings, library) <
                              g_list_model_get_n_items (G_LIST_MODEL (library)));
}

/* Nobody is left without any game. */
static void
keep (AdcGamesGroup *self, GtkSwitch *toggle)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  gtk_switch_set_active (toggle, TRUE);
  if (ADW_IS_PREFERENCES_WINDOW (root))
    adw_preferences_window_add_toast (ADW_PREFERENCES_WINDOW (root),
                                      adw_toast_new (_("One game at least has to stay.")));
}

static void
toggled_cb (GtkSwitch *toggle, GParamSpec *pspec G_GNUC_UNUSED, AdcGame *game)
{
  AdcGamesGroup *self = ADC_GAMES_GROUP (gtk_widget_get_ancestor (GTK_WIDGET (toggle),
                                                                  ADC_TYPE_GAMES_GROUP));
  AdcLibrary *library = adc_application_get_library (self->application);
  GSettings *settings = adc_application_get_settings (self->application);
  const gboolean is_owned = gtk_switch_get_active (toggle);

  if (is_owned == adc_owned_games_contain (settings, adc_game_get_id (game)))
    return;

  if (!is_owned && adc_owned_games_count (settings, library) == 1) {
    keep (self, toggle);
    return;
  }

  adc_owned_games_set (settings, adc_game_get_id (game), is_owned);
  update (self);
}

/* Titles are markup here: the window’s search takes them for that. */
static GtkWidget *
add_row (AdcGamesGroup *self, const char *title, GtkWidget *toggle)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), escaped);
  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                  -1);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self), row);

  return row;
}

static void
add_show_all (AdcGamesGroup *self)
{
  GSettings *settings = adc_application_get_settings (self->application);
  GtkWidget *toggle = gtk_switch_new ();

  self->show_all_row = add_row (self, _("Show All Games"), toggle);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self->show_all_row),
                               _("Also offer those you do not own"));
  g_settings_bind (settings, "show-all-games", toggle, "active", G_SETTINGS_BIND_DEFAULT);
}

static void
adc_games_group_dispose (GObject *object)
{
  g_clear_object (&ADC_GAMES_GROUP (object)->application);
  G_OBJECT_CLASS (adc_games_group_parent_class)->dispose (object);
}

static void
adc_games_group_class_init (AdcGamesGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_games_group_dispose;
  gtk_widget_class_set_template_from_resource (GTK_WIDGET_CLASS (klass),
                                               ADC_RESOURCES "preferences/adc-games-group.ui");
}

static void
adc_games_group_init (AdcGamesGroup *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adc_games_group_set_application (AdcGamesGroup *self, AdcApplication *application)
{
  GListModel *games = G_LIST_MODEL (adc_application_get_library (application));
  GSettings *settings = adc_application_get_settings (application);

  g_return_if_fail (ADC_IS_GAMES_GROUP (self));

  g_set_object (&self->application, application);
  for (guint i = 0; i < g_list_model_get_n_items (games); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (games, i);
    GtkWidget *toggle = gtk_switch_new ();

    gtk_switch_set_active (GTK_SWITCH (toggle),
                           adc_owned_games_contain (settings, adc_game_get_id (game)));
    g_signal_connect_object (toggle, "notify::active", G_CALLBACK (toggled_cb), game, 0);
    add_row (self, adc_game_get_title (game), toggle);
  }
  add_show_all (self);
  update (self);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-window-private.h"

#include "adc-owned-games.h"

static AdcLibrary *
get_library (AdcWindow *self)
{
  return adc_application_get_library (adc_window_get_application (self));
}

/* The game that is open is among them, owned or not: the picker names it. */
static gboolean
is_offered (gpointer item, gpointer user_data)
{
  AdcWindow *self = user_data;

  return item == self->game || g_settings_get_boolean (self->settings, "show-all-games") ||
         adc_owned_games_contain (self->settings, adc_game_get_id (item));
}

void
adc_window_update_games (AdcWindow *self)
{
  const gboolean was_updating = self->is_updating;
  GListModel *model = gtk_drop_down_get_model (self->games);

  if (self->offered == NULL)
    return;

  self->is_updating = TRUE;
  gtk_filter_changed (self->offered, GTK_FILTER_CHANGE_DIFFERENT);
  for (guint i = 0; i < g_list_model_get_n_items (model); i++) {
    g_autoptr(AdcGame) item = g_list_model_get_item (model, i);

    if (item == self->game)
      gtk_drop_down_set_selected (self->games, i);
  }
  self->is_updating = was_updating;
}

static void
settings_changed_cb (AdcWindow *self)
{
  AdcLibrary *library = get_library (self);
  const guint n_games = g_list_model_get_n_items (G_LIST_MODEL (library));
  g_autoptr(GVariant) shows_all = g_settings_get_value (self->settings, "show-all-games");

  g_simple_action_set_state (self->show_all, shows_all);
  g_simple_action_set_enabled (self->show_all,
                               adc_owned_games_count (self->settings, library) < n_games);
  adc_window_update_games (self);
}

/* The game that is shown may have been removed, or read again: then it is another object. */
static void
library_changed_cb (AdcWindow *self)
{
  AdcLibrary *library = get_library (self);
  AdcGame *game = self->game != NULL
                    ? adc_library_get_work (library, adc_game_get_id (self->game))
                    : NULL;
  AdcGame *first = adc_owned_games_get_first (self->settings, library);
  g_autofree char *location = g_strdup (adc_window_get_location (self));
  g_autofree char *start = NULL;

  settings_changed_cb (self); /* there may be more than the player's own now, or no more */
  if (self->game == NULL || game == self->game || first == NULL)
    return;

  if (game != NULL && location != NULL && adc_window_show_location (self, location))
    return;

  start = g_strdup_printf ("%s/%s", adc_game_get_id (game != NULL ? game : first), ADC_FIRST_VIEW);
  adc_window_open (self, start);
}

static void
change_show_all (AdcWindow *self, GVariant *state)
{
  g_settings_set_value (self->settings, "show-all-games", state);
}

void
adc_window_offer_games (AdcWindow *self)
{
  g_autoptr(GtkFilterListModel) model = NULL;

  self->offered = GTK_FILTER (gtk_custom_filter_new (is_offered, self, NULL));
  model = gtk_filter_list_model_new (G_LIST_MODEL (g_object_ref (get_library (self))),
                                     g_object_ref (self->offered));
  self->is_updating = TRUE;
  gtk_drop_down_set_model (self->games, G_LIST_MODEL (model));
  self->is_updating = FALSE;

  g_signal_connect_object (self->settings, "changed::games-not-owned",
                           G_CALLBACK (settings_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->settings, "changed::show-all-games",
                           G_CALLBACK (settings_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (get_library (self), "items-changed", G_CALLBACK (library_changed_cb),
                           self, G_CONNECT_SWAPPED);
  settings_changed_cb (self);
}

void
adc_window_init_games (AdcWindow *self)
{
  self->show_all = g_simple_action_new_stateful ("show-all-games", NULL,
                                                 g_variant_new_boolean (FALSE));
  g_simple_action_set_enabled (self->show_all, FALSE); /* until it is known which there are */
  g_signal_connect_object (self->show_all, "change-state", G_CALLBACK (change_show_all), self,
                           G_CONNECT_SWAPPED);
  g_action_map_add_action (G_ACTION_MAP (self), G_ACTION (self->show_all));
}

/* The one the player wants to begin with, the one he had last, or the first of his own. */
AdcGame *
adc_window_choose_game (AdcWindow *self)
{
  AdcLibrary *library = get_library (self);
  g_autofree char *wanted = g_settings_get_string (self->settings, "default-game");
  g_autofree char *last = g_settings_get_string (self->settings, "game");
  AdcGame *game = adc_library_get_game (library, wanted);

  if (game == NULL)
    game = adc_library_get_game (library, last);
  return game != NULL ? game : adc_owned_games_get_first (self->settings, library);
}

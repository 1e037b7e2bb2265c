/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-owned-games.h"

#define KEY "games-not-owned"

gboolean
adc_owned_games_contain (GSettings *settings, const char *game)
{
  g_auto(GStrv) others = g_settings_get_strv (settings, KEY);

  return !g_strv_contains ((const char * const *) others, game);
}

gboolean
adc_owned_games_set (GSettings *settings, const char *game, gboolean is_owned)
{
  g_auto(GStrv) before = g_settings_get_strv (settings, KEY);
  g_autoptr(GStrvBuilder) builder = g_strv_builder_new ();
  g_auto(GStrv) after = NULL;

  for (guint i = 0; before[i] != NULL; i++)
    if (!g_str_equal (before[i], game))
      g_strv_builder_add (builder, before[i]);
  if (!is_owned)
    g_strv_builder_add (builder, game);

  after = g_strv_builder_end (builder);
  return g_settings_set_strv (settings, KEY, (const char * const *) after);
}

guint
adc_owned_games_count (GSettings *settings, AdcLibrary *library)
{
  guint count = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);

    if (adc_owned_games_contain (settings, adc_game_get_id (game)))
      count++;
  }

  return count;
}

AdcGame *
adc_owned_games_get_first (GSettings *settings, AdcLibrary *library)
{
  AdcGame *first = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (library)); i++) {
    g_autoptr(AdcGame) game = g_list_model_get_item (G_LIST_MODEL (library), i);

    if (adc_owned_games_contain (settings, adc_game_get_id (game)))
      return game; /* the library's */
    if (first == NULL)
      first = game;
  }

  return first;
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-game-setting.h"

void
adc_game_setting_save (GSettings *settings, const char *key, const char *game, GVariant *state)
{
  g_autoptr(GVariant) before = g_settings_get_value (settings, key);
  GVariantDict dict;

  g_variant_dict_init (&dict, before);
  g_variant_dict_insert_value (&dict, game, state);
  g_settings_set_value (settings, key, g_variant_dict_end (&dict));
}

GVariant *
adc_game_setting_load (GSettings *settings, const char *key, const char *game)
{
  g_autoptr(GVariant) states = g_settings_get_value (settings, key);

  return g_variant_lookup_value (states, game, NULL);
}

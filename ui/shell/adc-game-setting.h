/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

/* What is kept of each game is one setting, a dictionary by the games' ids: that of the other games stays as it is,
 * whatever it is. */
void      adc_game_setting_save (GSettings *settings, const char *key, const char *game, GVariant *state);
GVariant *adc_game_setting_load (GSettings *settings, const char *key, const char *game); /* or NULL */

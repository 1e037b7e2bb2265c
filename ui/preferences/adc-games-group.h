/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-application.h"

/* The games the player owns, one of them at least, and whether the others are offered all the same. */

#define ADC_TYPE_GAMES_GROUP (adc_games_group_get_type ())
G_DECLARE_FINAL_TYPE (AdcGamesGroup, adc_games_group, ADC, GAMES_GROUP, AdwPreferencesGroup)

void adc_games_group_set_application (AdcGamesGroup *self, AdcApplication *application);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"

/* The forecast is NULL when a value is missing. */
void adc_cli_print_battle_json (AdcGame *game, AdcScenario *scenario, AdcBattle *battle, GPtrArray *faults,
                                AdcForecast *forecast);

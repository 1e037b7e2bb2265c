/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "adc-battle.h"

/* The forecast is NULL when a value is missing. */
void adc_cli_print_battle_json     (AdcGame *game, AdcScenario *scenario, AdcBattle *battle, GPtrArray *faults,
                                    AdcForecast *forecast);

/* Of a battle without chance. */
void adc_cli_print_resolution_json (AdcGame *game, AdcScenario *scenario, AdcBattle *battle, GPtrArray *faults,
                                    AdcResolution *resolution);

/* What both end with: the members "notes", "missing" and "warnings". */
void adc_cli_add_remarks           (JsonBuilder *builder, AdcBattle *battle, GPtrArray *faults);

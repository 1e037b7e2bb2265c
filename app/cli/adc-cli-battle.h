/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <json-glib/json-glib.h>

#include "adc-battle.h"

/* The forecast is NULL when a value is missing, the resolution when the battle is not told step by step. */
void adc_cli_print_battle_json     (AdcGame *game, AdcScenario *scenario, AdcBattle *battle, GPtrArray *faults,
                                    AdcResolution *resolution, AdcForecast *forecast);

/* Of a battle without chance. */
void adc_cli_print_resolution_json (AdcGame *game, AdcScenario *scenario, AdcBattle *battle, GPtrArray *faults,
                                    AdcResolution *resolution);

/* What a battle told step by step has in either case: the members "order", "phases", "decisions", "points", "losses". */
void adc_cli_add_resolution        (JsonBuilder *builder, AdcResolution *resolution);

/* What both end with: the members "notes", "missing" and "warnings". */
void adc_cli_add_remarks           (JsonBuilder *builder, AdcBattle *battle, GPtrArray *faults);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"
#include "adc-paper.h"

/* A battle in words, for the terminal, the clipboard and the printer: what is fought, each shot with its steps, how it
 * will end, what is left, and what was assumed. The forecast may be NULL; only its part is then missing. A battle that
 * is told step by step has its account before it, or instead of it when it knows no chance: what happens in each phase,
 * what was decided, what is left. */

AdcPaper *adc_battle_paper  (AdcGame *game, AdcScenario *scenario, AdcBattle *battle, GPtrArray *faults,
                             AdcForecast *forecast);
char     *adc_battle_report (AdcGame *game, AdcScenario *scenario, AdcBattle *battle, GPtrArray *faults,
                             AdcForecast *forecast); /* the same as text */

/* What a force of the scenario, or a side, is called, for the reader. */
char       *adc_scenario_dup_force_name (AdcGame *game, AdcScenario *scenario, const char *force);
const char *adc_battle_get_side_name    (AdcGame *game, const char *side); /* its id when the engine has no name */

/* The same for a side of a scenario: by the name it has there, by its faction where that is what sides are. */
const char *adc_scenario_get_side_name  (AdcGame *game, const AdcScenarioSide *side);

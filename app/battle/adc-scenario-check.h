/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-scenario.h"

/* Whether files of scenarios, and of the games they are of, are sound. */

/* Every problem (AdcProblem) of a game folder and the scenarios in it, of a folder “scenarios”, or of a single file of
 * either; an empty array means that it is sound. With their game at hand, scenarios must also name only what it has
 * and be allowed by its rules. In the main thread. */
GPtrArray *adc_scenario_check_path       (const char *path);

/* What the scenario names that its game does not have. */
void       adc_scenario_check_references (AdcScenario *self, AdcGame *game, GPtrArray *problems);

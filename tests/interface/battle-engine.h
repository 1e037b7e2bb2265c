/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"

/* An engine for the game “tiny”, whose answers are made up here. It takes the place of the one that
 * knows the games. */

/* From now on values are missing, or no battle can be made of the scenario. */
void         engine_set_faults      (gboolean missing, gboolean impossible);

/* Forecasts stop half-way until they are cancelled or let go. */
void         engine_hold            (gboolean hold);

AdcForecast *engine_create_forecast (double attacker); /* the chance that he wins */
AdcScenario *engine_create_scenario (guint n_behemoths);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-scenario.h"

/* Battles that make little sense, given to the engines of the games that ship. */
void     fuzz_battles (GRand *random, int iterations);

/* One battle, as far as it can be fought in a moment. Whatever comes of it must be whole: a reason for each refusal,
 * chances that sum to 1. Gives whether it was fought to its end. */
gboolean fuzz_fight   (AdcGame *game, AdcScenario *scenario);

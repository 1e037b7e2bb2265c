/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"

/* A game as it ships with its battles, for the tests that fight them again. */

void         shipped_load     (const char *id); /* fails when one of its battles has a problem */
void         shipped_unload   (void);
AdcGame     *shipped_get_game (void);
GPtrArray   *shipped_get_all  (void); /* of AdcScenario */
AdcScenario *shipped_copy     (const char *id);

/* The battle, which must be possible; the values that are missing do not matter. */
AdcBattle   *shipped_fight    (AdcScenario *scenario);
AdcForecast *shipped_forecast (gpointer battle);

/* Of AdcFault: all of them make sense. */
GPtrArray   *shipped_list_faults (AdcScenario *scenario);

/* What is left of a force, among the extras too; it must be there. */
const AdcDistribution *shipped_find_left (AdcForecast *forecast, const char *force);

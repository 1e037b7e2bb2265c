/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"

/* Whether a missing value is one that keeps a shot from being worked out: the score of the shooter
 * against its target's type, or that type. What else is missing of the two can wait. */

gboolean adc_shot_needs (const AdcShot *shot, const AdcFault *fault, AdcGame *game,
                         AdcScenario *scenario);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-dice-cup.h"
#include "adc-luck.h"
#include "adc-throw.h"

/* Writes the dice of a throw, as they lie, into the battle and into the luck log, unless there is none. Returns NULL,
 * or what the game's engine has against it: then nothing has changed. */

char *adc_fire (AdcBattleSession *session, const AdcThrow *throw, const char *from, const char *at, AdcDiceCup *cup,
                AdcLuck *luck);

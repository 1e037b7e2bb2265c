/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle-session.h"
#include "adc-file-keeper.h"

/* Keeps a battle in a file by itself. */

#define ADC_TYPE_BATTLE_KEEPER (adc_battle_keeper_get_type ())
G_DECLARE_FINAL_TYPE (AdcBattleKeeper, adc_battle_keeper, ADC, BATTLE_KEEPER, AdcFileKeeper)

/* The scenario of the session is taken to be what the file holds already. */
AdcBattleKeeper *adc_battle_keeper_new (AdcBattleSession *session, const char *path);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle-session.h"

/* Keeps a battle in a file by itself, a moment after each change, so that it is found again whatever happens.
 *
 * "failed" is emitted with the reason when it cannot be written; not again before it could. */

#define ADC_TYPE_BATTLE_KEEPER (adc_battle_keeper_get_type ())
G_DECLARE_FINAL_TYPE (AdcBattleKeeper, adc_battle_keeper, ADC, BATTLE_KEEPER, GObject)

/* The scenario of the session is taken to be what the file holds already. */
AdcBattleKeeper *adc_battle_keeper_new   (AdcBattleSession *session, const char *path);

/* Writes at once what is not on disk yet, and waits for it. */
void             adc_battle_keeper_flush (AdcBattleKeeper *self);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-battles.h"

/* The battle calculator: the board of the game, and beside it the shot pointed at, the dice, and how the battle will
 * probably end. Everything it can do is an action of the group "battle". */

#define ADC_TYPE_BATTLE_VIEW (adc_battle_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcBattleView, adc_battle_view, ADC, BATTLE_VIEW, AdwBin)

GtkWidget        *adc_battle_view_new         (void);
void              adc_battle_view_set_battles (AdcBattleView *self, AdcBattles *battles, AdcCompletions *completions,
                                               GSettings *settings);
AdcBattleSession *adc_battle_view_get_session (AdcBattleView *self); /* NULL while it loads */

/* What the file choosers call. Both read or write in a thread, and say in a dialog what went wrong. */
void              adc_battle_view_open_file   (AdcBattleView *self, GFile *file);
void              adc_battle_view_save_file   (AdcBattleView *self, GFile *file);

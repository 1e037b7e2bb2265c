/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"

/* A battle somebody is working on: its scenario with everything done and undone to it, and what the engine makes of it.
 * Each change cancels the forecast under way and starts another, in a thread.
 *
 * Properties to bind and watch: "battle" (AdcBattle, or NULL when the scenario is impossible), "forecast" (boxed
 * AdcForecast, NULL while it is computed and when something is missing), "progress" (double, 0 to 1, -1 when nothing is
 * being computed), "can-undo", "can-redo", "is-modified" (since opened or saved), "pinned" (boxed AdcForecast or NULL).
 * "changed" is emitted once after each change, when everything but the forecast is up to date. */

#define ADC_TYPE_BATTLE_SESSION (adc_battle_session_get_type ())
G_DECLARE_FINAL_TYPE (AdcBattleSession, adc_battle_session, ADC, BATTLE_SESSION, GObject)

AdcBattleSession *adc_battle_session_new          (AdcGame *game, AdcScenario *scenario);
AdcGame          *adc_battle_session_get_game     (AdcBattleSession *self);
AdcScenario      *adc_battle_session_get_scenario (AdcBattleSession *self); /* do not change it: copy it */
AdcBattle        *adc_battle_session_get_battle   (AdcBattleSession *self); /* or NULL */
GPtrArray        *adc_battle_session_get_faults   (AdcBattleSession *self); /* of AdcFault */
AdcForecast      *adc_battle_session_get_forecast (AdcBattleSession *self); /* or NULL */
double            adc_battle_session_get_progress (AdcBattleSession *self);

/* Shows the changed copy instead, and keeps the old one to go back to. */
void     adc_battle_session_edit      (AdcBattleSession *self, AdcScenario *scenario);
void     adc_battle_session_undo      (AdcBattleSession *self);
void     adc_battle_session_redo      (AdcBattleSession *self);
gboolean adc_battle_session_can_undo  (AdcBattleSession *self);
gboolean adc_battle_session_can_redo  (AdcBattleSession *self);

/* Back to what was opened, which can be undone like anything else. */
void     adc_battle_session_reset     (AdcBattleSession *self);
void     adc_battle_session_open      (AdcBattleSession *self, AdcScenario *scenario); /* likewise, and its dice one by one */
void     adc_battle_session_set_saved (AdcBattleSession *self, const char *path);
gboolean adc_battle_session_is_modified (AdcBattleSession *self);

/* The cards have changed (a value was completed): works everything out again. */
void     adc_battle_session_refresh   (AdcBattleSession *self);
void     adc_battle_session_cancel    (AdcBattleSession *self); /* stops the forecast under way */

/* Two set-ups side by side: keeps the present one, with its forecast, to compare later ones with. */
void         adc_battle_session_pin                 (AdcBattleSession *self);
void         adc_battle_session_unpin               (AdcBattleSession *self);
AdcForecast *adc_battle_session_get_pinned          (AdcBattleSession *self); /* or NULL */
AdcScenario *adc_battle_session_get_pinned_scenario (AdcBattleSession *self); /* or NULL */

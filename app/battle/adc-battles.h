/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle-session.h"
#include "adc-completions.h"

/* The battles somebody is working on, one for each game, and the examples that come with the games. Whatever is done
 * to a battle is kept in a file by itself, a moment later, and found again when the program is started the next time.
 *
 * "failed" is emitted with a sentence when a battle could not be kept, or when the one kept last time could not be
 * read: its file is then set aside under another name. */

#define ADC_TYPE_BATTLES (adc_battles_get_type ())
G_DECLARE_FINAL_TYPE (AdcBattles, adc_battles, ADC, BATTLES, GObject)

AdcBattles       *adc_battles_new                (const char *folder);
char             *adc_battles_dup_default_folder (void);

/* The one kept last time, else the first example whose line is complete, else an empty one. It never fails. */
void              adc_battles_open_async         (AdcBattles *self, AdcGame *game, GAsyncReadyCallback callback,
                                                  gpointer user_data);
AdcBattleSession *adc_battles_open_finish        (AdcBattles *self, GAsyncResult *result);

/* NULL until the game's battle was opened. */
AdcBattleSession *adc_battles_get_session        (AdcBattles *self, const char *game_id);
GPtrArray        *adc_battles_get_examples       (AdcBattles *self, const char *game_id); /* of AdcScenario */

/* Works every battle out again: in another language, or whenever a value of a card was completed. */
void              adc_battles_refresh            (AdcBattles *self);
void              adc_battles_watch              (AdcBattles *self, AdcCompletions *completions);

/* Writes at once what is not on disk yet: before the program ends. */
void              adc_battles_flush              (AdcBattles *self);

/* A battle in which nobody has taken the field yet. */
AdcScenario      *adc_battles_create_empty       (AdcGame *game);

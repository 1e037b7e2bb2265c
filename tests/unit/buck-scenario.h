/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-battle.h"

/* Scenarios of Buck Rogers laid out in a line, and the game as it ships.
 *
 * "territory owner=b; a: 8 trooper, 1 leader; b targets=best: 2 gennie, 1 battler/orbit" has the settings of the battle,
 * then its sides with theirs. A force is called "a-trooper", elsewhere than in the zone "b-battler-orbit". */

void           buck_shipped_load     (void);
void           buck_shipped_unload   (void);
AdcGame       *buck_shipped_get_game (void);
GPtrArray     *buck_shipped_get_all  (void); /* of AdcScenario */
AdcScenario   *buck_shipped_copy     (const char *id);

AdcScenario   *buck_scenario         (const char *text);
void           buck_throw            (AdcScenario *scenario, guint round, const char *from, const char *at,
                                      const char *dice); /* "7 8" */

/* Must be possible. */
AdcBuckBattle *buck_fight_scenario   (AdcScenario *scenario);
AdcBuckBattle *buck_fight_line       (const char *text);
AdcForecast   *buck_forecast         (AdcBuckBattle *battle);

/* All faults there are; must be impossible exactly when one of them is. */
GPtrArray     *buck_list_faults      (AdcScenario *scenario);

const AdcShot *buck_find_shot        (GPtrArray *shots, const char *from, const char *at); /* or NULL */
const AdcDistribution *buck_find_left (AdcForecast *forecast, const char *force); /* of extras too; must be there */

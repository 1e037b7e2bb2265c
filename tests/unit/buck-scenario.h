/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-battle.h"
#include "shipped.h"

/* Scenarios of Buck Rogers laid out in a line.
 *
 * "territory owner=b; a: 8 trooper, 1 leader; b targets=best: 2 gennie, 1 battler/orbit" has the settings of the battle,
 * then its sides with theirs. A force is called "a-trooper", elsewhere than in the zone "b-battler-orbit". */

AdcScenario   *buck_scenario         (const char *text);
void           buck_throw            (AdcScenario *scenario, guint round, const char *from, const char *at,
                                      const char *dice); /* "7 8" */

/* Must be possible. */
AdcBuckBattle *buck_fight_scenario   (AdcScenario *scenario);
AdcBuckBattle *buck_fight_line       (const char *text);

const AdcShot *buck_find_shot        (GPtrArray *shots, const char *from, const char *at); /* or NULL */

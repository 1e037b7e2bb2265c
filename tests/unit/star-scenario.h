/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-clash.h"

/* Scenarios of StarCraft laid out in a line, and the game as it ships.
 *
 * "limit=3 order=special; attacker mengsk retreat=1: marine 1:front, terran-combat-9 1:card; defender overmind: zergling
 * 1:front (attack=1), - 1:card {major-attack=5}" has the settings of the battle, then its sides with faction and settings.
 * A force has its unit or "-", its place or "-", settings in parentheses and values in braces; forces are called by the first
 * letter of their side and their number in it: "a1", "d2". In values and settings “+” stands for a space. */

void          star_shipped_load     (void);
void          star_shipped_unload   (void);
AdcGame      *star_shipped_get_game (void);
GPtrArray    *star_shipped_get_all  (void); /* of AdcScenario */
AdcScenario  *star_shipped_copy     (const char *id);

AdcScenario  *star_scenario         (const char *text);

/* Must be possible. */
AdcStarClash *star_fight_scenario   (AdcScenario *scenario);
AdcStarClash *star_fight_line       (const char *text);
AdcForecast  *star_forecast         (AdcStarClash *clash);

/* All faults there are; must be impossible exactly when one of them is. */
GPtrArray    *star_list_faults      (AdcScenario *scenario);

const AdcStarCamp *star_get_camp    (AdcStarClash *clash, guint skirmish, guint side);
gboolean      star_says             (GPtrArray *reasons, const char *words, const char *rule); /* one of AdcReason does */
const AdcDistribution *star_find_left (AdcForecast *forecast, const char *force); /* of extras too; must be there */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-clash.h"
#include "shipped.h"

/* Scenarios of StarCraft laid out in a line.
 *
 * "limit=3 order=special; attacker mengsk retreat=1: marine 1:front, terran-combat-9 1:card; defender overmind: zergling
 * 1:front (attack=1), - 1:card {major-attack=5}" has the settings of the battle, then its sides with faction and settings.
 * A force has its unit or "-", its place or "-", settings in parentheses and values in braces; forces are called by the first
 * letter of their side and their number in it: "a1", "d2". In values and settings “+” stands for a space. */

AdcScenario  *star_scenario         (const char *text);

/* Must be possible. */
AdcStarClash *star_fight_scenario   (AdcScenario *scenario);
AdcStarClash *star_fight_line       (const char *text);

const AdcStarCamp *star_get_camp    (AdcStarClash *clash, guint skirmish, guint side);
gboolean      star_says             (GPtrArray *reasons, const char *words, const char *rule); /* one of AdcReason does */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-scenario.h"

/* Scenarios laid out in a line.
 *
 * "limit=3 order=special; attacker mengsk retreat=1: marine 1:front, terran-combat-9 1:card; defender overmind:
 * zergling*2 1:front (attack=1), - 1:card {major-attack=5}" has the settings of the battle, then its sides with faction
 * and settings. A force has its unit or "-" and how many after a star, its place or "-", settings in parentheses and
 * values in braces; forces are called by the first letter of their side and their number in it: "a1", "d2". In values
 * and settings “+” stands for a space. */

AdcScenario *line_scenario (const char *game, const char *text);

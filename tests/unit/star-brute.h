/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-star-odds.h"

/* The odds by fighting the battle once for every order in which the unknown cards may come. Small
 * pools only. */
void star_brute_odds (const AdcStarBattle *battle, AdcStarOdds *odds);

/* Nothing differs by more than DELTA. */
void star_assert_odds (const AdcStarBattle *battle, const AdcStarOdds *odds, const AdcStarOdds *expected, double delta);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-scenario.h"

/* Who fights whom: as many skirmishes as there can be, each with a unit of either side in front and the rest in
 * support. Assist units are in front only where there is nobody else. */

#define ADC_STAR_MAX_PAIRS 8

/* How many skirmishes the units that are in the battle make, as the rules have it. */
guint adc_star_pairing_count (AdcGame *game, AdcScenario *scenario);

/* Makes it so, and leaves as much as it can as it is: units nobody has placed come in, skirmishes without a unit in
 * front get one, those too many go, and their cards are taken back. */
void  adc_star_pairing_mend  (AdcGame *game, AdcScenario *scenario);

/* Pairs everybody anew: who costs most goes in front, against whom they can hit; the others support where they can. */
void  adc_star_pairing_anew  (AdcGame *game, AdcScenario *scenario);

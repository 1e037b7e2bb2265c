/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-odds.h"

/* Odds of fights of Buck Rogers, and what must hold for all of them. */

void        buck_compute      (const AdcBuckFight *fight, AdcBuckOdds *odds); /* exactly, or it fails */
void        buck_assert_sound (const AdcBuckFight *fight, const AdcBuckOdds *odds); /* what must add up does */

/* The first type that can fire now, and what it would fire at; fails when there is none. */
AdcBuckType buck_find_shooter (const AdcBuckFight *fight, guint *at_side, AdcBuckType *target);

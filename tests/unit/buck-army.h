/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-odds.h"

/* Fights of Buck Rogers laid out in a line: sides in their order of movement, "8t 2g 4f 1r 1L, 3t 1g 2F". In the
 * zone: t troopers, g gennies, f fighters, b battlers, r transports, s a satellite, m a marker, L leaders, F
 * factories, whose owner the side then is; above it: B battlers, S a satellite, O leaders. */

AdcBuckFight buck_fight       (AdcBuckZone zone, const char *armies); /* not yet started */
AdcBuckFight buck_fight_begun (AdcBuckZone zone, const char *armies);

/* What a side has, in the same letters. */
char        *buck_army_print  (const AdcBuckSide *side);

void         buck_assert_army (const AdcBuckFight *fight, guint side, const char *army);

/* Which types the side would fire at first; the others follow as the table has them. */
void         buck_set_order   (AdcBuckFight *fight, guint side, const char *letters);

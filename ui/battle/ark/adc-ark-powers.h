/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle-session.h"
#include "adc-piece.h"

/* The powers of the ordinary artifacts, as they are typed in: one list of those without the icon, one of those with
 * it. */

#define ADC_ARK_N_POWERS 2

const char *adc_ark_powers_get_name  (guint list); /* of the setting, and of the stat */
AdcPiece   *adc_ark_powers_get_card  (AdcGame *game); /* that stands for all of them, or NULL */
gboolean    adc_ark_powers_are_own   (AdcScenario *scenario); /* of this combat alone */
char       *adc_ark_powers_dup       (AdcBattleSession *session, guint list); /* those that count */
void        adc_ark_powers_forget    (AdcBattleSession *session); /* the combat's own */

/* “2 2 3 5” of anything with numbers in it; NULL with a sentence when one is no power. */
char       *adc_ark_powers_normalise (const char *text, GError **error);

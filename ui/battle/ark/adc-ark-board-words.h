/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-fight.h"
#include "adc-battle-session.h"

/* A combat in words, and what the parts of its board read of it. */

AdcArkFight *adc_ark_session_get_fight (AdcBattleSession *session); /* or NULL: there is none like that */
const char  *adc_ark_side_get_id       (AdcArkSide side);
const char  *adc_ark_side_get_role     (AdcArkSide side); /* “Attacker” */

/* A number a side was given, or ADC_ARK_UNKNOWN. */
int          adc_ark_side_get_number   (AdcScenario *scenario, AdcArkSide side, const char *setting, int fallback);

/* What a card is called: “Laser (5)”, “Power 5”, “Power ?”; and with “critical mass” where it has the icon. */
char        *adc_ark_card_dup_title    (AdcScenario *scenario, const AdcArkHeld *card);
char        *adc_ark_card_describe     (AdcScenario *scenario, const AdcArkHeld *card);

/* “The attack may start: arsenal 11 ≥ defence 10” */
char        *adc_ark_fight_dup_headline (AdcArkFight *self);

/* What power either side needs against any of the other's; NULL when it does not matter or nobody knows. */
char        *adc_ark_fight_dup_need    (AdcArkFight *self, AdcArkSide side);

/* “The attacker wins and keeps an arsenal of 1” */
char        *adc_ark_fight_dup_end     (AdcArkFight *self, AdcArkOutcome outcome);

/* “Laser (5) against Power 3: the attacker wins, arsenal 11 → 1” */
char        *adc_ark_fight_describe_pair (AdcArkFight *self, AdcScenario *scenario, guint attacker, guint defender);

/* What the attacker has after it: “arsenal 1”; and how it came to that: “arsenal 11 → 1”. NULL: unknown. */
char        *adc_ark_fight_dup_left    (AdcArkFight *self, AdcArkOutcome outcome);
char        *adc_ark_fight_dup_change  (AdcArkFight *self, AdcArkOutcome outcome);

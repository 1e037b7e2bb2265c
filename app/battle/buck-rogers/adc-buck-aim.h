/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-buck-fight.h"

/* What a piece would fire at, the dearest wish first, as the policy of its side ranks the types. What the dice can
 * never hit is not wished for; whether any of it stands there, and may be aimed at, is another matter. */

typedef struct {
  guint8 n;
  guint8 targets[ADC_BUCK_N_TARGETS];
} AdcBuckWishes;

/* For the stage the fight is in. */
void     adc_buck_wishes_fill       (AdcBuckWishes *self, const AdcBuckFight *fight, guint side, AdcBuckType attacker);

/* Pieces that may still fire in this stage: of satellites in the opening, 1, which fires at every ship. */
guint    adc_buck_fight_count_ready (const AdcBuckFight *self, guint side, AdcBuckType attacker);

/* They have agreed to stop before that round; on a territory nobody can. */
gboolean adc_buck_fight_has_stopped (const AdcBuckFight *self, guint round);
gboolean adc_buck_fight_is_limited  (const AdcBuckFight *self); /* by a round that anybody could live to see */

/* Something but a marker that keeps transports from being aimed at, with these pieces at the start of the round. */
gboolean adc_buck_has_escort        (const guint8 *pieces);

/* The chance that a die reaches a number. */
double   adc_buck_get_chance        (guint number);

/* In the middle of a round: pieces that have not been hit, and sides (a bit each) whose transports are out of
 * reach. */
typedef struct {
  guint8 left[ADC_BUCK_MAX_SIDES][ADC_BUCK_N_TYPES];
  guint8 escorted;
  guint8 padding[5]; /* always 0: positions are compared as a whole */
} AdcBuckPosition;

void     adc_buck_position_escort   (AdcBuckPosition *self); /* as a round begins with what is left */
guint    adc_buck_position_count    (const AdcBuckPosition *self, guint side);

/* Everybody's wishes in a round, and the numbers they need. */
typedef struct {
  guint         n_sides;
  AdcBuckWishes wishes[ADC_BUCK_MAX_SIDES][ADC_BUCK_N_TYPES];
  guint8        numbers[ADC_BUCK_MAX_SIDES][ADC_BUCK_N_TYPES][ADC_BUCK_N_TYPES];
} AdcBuckAims;

void     adc_buck_aims_fill         (AdcBuckAims *self, const AdcBuckFight *fight);
gboolean adc_buck_aims_choose       (const AdcBuckAims *self, const AdcBuckPosition *position, guint side,
                                     AdcBuckType attacker, guint *at_side, guint *target);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle.h"
#include "adc-hex-adviser.h"
#include "adc-hex-orders.h"

/* A board of tiles and the battle on it, made from a scenario:
 *
 *   the scenario    board     "plain" (unless said) or "hill"
 *                   scoring   "points": the variant in which damage to HQs scores
 *                   decisions what the players decided, in the order the questions came up: the number of an option, or "-" for
 *                             what is best for its owner, as all those not listed; "0 - 1"
 *   a side          its id is that of its army, which is its faction; two to four of them
 *                   team      "1" or "2", for an alliance of two against two
 *                   score     what it has scored before, with "points"
 *   a force         unit      a tile: a unit or, in hand or discarded, a card
 *                   place     a hex: "c3"
 *                   rotation  0 (unless said) to 5, sixths of a turn clockwise
 *                   wounds    0 unless said
 *                   points    of an HQ: 20 unless said
 *                   pile      of a tile without a place: "hand" (unless said) or "discard" */

#define ADC_TYPE_HEX_BATTLE (adc_hex_battle_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexBattle, adc_hex_battle, ADC, HEX_BATTLE, GObject)

const AdcHexPosition *adc_hex_battle_get_position (AdcHexBattle *self);
const char           *adc_hex_battle_get_force    (AdcHexBattle *self, guint cell); /* id, or NULL when it is empty */
guint                 adc_hex_battle_get_cell     (AdcHexBattle *self, const char *force); /* or ADC_HEX_NOWHERE */
const char           *adc_hex_battle_get_side     (AdcHexBattle *self, guint side); /* id */
const AdcHexSurvey   *adc_hex_battle_get_survey   (AdcHexBattle *self); /* before the battle */
const AdcHexRecord   *adc_hex_battle_get_record   (AdcHexBattle *self); /* of the battle as decided */
const AdcHexResult   *adc_hex_battle_get_result   (AdcHexBattle *self);
gboolean              adc_hex_battle_is_decided   (AdcHexBattle *self, guint question); /* by the player, not by us */
gboolean              adc_hex_battle_is_exact     (AdcHexBattle *self); /* FALSE: too many questions to weigh them all */

/* How the battle would end with another option taken there, all the later questions answered for the best. */
void adc_hex_battle_try_option (AdcHexBattle *self, guint question, guint option, AdcHexResult *result);

/* The tile of a unit, for placing it; NULL when it is none. The battle owns it. */
const AdcHexTile *adc_hex_battle_find_tile (AdcHexBattle *self, const char *unit);

/* In words, for the reader; free them. */
char *adc_hex_battle_describe_event    (AdcHexBattle *self, const AdcHexPhase *phase, const AdcHexEvent *event,
                                        const char **rule);
char *adc_hex_battle_describe_question (AdcHexBattle *self, guint question);
char *adc_hex_battle_describe_option   (AdcHexBattle *self, guint question, guint option);

/* A question answered: a copy of the scenario with that decision in it, and the later ones gone. */
AdcScenario *adc_hex_battle_decide (AdcHexBattle *self, AdcScenario *scenario, guint question, int option); /* -1: the best */

/* A copy of the scenario as it stands after the battle: the dead discarded, wounds and points set, decisions gone. */
AdcScenario *adc_hex_battle_conclude (AdcHexBattle *self, AdcScenario *scenario);

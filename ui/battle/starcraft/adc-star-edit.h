/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle-session.h"
#include "adc-piece.h"
#include "adc-scenario-edit.h"
#include "adc-star-spot.h"

/* What a hand does to the battle on the table. Each is one step to undo, and nothing at all when it changes nothing,
 * which FALSE says. */

/* Where it is fought: how many units an area takes is its own, or a number; each does away with the other. */
gboolean adc_star_edit_set_area    (AdcBattleSession *session, AdcPiece *area); /* or NULL: any */
gboolean adc_star_edit_set_limit   (AdcBattleSession *session, const char *limit); /* or NULL: unknown */

/* Who plays a side. What another race would have is taken away. */
gboolean adc_star_edit_set_faction (AdcBattleSession *session, const char *side, const char *faction);

/* Units. One that is added, and one that is taken away, leaves a battle that can be fought; a unit that is moved
 * changes places with whoever stands in its way. FALSE with a sentence when the rules leave it no place there. */
char    *adc_star_edit_add_unit    (AdcBattleSession *session, const char *side, AdcPiece *unit); /* its id, or NULL */
gboolean adc_star_edit_move_unit   (AdcBattleSession *session, const char *force, AdcStarSpot spot, char **why_not);
gboolean adc_star_edit_remove      (AdcBattleSession *session, const char *force); /* or a card */
gboolean adc_star_edit_pair        (AdcBattleSession *session); /* everybody anew */
gboolean adc_star_edit_mend        (AdcBattleSession *session); /* whoever is not in the battle comes in */

/* What leaders, technologies and the like give a unit; NULL takes it away. */
gboolean adc_star_edit_modify      (AdcBattleSession *session, const char *force, const char *attack, const char *health,
                                    gboolean is_detector, gboolean is_cloaked);

/* Which units a side loses last. */
gboolean adc_star_edit_spare       (AdcBattleSession *session, const char *force, gboolean is_spared);

/* Cards: of a side, into a skirmish or a pile. There are no more of a card than there are copies of it: it is taken
 * from where it was. What lay there goes back into the hand, if the side has one. */
gboolean adc_star_edit_put_card    (AdcBattleSession *session, const char *side, AdcPiece *card, AdcStarSpot spot);
gboolean adc_star_edit_move_card   (AdcBattleSession *session, const char *force, AdcStarSpot spot);
gboolean adc_star_edit_hide_card   (AdcBattleSession *session, const char *side, AdcStarSpot spot); /* face down */
gboolean adc_star_edit_clear_card  (AdcBattleSession *session, const char *side, AdcStarSpot spot); /* none */

/* What a cancelling card is aimed at: the standard card rather than a reinforcement that counts. */
gboolean adc_star_edit_aim_card    (AdcBattleSession *session, const char *force, gboolean at_standard);

/* A card of which only the figures are known; each may be NULL. */
gboolean adc_star_edit_type_card   (AdcBattleSession *session, const char *side, AdcStarSpot spot, const char *attack,
                                    const char *health);

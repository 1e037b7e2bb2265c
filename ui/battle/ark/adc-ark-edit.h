/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-fight.h"
#include "adc-battle-session.h"
#include "adc-piece.h"
#include "adc-scenario-edit.h"

/* What a hand does to the combat on the board. Each is one step to undo, and nothing at all when it changes
 * nothing, which FALSE says. */

/* A number of a side; ADC_ARK_UNKNOWN takes it away. */
gboolean adc_ark_edit_set_number  (AdcBattleSession *session, const char *side, const char *setting, int number);
gboolean adc_ark_edit_set_faction (AdcBattleSession *session, const char *side, const char *faction); /* or NULL */

/* How many units there are: of a force, or of a new one of that kind when it is NULL. None takes it away. */
gboolean adc_ark_edit_set_count   (AdcBattleSession *session, const char *side, const char *unit, const char *force,
                                   guint count);

/* A setting of a force: who controls neutral units, what a bonus gives. */
gboolean adc_ark_edit_set_force   (AdcBattleSession *session, const char *force, const char *setting,
                                   const char *value);

/* What gives a bonus: a room, a section, an artifact, or anything by its name. Gives its id, or NULL. */
char    *adc_ark_edit_add_bonus   (AdcBattleSession *session, const char *side, AdcPiece *piece, const char *name);

/* A card of that power, or ADC_ARK_UNKNOWN, at that place. Gives its id, or NULL when there is no room for it. */
char    *adc_ark_edit_add_card    (AdcBattleSession *session, const char *side, const char *place, int power,
                                   AdcArkIcon critical);
gboolean adc_ark_edit_set_card    (AdcBattleSession *session, const char *force, int power, AdcArkIcon critical);
gboolean adc_ark_edit_rename      (AdcBattleSession *session, const char *force, const char *name);
gboolean adc_ark_edit_remove      (AdcBattleSession *session, const char *force);

/* One of them is discarded and can be in nobody's hand. */
gboolean adc_ark_edit_discard     (AdcBattleSession *session, const char *force);

/* Chooses a card, or takes the one chosen back; a pair of them. The Alien's Pen need not be listed: force NULL. */
gboolean adc_ark_edit_play        (AdcBattleSession *session, const char *side, const char *force);
gboolean adc_ark_edit_take_back   (AdcBattleSession *session, const char *side);
gboolean adc_ark_edit_play_pair   (AdcBattleSession *session, const char *attacker, const char *defender);

/* How many artifacts like that were seen somewhere else than in a hand. */
guint    adc_ark_edit_count_seen  (AdcScenario *scenario, int power, AdcArkIcon critical);
gboolean adc_ark_edit_set_seen    (AdcBattleSession *session, int power, AdcArkIcon critical, guint count);

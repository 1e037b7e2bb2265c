/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ares-battle.h"
#include "adc-battle-session.h"

/* What a hand does to the battle on the board. Each is one step to undo. Where the rules forbid it
 * nothing changes, and the fault says why; it stays NULL when there was simply nothing to do. */

#define ADC_ARES_UNITS_ON_CARD 4

/* Where in the line: a column as it is shown and a rank, or a new column before that one; or out of
 * the line. */
typedef struct {
  gboolean in_line;
  guint    column;
  guint    rank;
  gboolean insert;
} AdcAresPlace;

typedef enum {
  ADC_ARES_MOVE_LEFT,
  ADC_ARES_MOVE_RIGHT,
  ADC_ARES_MOVE_FORWARD,  /* towards the enemy */
  ADC_ARES_MOVE_BACKWARD,
} AdcAresMove;

/* A copy to change. Before forces or places are changed, what dice and arrivals have done is made
 * the beginning. */
AdcScenario *adc_ares_edit_begin       (AdcBattleSession *session, gboolean changes_forces);

/* Shows the copy unless it is as it was begun. FALSE: it was. */
gboolean     adc_ares_edit_finish      (AdcBattleSession *session, AdcScenario *copy,
                                        gboolean changes_forces);

/* The same, unless the copy is impossible, which the battle now is not. */
gboolean     adc_ares_edit_try         (AdcBattleSession *session, AdcScenario *copy,
                                        gboolean changes_forces, AdcFault **fault);

gboolean     adc_ares_edit_can_place   (AdcBattleSession *session, const char *force,
                                        const AdcAresPlace *place);
gboolean     adc_ares_edit_place       (AdcBattleSession *session, const char *force,
                                        const AdcAresPlace *place, AdcFault **fault);
gboolean     adc_ares_edit_move        (AdcBattleSession *session, const char *force,
                                        AdcAresMove move, AdcFault **fault);

gboolean     adc_ares_edit_add_units   (AdcBattleSession *session, const char *force, int n,
                                        AdcFault **fault);
gboolean     adc_ares_edit_turn_damage (AdcBattleSession *session, const char *force,
                                        AdcFault **fault);
void         adc_ares_edit_remove      (AdcBattleSession *session, const char *force);

/* A setting of the battle, or of a side when there is one; NULL takes it away. */
void         adc_ares_edit_set         (AdcBattleSession *session, const char *side,
                                        const char *setting, const char *value);

/* Puts a force that is in the copy, but not in its line, at a place, or (NULL) where a player
 * would: in front of an enemy nobody faces, else at the end. */
gboolean     adc_ares_edit_deploy      (AdcGame *game, AdcScenario *copy, const char *force,
                                        const AdcAresPlace *place, AdcFault **fault);

/* A force that has lost its last unit leaves the line. */
void         adc_ares_edit_set_count   (AdcScenario *copy, AdcScenarioForce *force, guint count);

/* Emergency defence comes at the start of the round being fought, or of the next one once its dice
 * have begun to fall. Cards of the hand then become one unit of that force. */
guint        adc_ares_edit_get_arrival_round (AdcBattleSession *session);
gboolean     adc_ares_edit_emergency   (AdcBattleSession *session, const char *force,
                                        AdcFault **fault);

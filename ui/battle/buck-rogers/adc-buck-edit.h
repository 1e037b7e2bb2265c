/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle-session.h"
#include "adc-buck-slot.h"
#include "adc-zone.h"

/* What a hand does to the battle on the board. Each is one step to undo, and nothing at all when it
 * changes nothing. */

/* How many pieces a side has there now. Dice already thrown stay as they fell as long as they make
 * sense; else what they have done becomes the beginning. */
gboolean adc_buck_edit_set_count   (AdcBattleSession *session, const char *side,
                                    const AdcBuckSlot *slot, guint count);

/* A setting that changes nothing else, of the battle or of a side when there is one; NULL takes it
 * away. */
gboolean adc_buck_edit_set         (AdcBattleSession *session, const char *side,
                                    const char *setting, const char *value);

/* Settings that change what can be there: pieces go where they now can be (who lands gets out, what
 * bombed from above is what fights there), and what can be nowhere is taken away. Factories go with
 * the zone to its owner. */
gboolean adc_buck_edit_set_kind    (AdcBattleSession *session, const char *kind);
gboolean adc_buck_edit_set_zone    (AdcBattleSession *session, AdcZone *zone); /* or NULL: any */
gboolean adc_buck_edit_set_table   (AdcBattleSession *session, const char *table);
gboolean adc_buck_edit_set_owner   (AdcBattleSession *session, const char *side); /* or NULL */

/* Who fights, in the order of movement. A leader whom another side has is exchanged with it. */
gboolean adc_buck_edit_set_leader  (AdcBattleSession *session, const char *side,
                                    const char *faction);
gboolean adc_buck_edit_add_side    (AdcBattleSession *session);
gboolean adc_buck_edit_remove_side (AdcBattleSession *session, const char *side);
gboolean adc_buck_edit_move_side   (AdcBattleSession *session, const char *side, int step);

/* Takes away what no board could have put there. */
gboolean adc_buck_edit_drop_strangers (AdcBattleSession *session, const char *side);

/* For the files that do all this: a copy to change. Before more than a setting is changed, what
 * dice have done is made the beginning. */
AdcScenario *adc_buck_edit_begin   (AdcBattleSession *session, gboolean settles);
gboolean     adc_buck_edit_finish  (AdcBattleSession *session, AdcScenario *copy);

/* Makes a side of the copy have so many; FALSE when a file could not hold it. */
gboolean     adc_buck_edit_put     (AdcScenario *copy, AdcScenarioSide *side,
                                    const AdcBuckSlot *slot, guint count);
void         adc_buck_edit_rehouse (AdcGame *game, AdcScenario *copy);

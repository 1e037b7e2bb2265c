/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle-session.h"

/* What all hands do to a battle: a copy to change, which is one step to undo, and nothing at all when it changes
 * nothing, which FALSE says. */

AdcScenario      *adc_scenario_edit_begin     (AdcBattleSession *session);
gboolean          adc_scenario_edit_finish    (AdcBattleSession *session, AdcScenario *copy);

AdcScenarioSide  *adc_scenario_edit_need_side (AdcScenario *copy, const char *side);

/* A new force of one, nowhere yet, with an id made of the stem; NULL when a file could not hold it. */
AdcScenarioForce *adc_scenario_edit_add       (AdcScenario *copy, AdcScenarioSide *side, const char *stem);

/* A setting of the battle, or of a side when there is one; NULL takes it away. */
gboolean          adc_scenario_edit_set       (AdcBattleSession *session, const char *side, const char *setting,
                                               const char *value);

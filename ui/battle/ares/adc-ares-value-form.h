/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-battle-session.h"
#include "adc-completions.h"

#include <adwaita.h>

/* Where some values of a force are typed or chosen: those of its unit's card, over which lies what
 * holds for this battle only. What nobody knew can be kept for the unit, unless the user says no.
 * It emits "activate" when Enter is pressed in it. */

#define ADC_TYPE_ARES_VALUE_FORM (adc_ares_value_form_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresValueForm, adc_ares_value_form, ADC, ARES_VALUE_FORM, AdwBin)

/* One stat, or all of them when it is NULL; the force is NULL for one still to be made, and so are
 * the completions when nothing can be kept. */
void     adc_ares_value_form_fill  (AdcAresValueForm *self, AdcGame *game,
                                    const AdcScenarioForce *force, const char *stat,
                                    AdcCompletions *completions);

/* Whether all that was typed makes sense; what does not is marked, and said. */
gboolean adc_ares_value_form_check (AdcAresValueForm *self);

/* Writes what was changed into the force, and keeps for its unit what is to be kept. TRUE when
 * something was kept. */
gboolean adc_ares_value_form_apply (AdcAresValueForm *self, AdcScenarioForce *force);

/* Shows what came of it: the changed copy, or the old one with what the cards say now. The window
 * of the board says that something was kept. */
void     adc_ares_value_form_finish (AdcBattleSession *session, AdcScenario *copy,
                                     gboolean changes_forces, gboolean has_kept, GtkWidget *board);

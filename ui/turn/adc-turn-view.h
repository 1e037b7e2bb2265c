/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-roll-log.h"
#include "adc-tally.h"

/* What is done in order at the table, as a checklist with the rule of each step beside it; what is
 * counted there; and the dice. A checklist that is begun again moves what counts its turns. After a
 * reset it emits "reset" with everything that was ticked before (a string array), for
 * adc_turn_view_restore () to undo it. */

#define ADC_TYPE_TURN_VIEW (adc_turn_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcTurnView, adc_turn_view, ADC, TURN_VIEW, AdwBin)

GtkWidget  *adc_turn_view_new         (void);
void        adc_turn_view_restore     (AdcTurnView *self, const char * const *ticked);
AdcSession *adc_turn_view_get_session (AdcTurnView *self); /* of an AdcTally, or NULL */
AdcRollLog *adc_turn_view_get_rolls   (AdcTurnView *self); /* or NULL */

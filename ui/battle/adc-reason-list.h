/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-game.h"
#include "adc-reason.h"

/* Why something is so, line by line: what counts, how much, and what that adds up to if it begins
 * with a number. A line that follows from a rule opens it. */

#define ADC_TYPE_REASON_LIST (adc_reason_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcReasonList, adc_reason_list, ADC, REASON_LIST, AdwBin)

GtkWidget *adc_reason_list_new         (void);
void       adc_reason_list_set_reasons (AdcReasonList *self, AdcGame *game,
                                        GPtrArray *reasons); /* of AdcReason; NULL: none */

/* For whoever shows the sum elsewhere: without what the numbers add up to. Before there are reasons. */
void       adc_reason_list_hide_total  (AdcReasonList *self);

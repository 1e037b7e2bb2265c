/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"
#include "adc-step.h"

/* Something done in order at the table: a turn, a battle. Views show it as a checklist. */

#define ADC_TYPE_SEQUENCE (adc_sequence_get_type ())
G_DECLARE_FINAL_TYPE (AdcSequence, adc_sequence, ADC, SEQUENCE, AdcEntry)

GListModel *adc_sequence_get_steps (AdcSequence *self); /* of AdcStep */
void        adc_sequence_add_step  (AdcSequence *self, AdcStep *step);

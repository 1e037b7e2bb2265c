/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-completions.h"
#include "adc-setup-groups.h"

/* Which card is of which group: the players read it on the cards and say so once. */

#define ADC_TYPE_GROUP_CARDS (adc_group_cards_get_type ())
G_DECLARE_FINAL_TYPE (AdcGroupCards, adc_group_cards, ADC, GROUP_CARDS, AdwBin)

void adc_group_cards_set_completions (AdcGroupCards *self, AdcCompletions *completions);
void adc_group_cards_update          (AdcGroupCards *self, AdcSetupPlan *plan);

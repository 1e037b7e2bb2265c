/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"

/* Something a unit can do, or must suffer. */

#define ADC_TYPE_ABILITY (adc_ability_get_type ())
G_DECLARE_FINAL_TYPE (AdcAbility, adc_ability, ADC, ABILITY, AdcEntry)

gboolean adc_ability_has_amount (AdcAbility *self); /* as in "shield 2" */
void     adc_ability_set_amount (AdcAbility *self, gboolean has_amount);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-setup-groups.h"

/* The groups of cards to choose from. */

#define ADC_TYPE_GROUP_PICKER (adc_group_picker_get_type ())
G_DECLARE_FINAL_TYPE (AdcGroupPicker, adc_group_picker, ADC, GROUP_PICKER, GtkBox)

void adc_group_picker_update (AdcGroupPicker *self, AdcSetupPlan *plan);

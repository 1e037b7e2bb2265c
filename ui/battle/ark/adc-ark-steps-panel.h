/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-panel.h"

/* How the defence and the strength of either side add up, each line with its rule. */

#define ADC_TYPE_ARK_STEPS_PANEL (adc_ark_steps_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkStepsPanel, adc_ark_steps_panel, ADC, ARK_STEPS_PANEL, AdcArkPanel)

GtkWidget *adc_ark_steps_panel_new (AdcBattleSession *session);

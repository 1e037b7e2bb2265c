/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-grid.h"
#include "adc-ark-panel.h"

/* How every pair of artifacts ends, and the one that is played step by step. */

#define ADC_TYPE_ARK_PAIR_PANEL (adc_ark_pair_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkPairPanel, adc_ark_pair_panel, ADC, ARK_PAIR_PANEL, AdcArkPanel)

GtkWidget *adc_ark_pair_panel_new (AdcBattleSession *session);

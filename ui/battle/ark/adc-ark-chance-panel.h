/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-panel.h"

/* What each card of the reader's is good for against what the other side may play, the best marked, with what was
 * assumed. */

#define ADC_TYPE_ARK_CHANCE_PANEL (adc_ark_chance_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkChancePanel, adc_ark_chance_panel, ADC, ARK_CHANCE_PANEL, AdcArkPanel)

GtkWidget *adc_ark_chance_panel_new (AdcBattleSession *session);

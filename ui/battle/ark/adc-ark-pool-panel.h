/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-panel.h"
#include "adc-board.h"

/* What an unseen card may be: the powers of the artifacts of the box, typed in as far as somebody knows them, and
 * those of them that were seen elsewhere. The powers are kept with the card of the game that stands for them all,
 * unless the combat has its own. */

#define ADC_TYPE_ARK_POOL_PANEL (adc_ark_pool_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkPoolPanel, adc_ark_pool_panel, ADC, ARK_POOL_PANEL, AdcArkPanel)

GtkWidget *adc_ark_pool_panel_new (AdcBoard *board);

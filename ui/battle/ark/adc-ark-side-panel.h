/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-ark-combat.h"
#include "adc-battle-session.h"

/* What a side brings into the room: arsenal, units, bonuses, artifacts. */

#define ADC_TYPE_ARK_SIDE_PANEL (adc_ark_side_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkSidePanel, adc_ark_side_panel, ADC, ARK_SIDE_PANEL, AdwBin)

GtkWidget *adc_ark_side_panel_new  (AdcArkSide side);
void       adc_ark_side_panel_show (AdcArkSidePanel *self, AdcBattleSession *session);

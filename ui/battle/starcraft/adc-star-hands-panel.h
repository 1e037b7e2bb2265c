/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-battle-session.h"

/* The cards of both sides that are in no skirmish: what each holds, what it has discarded, and the technologies in its
 * deck. Cards are added by name or from a list, and moved or taken away from their menu. */

#define ADC_TYPE_STAR_HANDS_PANEL (adc_star_hands_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarHandsPanel, adc_star_hands_panel, ADC, STAR_HANDS_PANEL, AdwBin)

GtkWidget *adc_star_hands_panel_new (AdcBattleSession *session);

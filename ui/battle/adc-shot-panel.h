/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-battle-session.h"

/* One force shooting at another: the threshold, how it comes about, what the dice will probably
 * give, and the same for every other target. It emits "target-chosen" with a target's id when the
 * player picks another one, and changes nothing by itself. */

#define ADC_TYPE_SHOT_PANEL (adc_shot_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcShotPanel, adc_shot_panel, ADC, SHOT_PANEL, AdwBin)

GtkWidget *adc_shot_panel_new         (void);
void       adc_shot_panel_set_session (AdcShotPanel *self, AdcBattleSession *session);
void       adc_shot_panel_set_shot    (AdcShotPanel *self, const char *from,
                                       const char *at); /* each may be NULL */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-roll-log.h"

/* Dice to throw, by what the game throws or any other, and every throw since somebody cleared the list. It emits
 * "changed" whenever there is something to keep. "seed" makes its dice predictable. */

#define ADC_TYPE_ROLLER_PANEL (adc_roller_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcRollerPanel, adc_roller_panel, ADC, ROLLER_PANEL, AdwBin)

void adc_roller_panel_set_log  (AdcRollerPanel *self, AdcRollLog *log, AdcGame *game); /* whose dice they are; or NULL */
void adc_roller_panel_set_seed (AdcRollerPanel *self, guint32 seed);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"

#include <adwaita.h>

/* What is settled before the dice: which attack, where, which round, and what each side has and
 * does. It stays folded behind a line that says the essential: the battle line comes first. */

#define ADC_TYPE_ARES_SETTINGS (adc_ares_settings_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresSettings, adc_ares_settings, ADC, ARES_SETTINGS, AdwBin)

/* The board it is on, which it does not hold. */
void adc_ares_settings_set_board  (AdcAresSettings *self, AdcBoard *board);
void adc_ares_settings_update     (AdcAresSettings *self); /* after the session changed */

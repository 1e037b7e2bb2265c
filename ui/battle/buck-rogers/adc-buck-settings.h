/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-board.h"
#include "adc-buck-scene.h"

/* What is settled before the dice: where the battle is, by which table, who owns the zone, when it
 * stops. It stays folded behind a line that says the essential. */

#define ADC_TYPE_BUCK_SETTINGS (adc_buck_settings_get_type ())
G_DECLARE_FINAL_TYPE (AdcBuckSettings, adc_buck_settings, ADC, BUCK_SETTINGS, AdwBin)

/* The board it is on, which it does not hold. */
void adc_buck_settings_set_board (AdcBuckSettings *self, AdcBoard *board);
void adc_buck_settings_show      (AdcBuckSettings *self, AdcBuckScene *scene);

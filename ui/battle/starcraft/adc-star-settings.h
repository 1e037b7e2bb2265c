/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-star-scene.h"

/* What is settled before the battle: the box that is played with, the area, how the attacker came, and for each side
 * Air Support, room to retreat to and modifiers. Folded, it is one line. */

#define ADC_TYPE_STAR_SETTINGS (adc_star_settings_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarSettings, adc_star_settings, ADC, STAR_SETTINGS, AdwBin)

void adc_star_settings_show (AdcStarSettings *self, AdcStarScene *scene);

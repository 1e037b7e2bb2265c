/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-star-scene.h"

/* How the battle ends once its skirmishes are fought: splash, who has the area, retreats, what is too many for it, and
 * what each side has lost. */

#define ADC_TYPE_STAR_ENDING (adc_star_ending_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarEnding, adc_star_ending, ADC, STAR_ENDING, AdwBin)

void adc_star_ending_show (AdcStarEnding *self, AdcStarScene *scene);

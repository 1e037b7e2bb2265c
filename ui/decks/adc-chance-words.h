/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-draw-odds.h"

/* A chance as a player reads it: "29.6 %"; "12.0 % to 30.5 %" where it hangs on cards nobody knows. */

gboolean adc_chance_is_known (AdcChance chance); /* one number, not two */
char    *adc_chance_format   (AdcChance chance);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-army.h"

/* Two armies of a game, chart by chart. */

#define ADC_TYPE_ARMY_COMPARE (adc_army_compare_get_type ())
G_DECLARE_FINAL_TYPE (AdcArmyCompare, adc_army_compare, ADC, ARMY_COMPARE, AdwBin)

GtkWidget *adc_army_compare_new         (void);

/* The one on the left; NULL empties it. */
void       adc_army_compare_set_faction (AdcArmyCompare *self, AdcFaction *faction);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-faction.h"
#include "adc-game.h"

/* What the cards of each unit of a faction are worth on the average, beside what the game says of it. */

#define ADC_TYPE_AVERAGE_PAGE (adc_average_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcAveragePage, adc_average_page, ADC, AVERAGE_PAGE, AdwBin)

void adc_average_page_show (AdcAveragePage *self, AdcGame *game, AdcFaction *faction, const char *edition);

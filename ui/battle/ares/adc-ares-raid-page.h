/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-game.h"

/* What the winner of a Raid takes: two of three rewards, each once. */

#define ADC_TYPE_ARES_RAID_PAGE (adc_ares_raid_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresRaidPage, adc_ares_raid_page, ADC, ARES_RAID_PAGE, AdwPreferencesPage)

void adc_ares_raid_page_set_game (AdcAresRaidPage *self, AdcGame *game);

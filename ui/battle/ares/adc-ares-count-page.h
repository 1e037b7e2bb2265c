/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-game.h"

/* The final count: Score Cards of two to four players, who holds the Frontier, who has won and by which rule. */

#define ADC_TYPE_ARES_COUNT_PAGE (adc_ares_count_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresCountPage, adc_ares_count_page, ADC, ARES_COUNT_PAGE, AdwPreferencesPage)

void adc_ares_count_page_set_game (AdcAresCountPage *self, AdcGame *game);

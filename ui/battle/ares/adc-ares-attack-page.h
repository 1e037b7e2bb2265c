/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-game.h"

/* Before a battle: what an attack is aimed at, and who keeps the attack card. */

#define ADC_TYPE_ARES_ATTACK_PAGE (adc_ares_attack_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresAttackPage, adc_ares_attack_page, ADC, ARES_ATTACK_PAGE, AdwPreferencesPage)

void adc_ares_attack_page_set_game (AdcAresAttackPage *self, AdcGame *game);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-star-scene.h"

/* One skirmish: its number and who is in front, then the attacker's corner and the defender's. */

#define ADC_TYPE_STAR_SKIRMISH_CARD (adc_star_skirmish_card_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarSkirmishCard, adc_star_skirmish_card, ADC, STAR_SKIRMISH_CARD, AdwBin)

GtkWidget *adc_star_skirmish_card_new  (void);
void       adc_star_skirmish_card_show (AdcStarSkirmishCard *self, AdcStarScene *scene, guint skirmish);

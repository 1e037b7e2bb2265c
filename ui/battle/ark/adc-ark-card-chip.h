/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-fight.h"
#include "adc-battle-session.h"

#include <adwaita.h>

/* An artifact in a hand: its power, its icon, its name. It opens what can be done with it. */

#define ADC_TYPE_ARK_CARD_CHIP (adc_ark_card_chip_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkCardChip, adc_ark_card_chip, ADC, ARK_CARD_CHIP, AdwBin)

GtkWidget  *adc_ark_card_chip_new       (AdcArkSide side);
const char *adc_ark_card_chip_get_force (AdcArkCardChip *self); /* NULL: the Alien's Pen that is not listed */
void        adc_ark_card_chip_show      (AdcArkCardChip *self, AdcBattleSession *session, const AdcArkHeld *card);

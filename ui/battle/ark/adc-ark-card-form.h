/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-fight.h"
#include "adc-battle-session.h"

#include <gtk/gtk.h>

/* What can be done with an artifact in a hand: playing it, saying what is printed on it, putting it away. */

#define ADC_TYPE_ARK_CARD_FORM (adc_ark_card_form_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkCardForm, adc_ark_card_form, ADC, ARK_CARD_FORM, GtkPopover)

GtkWidget *adc_ark_card_form_new  (AdcArkSide side);
void       adc_ark_card_form_show (AdcArkCardForm *self, AdcBattleSession *session, const AdcArkHeld *card);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-combat.h"

#include <gtk/gtk.h>

/* Says what a new artifact of a hand is like. It stays open for the next one. "added" is emitted with the card's
 * power and icon. */

#define ADC_TYPE_ARK_CARD_ADDER (adc_ark_card_adder_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkCardAdder, adc_ark_card_adder, ADC, ARK_CARD_ADDER, GtkPopover)

GtkWidget *adc_ark_card_adder_new      (void);
void       adc_ark_card_adder_complain (AdcArkCardAdder *self, const char *text); /* or NULL: all is well */

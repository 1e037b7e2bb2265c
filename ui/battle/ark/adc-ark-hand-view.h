/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-card-chip.h"

/* The artifacts of a side: those that are known, how many more nobody has seen, and how it picks the one it plays.
 * There are none in the First Mission. */

#define ADC_TYPE_ARK_HAND_VIEW (adc_ark_hand_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkHandView, adc_ark_hand_view, ADC, ARK_HAND_VIEW, GtkBox)

GtkWidget *adc_ark_hand_view_new  (AdcArkSide side);
void       adc_ark_hand_view_show (AdcArkHandView *self, AdcBattleSession *session);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-bonus-row.h"

/* What helps a side, and a field to name something more. */

#define ADC_TYPE_ARK_BONUS_LIST (adc_ark_bonus_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkBonusList, adc_ark_bonus_list, ADC, ARK_BONUS_LIST, GtkBox)

GtkWidget *adc_ark_bonus_list_new  (AdcArkSide side);
void       adc_ark_bonus_list_show (AdcArkBonusList *self, AdcBattleSession *session);

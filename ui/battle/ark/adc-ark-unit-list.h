/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-unit-row.h"

/* The units a side has in the room, a row for each kind, and one more for those of a kind that somebody else
 * controls too. */

#define ADC_TYPE_ARK_UNIT_LIST (adc_ark_unit_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkUnitList, adc_ark_unit_list, ADC, ARK_UNIT_LIST, GtkBox)

GtkWidget *adc_ark_unit_list_new  (AdcArkSide side);
void       adc_ark_unit_list_show (AdcArkUnitList *self, AdcBattleSession *session);

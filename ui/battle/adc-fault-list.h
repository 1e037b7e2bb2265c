/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-battle.h"

/* What is wrong with a battle or missing from it: each with the rule that says so, or with a button
 * to supply what is missing, which activates “battle.ask-value” with the ids of the force and of
 * the stat, or of the side and the name of its setting. */

#define ADC_TYPE_FAULT_LIST (adc_fault_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcFaultList, adc_fault_list, ADC, FAULT_LIST, AdwBin)

GtkWidget *adc_fault_list_new   (void);
void       adc_fault_list_clear (AdcFaultList *self);
void       adc_fault_list_add   (AdcFaultList *self, AdcGame *game, const AdcFault *fault);
guint      adc_fault_list_get_n (AdcFaultList *self);

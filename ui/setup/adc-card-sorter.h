/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-setup-groups.h"

/* A card with the icons of two groups: does it stay, or go back into the box? Offered where cards are counted by pairs
 * of groups. */

#define ADC_TYPE_CARD_SORTER (adc_card_sorter_get_type ())
G_DECLARE_FINAL_TYPE (AdcCardSorter, adc_card_sorter, ADC, CARD_SORTER, GtkBox)

void adc_card_sorter_update (AdcCardSorter *self, AdcSetupPlan *plan);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-game.h"
#include "adc-luck.h"

/* The luck log of one game: what each side's throws come to, then the throws, the newest first. */

#define ADC_TYPE_LUCK_LIST (adc_luck_list_get_type ())
G_DECLARE_FINAL_TYPE (AdcLuckList, adc_luck_list, ADC, LUCK_LIST, AdwBin)

GtkWidget *adc_luck_list_new      (void);
void       adc_luck_list_set_luck (AdcLuckList *self, AdcLuck *luck); /* or NULL */
void       adc_luck_list_set_game (AdcLuckList *self, AdcGame *game); /* or NULL */

/* What a total says: “12.3 hits expected, 15 scored”, and “Lucky by 2.7 (1.4 standard deviations)”. */
char      *adc_luck_dup_score     (const AdcLuckTotal *total);
char      *adc_luck_dup_verdict   (const AdcLuckTotal *total);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-army.h"

/* Everything a faction fields, sort by sort, each piece as a picture with its number; a piece opens its page. */

#define ADC_TYPE_ARMY_SHEET (adc_army_sheet_get_type ())
G_DECLARE_FINAL_TYPE (AdcArmySheet, adc_army_sheet, ADC, ARMY_SHEET, AdwBin)

GtkWidget *adc_army_sheet_new         (void);
void       adc_army_sheet_set_faction (AdcArmySheet *self, AdcFaction *faction); /* NULL empties it */

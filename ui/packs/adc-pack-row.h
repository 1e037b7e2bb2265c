/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-pack.h"

/* A game of the user's own in a list: what it is called and how much it has, or what is wrong with it. Its buttons
 * activate “packs.open” and “packs.remove” with the name of its folder. */

#define ADC_TYPE_PACK_ROW (adc_pack_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcPackRow, adc_pack_row, ADC, PACK_ROW, AdwExpanderRow)

GtkWidget *adc_pack_row_new (AdcPack *pack);

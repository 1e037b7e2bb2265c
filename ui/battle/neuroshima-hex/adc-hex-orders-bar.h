/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-hex-map.h"

/* Below the board: what is in the fingers and what to do with it, or what can be done with the tile in the current
 * hex. Its buttons activate the board's actions “hex.…”. */

#define ADC_TYPE_HEX_ORDERS_BAR (adc_hex_orders_bar_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexOrdersBar, adc_hex_orders_bar, ADC, HEX_ORDERS_BAR, AdwBin)

void adc_hex_orders_bar_set_map (AdcHexOrdersBar *self, AdcHexMap *map, AdcHexTable *table, AdcHexGrip *grip);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* The board and what lies beside it: side by side where there is room, so that a tile can be carried from one to the
 * other, else the second below the first as long as it can be used. */

#define ADC_TYPE_HEX_SPREAD (adc_hex_spread_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexSpread, adc_hex_spread, ADC, HEX_SPREAD, GtkLayoutManager)

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"
#include "adc-hex-table.h"

/* The board of Neuroshima Hex! with everything around it: who fights, the hexes, the tiles beside them. */

#define ADC_TYPE_HEX_BOARD (adc_hex_board_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexBoard, adc_hex_board, ADC, HEX_BOARD, AdcBoard)

GtkWidget   *adc_hex_board_new       (void);
AdcHexTable *adc_hex_board_get_table (AdcHexBoard *self);

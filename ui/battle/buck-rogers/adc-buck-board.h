/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"

/* The board of Buck Rogers: where the battle is, its sides with their pieces, and the combat
 * table. */

#define ADC_TYPE_BUCK_BOARD (adc_buck_board_get_type ())
G_DECLARE_FINAL_TYPE (AdcBuckBoard, adc_buck_board, ADC, BUCK_BOARD, AdcBoard)

GtkWidget *adc_buck_board_new (void);

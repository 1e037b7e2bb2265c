/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"

/* A combat of Ark: Awakening: the answer on top, and below it what either side brings into the room. */

#define ADC_TYPE_ARK_BOARD (adc_ark_board_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkBoard, adc_ark_board, ADC, ARK_BOARD, AdcBoard)

GtkWidget *adc_ark_board_new (void);

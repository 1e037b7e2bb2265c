/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"

/* The board of Le Projet Arès: what is settled beforehand, who places first, the battle line. */

#define ADC_TYPE_ARES_BOARD (adc_ares_board_get_type ())
G_DECLARE_FINAL_TYPE (AdcAresBoard, adc_ares_board, ADC, ARES_BOARD, AdcBoard)

GtkWidget *adc_ares_board_new (void);

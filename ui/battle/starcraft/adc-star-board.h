/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"

/* The skirmish table of StarCraft: The Board Game: the two sides, one card for each skirmish with what both sides have
 * in it and what that adds up to, and how the battle ends. */

#define ADC_TYPE_STAR_BOARD (adc_star_board_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarBoard, adc_star_board, ADC, STAR_BOARD, AdcBoard)

GtkWidget *adc_star_board_new (void);

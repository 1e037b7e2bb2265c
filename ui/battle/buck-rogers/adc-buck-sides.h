/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-board.h"
#include "adc-buck-scene.h"

/* All sides of the battle, two beside one another where there is room, and what the keyboard does
 * among their pieces: up and down, on to the next side, Page Up and Page Down from side to side. */

#define ADC_TYPE_BUCK_SIDES (adc_buck_sides_get_type ())
G_DECLARE_FINAL_TYPE (AdcBuckSides, adc_buck_sides, ADC, BUCK_SIDES, GtkWidget)

void adc_buck_sides_set_board (AdcBuckSides *self, AdcBoard *board); /* which it does not hold */
void adc_buck_sides_show      (AdcBuckSides *self, AdcBuckScene *scene);

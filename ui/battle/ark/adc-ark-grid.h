/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-cell.h"

/* Every artifact of the attacker, row by row, against every one of the defender. One stop for Tab, the arrows move
 * over it; Enter or a click emits "played" with the row and the column. Where there is no room it scrolls sideways
 * by itself. */

#define ADC_TYPE_ARK_GRID (adc_ark_grid_get_type ())
G_DECLARE_FINAL_TYPE (AdcArkGrid, adc_ark_grid, ADC, ARK_GRID, GtkWidget)

/* Titles: the first line is a name, a second one says something of it. */
GtkWidget  *adc_ark_grid_new      (void);
void        adc_ark_grid_set_size (AdcArkGrid *self, const char * const *rows, const char * const *columns);
AdcArkCell *adc_ark_grid_get_cell (AdcArkGrid *self, guint row, guint column); /* or NULL */

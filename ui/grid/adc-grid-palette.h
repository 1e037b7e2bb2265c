/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-grid-desk.h"

/* What a click on the board does: look, or lay a tile of one sort. */

#define ADC_TYPE_GRID_PALETTE (adc_grid_palette_get_type ())
G_DECLARE_FINAL_TYPE (AdcGridPalette, adc_grid_palette, ADC, GRID_PALETTE, GtkBox)

void adc_grid_palette_set_desk (AdcGridPalette *self, AdcGridDesk *desk); /* once */

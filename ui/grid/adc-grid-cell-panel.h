/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-grid-desk.h"

/* The cell that is looked at: what lies there, what can be done with it, whether a tile may be laid there and why. Its
 * buttons run "grid.…" actions of the view. */

#define ADC_TYPE_GRID_CELL_PANEL (adc_grid_cell_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcGridCellPanel, adc_grid_cell_panel, ADC, GRID_CELL_PANEL, GtkBox)

void adc_grid_cell_panel_set_desk (AdcGridCellPanel *self, AdcGridDesk *desk); /* once */

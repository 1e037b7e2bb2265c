/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-grid-board.h"

#define ADC_GRID_MAX_ZOOM 5.0

struct _AdcGridBoard {
  GtkWidget    parent_instance;
  AdcGridDesk *desk;
  double       zoom;
  double       left, top; /* how far the board is moved, in cells */
  double       drag_left, drag_top;
  guint        seen; /* the cursor that was last brought into sight */
};

/* How large a cell is, and where the upper left one is drawn. */
double adc_grid_board_get_size (AdcGridBoard *self, double *x, double *y);
void   adc_grid_board_move     (AdcGridBoard *self, double left, double top);
void   adc_grid_board_watch    (AdcGridBoard *self);

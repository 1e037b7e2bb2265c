/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-grid-desk.h"

/* The sketch as it lies on the table. The arrows move a cursor; a click lays the tile in hand, dragging moves the board
 * when it is enlarged. What is done by keys besides is the view's: it runs "grid.…" actions. */

#define ADC_TYPE_GRID_BOARD (adc_grid_board_get_type ())
G_DECLARE_FINAL_TYPE (AdcGridBoard, adc_grid_board, ADC, GRID_BOARD, GtkWidget)

void     adc_grid_board_set_desk  (AdcGridBoard *self, AdcGridDesk *desk); /* once */
double   adc_grid_board_get_zoom  (AdcGridBoard *self); /* 1: all of it is seen */
void     adc_grid_board_set_zoom  (AdcGridBoard *self, double zoom);
gboolean adc_grid_board_find_cell (AdcGridBoard *self, guint cell, graphene_rect_t *place); /* FALSE: out of sight */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-grid-desk.h"

/* Draws a sketch: what lies there, what may be laid, the way. */

typedef struct {
  cairo_t     *cr;
  GtkWidget   *widget; /* whose style it has */
  AdcGridDesk *desk;
  double       x, y;   /* of the upper left cell */
  double       size;   /* of a cell */
} AdcGridCanvas;

void    adc_grid_paint        (const AdcGridCanvas *canvas);
void    adc_grid_paint_tiles  (const AdcGridCanvas *canvas);
void    adc_grid_paint_way    (const AdcGridCanvas *canvas);

/* For the parts. */
typedef enum { ADC_GRID_INK, ADC_GRID_ACCENT, ADC_GRID_ERROR, ADC_GRID_GROUND, ADC_GRID_PAPER } AdcGridColour;

void    adc_grid_set_colour   (const AdcGridCanvas *canvas, AdcGridColour colour, double alpha);
void    adc_grid_get_centre   (const AdcGridCanvas *canvas, guint place, double *x, double *y); /* of a base: its own */
void    adc_grid_outline      (const AdcGridCanvas *canvas, guint cell, double inset); /* of what is in it, as a path */
void    adc_grid_write        (const AdcGridCanvas *canvas, const char *text, double x, double y, double height,
                               gboolean is_bold); /* around a point, smaller if it is too wide for a cell */

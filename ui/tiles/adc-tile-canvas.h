/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* Where a tile is being drawn. The middle of the tile is the origin and a side is 1 away from it, so
 * that everything scales; the two colours of its signs read on the colour of any army. */

typedef struct {
  cairo_t     *cr;
  PangoLayout *layout;
  double       apothem; /* pixels that 1 stands for */
  GdkRGBA      body;
  GdkRGBA      ink;     /* of signs */
  GdkRGBA      shade;   /* around signs, and of figures in them */
} AdcTileCanvas;

/* A width of at least so many pixels. */
double adc_tile_canvas_get_line (const AdcTileCanvas *canvas, double width, double min_pixels);

/* Fills the path with the ink, with the shade around it so that it stands apart from what is below. */
void   adc_tile_canvas_fill     (const AdcTileCanvas *canvas);

/* How high a text is, all its lines together, in letters as high as given. */
double adc_tile_canvas_measure  (const AdcTileCanvas *canvas, const char *text, double height);

/* A text around a point, as high as given and narrowed to a width (0: any). */
void   adc_tile_canvas_write    (const AdcTileCanvas *canvas, const char *text, double x, double y,
                                 double height, double width, const GdkRGBA *colour);

/* Likewise, straight on the tile, with the shade around it. */
void   adc_tile_canvas_write_outlined (const AdcTileCanvas *canvas, const char *text, double x, double y,
                                       double height, double width);

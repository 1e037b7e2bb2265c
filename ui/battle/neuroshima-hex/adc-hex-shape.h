/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-hex-grid.h"

/* Where the hexes of the board are when each is so many pixels high, and how they are drawn. */

typedef struct {
  double x;
  double y;
} AdcHexPoint;

double      adc_hex_shape_get_width    (double height);       /* of one hex */
void        adc_hex_shape_get_extent   (double height, double *width, double *total_height); /* of all */
AdcHexPoint adc_hex_shape_get_centre   (guint cell, double height);
AdcHexPoint adc_hex_shape_get_vector   (guint direction);     /* to the next hex, in heights of one */
gboolean    adc_hex_shape_contains     (double x, double y, double height); /* from its middle */

/* Adds a hexagon around a point to the path. */
void        adc_hex_shape_trace        (cairo_t *cr, double x, double y, double height);

/* An arrow as a path to fill, its shaft so wide. */
void        adc_hex_shape_trace_arrow  (cairo_t *cr, AdcHexPoint from, AdcHexPoint to, double width);

/* A point on the way from one to another. */
AdcHexPoint adc_hex_shape_mix          (AdcHexPoint from, AdcHexPoint to, double part);

/* A colour of the theme, by its name. */
GdkRGBA     adc_hex_shape_get_colour   (GtkWidget *widget, const char *name);
void        adc_hex_shape_set_colour   (cairo_t *cr, const GdkRGBA *colour, double alpha);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-shape.h"

#include <math.h>

/* Widths of lines as shares of a shape's size. */
#define CORNER      0.12 /* rounds the corners of a filled one */
#define HOLLOW_LINE 0.06 /* outlines a hollow one */
#define EDGE        0.05 /* outlines any */

/* A regular polygon as seen on the table: radius and height of its middle as shares of the size,
 * chosen so that all the shapes look equally large. */
typedef struct {
  int    n_corners;
  double start;  /* where the first corner is, in quarter turns */
  double radius;
  double middle;
  double room;   /* for a text inside */
} Polygon;

static const Polygon polygons[] = {
  [ADC_SHAPE_SQUARE] = { 4, -1.5, 0.57, 0.50, 0.66 },
  [ADC_SHAPE_CIRCLE] = { 0, 0, 0.44, 0.50, 0.66 },
  [ADC_SHAPE_TRIANGLE] = { 3, -1, 0.60, 0.62, 0.52 },
  [ADC_SHAPE_PENTAGON] = { 5, -1, 0.485, 0.53, 0.62 },
  [ADC_SHAPE_HEXAGON] = { 6, -1, 0.47, 0.50, 0.66 },
  [ADC_SHAPE_DIAMOND] = { 4, -1, 0.50, 0.50, 0.54 },
};

static void
trace (cairo_t *cr, AdcShape shape, double size, double inset)
{
  const Polygon *polygon = &polygons[shape];
  /* Moving each side in by the inset moves the corners in by more: the sharper, the more. */
  double deeper = polygon->n_corners > 0 ? inset / cos (G_PI / polygon->n_corners) : inset;
  double radius = polygon->radius * size - deeper;

  if (polygon->n_corners == 0) {
    cairo_arc (cr, size / 2, polygon->middle * size, radius, 0, 2 * G_PI);
    return;
  }

  for (int i = 0; i < polygon->n_corners; i++) {
    double angle = polygon->start * G_PI_2 + i * 2 * G_PI / polygon->n_corners;

    cairo_line_to (cr, size / 2 + radius * cos (angle),
                   polygon->middle * size + radius * sin (angle));
  }

  cairo_close_path (cr);
}

void
adc_shape_draw (cairo_t *cr, AdcShape shape, const GdkRGBA *colour, double size, gboolean hollow)
{
  double line = size * (hollow ? HOLLOW_LINE : CORNER);
  GdkRGBA inside = *colour;

  g_return_if_fail (shape < G_N_ELEMENTS (polygons));

  if (hollow)
    inside.alpha *= 0.15;

  trace (cr, shape, size, hollow ? size * CORNER / 2 : line / 2);
  gdk_cairo_set_source_rgba (cr, &inside);
  cairo_fill_preserve (cr);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, line);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

void
adc_shape_draw_edge (cairo_t *cr, AdcShape shape, const GdkRGBA *colour, double size)
{
  const double line = MAX (size * EDGE, 1);

  g_return_if_fail (shape < G_N_ELEMENTS (polygons));

  trace (cr, shape, size, line / 2);
  gdk_cairo_set_source_rgba (cr, colour);
  cairo_set_line_width (cr, line);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_stroke (cr);
}

double
adc_shape_get_offset (AdcShape shape)
{
  g_return_val_if_fail (shape < G_N_ELEMENTS (polygons), 0);

  return polygons[shape].middle - 0.5;
}

double
adc_shape_get_room (AdcShape shape)
{
  g_return_val_if_fail (shape < G_N_ELEMENTS (polygons), 0);

  return polygons[shape].room;
}

static double
linear (float channel)
{
  return channel <= 0.04045 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

const GdkRGBA *
adc_shape_get_ink (const GdkRGBA *colour)
{
  static const GdkRGBA black = { 0, 0, 0, 0.87 };
  static const GdkRGBA white = { 1, 1, 1, 1 };
  /* The relative luminance of WCAG 2. Black and white contrast equally at 0.18; white looks clearer
   * on strong colours a little beyond that. */
  double luminance = 0.2126 * linear (colour->red) + 0.7152 * linear (colour->green) +
                     0.0722 * linear (colour->blue);

  return luminance > 0.30 ? &black : &white;
}

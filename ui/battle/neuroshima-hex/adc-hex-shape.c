/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-shape.h"

#include <math.h>

#define WIDTH_OF_HEIGHT 1.1547005383792515 /* 2 / √3 */
#define COLUMN_OF_WIDTH 0.75
#define HALF_BOARD 2 /* hexes between the middle and the edge */

double
adc_hex_shape_get_width (double height)
{
  return height * WIDTH_OF_HEIGHT;
}

void
adc_hex_shape_get_extent (double height, double *width, double *total_height)
{
  *width = adc_hex_shape_get_width (height) * (1 + 2 * HALF_BOARD * COLUMN_OF_WIDTH);
  *total_height = height * (1 + 2 * HALF_BOARD);
}

AdcHexPoint
adc_hex_shape_get_centre (guint cell, double height)
{
  const double width = adc_hex_shape_get_width (height);
  int q, r;

  adc_hex_get_axial (cell, &q, &r);
  return (AdcHexPoint){
    width / 2 + (q + HALF_BOARD) * width * COLUMN_OF_WIDTH,
    height / 2 + (r + q / 2.0 + HALF_BOARD) * height,
  };
}

AdcHexPoint
adc_hex_shape_get_vector (guint direction)
{
  const double angle = direction * G_PI / 3;

  return (AdcHexPoint){ sin (angle), -cos (angle) };
}

gboolean
adc_hex_shape_contains (double x, double y, double height)
{
  for (guint direction = 0; direction < ADC_HEX_DIRECTIONS; direction++) {
    const AdcHexPoint side = adc_hex_shape_get_vector (direction);

    if (x * side.x + y * side.y > height / 2)
      return FALSE;
  }

  return TRUE;
}

void
adc_hex_shape_trace (cairo_t *cr, double x, double y, double height)
{
  const double radius = adc_hex_shape_get_width (height) / 2;

  cairo_new_sub_path (cr); /* a text may have been written before */
  for (guint corner = 0; corner < ADC_HEX_DIRECTIONS; corner++)
    cairo_line_to (cr, x + radius * cos (corner * G_PI / 3), y + radius * sin (corner * G_PI / 3));
  cairo_close_path (cr);
}

void
adc_hex_shape_trace_arrow (cairo_t *cr, AdcHexPoint from, AdcHexPoint to, double width)
{
  const double length = hypot (to.x - from.x, to.y - from.y);
  const double head = MIN (width * 2.4, length);
  const double x = length > 0 ? (to.x - from.x) / length : 0;
  const double y = length > 0 ? (to.y - from.y) / length : 0;
  const AdcHexPoint neck = { to.x - x * head, to.y - y * head };
  const double half = width / 2, barb = width * 1.35;

  cairo_move_to (cr, from.x - y * half, from.y + x * half);
  cairo_line_to (cr, neck.x - y * half, neck.y + x * half);
  cairo_line_to (cr, neck.x - y * barb, neck.y + x * barb);
  cairo_line_to (cr, to.x, to.y);
  cairo_line_to (cr, neck.x + y * barb, neck.y - x * barb);
  cairo_line_to (cr, neck.x + y * half, neck.y - x * half);
  cairo_line_to (cr, from.x + y * half, from.y - x * half);
  cairo_close_path (cr);
}

AdcHexPoint
adc_hex_shape_mix (AdcHexPoint from, AdcHexPoint to, double part)
{
  return (AdcHexPoint){ from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part };
}

GdkRGBA
adc_hex_shape_get_colour (GtkWidget *widget, const char *name)
{
  GtkStyleContext *context = gtk_widget_get_style_context (widget);
  GdkRGBA colour;

  if (!gtk_style_context_lookup_color (context, name, &colour))
    gtk_style_context_get_color (context, &colour);

  return colour;
}

void
adc_hex_shape_set_colour (cairo_t *cr, const GdkRGBA *colour, double alpha)
{
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, colour->alpha * alpha);
}

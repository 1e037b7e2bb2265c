/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-tile-canvas.h"

#include <math.h>

#define HALO 0.075 /* width of the shade around a sign */

double
adc_tile_canvas_get_line (const AdcTileCanvas *canvas, double width, double min_pixels)
{
  return MAX (width, min_pixels / canvas->apothem);
}

void
adc_tile_canvas_fill (const AdcTileCanvas *canvas)
{
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (canvas->cr, adc_tile_canvas_get_line (canvas, HALO, 1.6));
  gdk_cairo_set_source_rgba (canvas->cr, &canvas->shade);
  cairo_stroke_preserve (canvas->cr);
  gdk_cairo_set_source_rgba (canvas->cr, &canvas->ink);
  cairo_fill (canvas->cr);
}

/* Gives the layout a text and a size, and tells what of it is to be seen, in pixels. */
static PangoRectangle
prepare (const AdcTileCanvas *canvas, const char *text, double height)
{
  PangoFontDescription *font = pango_font_description_copy (
    pango_context_get_font_description (pango_layout_get_context (canvas->layout)));
  PangoRectangle ink;

  pango_font_description_set_absolute_size (font, height * canvas->apothem * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (canvas->layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (canvas->layout, text, -1);
  pango_layout_get_pixel_extents (canvas->layout, &ink, NULL);

  return ink;
}

double
adc_tile_canvas_measure (const AdcTileCanvas *canvas, const char *text, double height)
{
  return prepare (canvas, text, height).height / canvas->apothem;
}

void
adc_tile_canvas_write (const AdcTileCanvas *canvas, const char *text, double x, double y,
                       double height, double width, const GdkRGBA *colour)
{
  const PangoRectangle ink = prepare (canvas, text, height);
  const double scale = width > 0 ? MIN (1, width * canvas->apothem / MAX (ink.width, 1)) : 1;

  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, x, y);
  cairo_scale (canvas->cr, scale / canvas->apothem, scale / canvas->apothem);
  cairo_translate (canvas->cr, -(ink.x + ink.width / 2.0), -(ink.y + ink.height / 2.0));
  gdk_cairo_set_source_rgba (canvas->cr, colour);
  pango_cairo_show_layout (canvas->cr, canvas->layout);
  cairo_restore (canvas->cr);
}

void
adc_tile_canvas_write_outlined (const AdcTileCanvas *canvas, const char *text, double x, double y,
                                double height, double width)
{
  const double reach = 0.8 / canvas->apothem;

  for (int i = 0; i < 8; i++)
    adc_tile_canvas_write (canvas, text, x + reach * cos (i * G_PI_4), y + reach * sin (i * G_PI_4),
                           height, width, &canvas->shade);
  adc_tile_canvas_write (canvas, text, x, y, height, width, &canvas->ink);
}

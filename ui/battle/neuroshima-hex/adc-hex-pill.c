/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-hex-arrows.h"

#define TEXT 0.17     /* heights, as shares of that of a hex */
#define MIN_TEXT 10   /* pixels */
#define PADDING 0.35  /* of the height of the text */

static void
get_colours (const AdcHexCanvas *canvas, AdcHexPill pill, GdkRGBA *paper, GdkRGBA *ink)
{
  static const char * const names[][2] = {
    [ADC_HEX_PILL_PLAIN] = { "window_bg_color", "window_fg_color" },
    [ADC_HEX_PILL_HURT] = { "error_bg_color", "error_fg_color" },
    [ADC_HEX_PILL_HEAL] = { "success_bg_color", "success_fg_color" },
    [ADC_HEX_PILL_VAIN] = { "window_bg_color", "window_fg_color" },
  };

  *paper = adc_hex_shape_get_colour (canvas->widget, names[pill][0]);
  *ink = adc_hex_shape_get_colour (canvas->widget, names[pill][1]);
}

static void
trace_pill (cairo_t *cr, double x, double y, double width, double height)
{
  const double radius = height / 2;

  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width / 2 - radius, y, radius, -G_PI_2, G_PI_2);
  cairo_arc (cr, x - width / 2 + radius, y, radius, G_PI_2, 3 * G_PI_2);
  cairo_close_path (cr);
}

void
adc_hex_draw_pill (const AdcHexCanvas *canvas, AdcHexPoint where, const char *text,
                   AdcHexPill pill, double alpha)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (canvas->widget, text);
  g_autoptr(PangoFontDescription) font = pango_font_description_new ();
  const double size = MAX (MIN_TEXT, canvas->height * TEXT);
  GdkRGBA paper, ink;
  int width, height;
  double total;

  get_colours (canvas, pill, &paper, &ink);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_size (layout, &width, &height);
  total = MAX (height, width + 2 * PADDING * size);

  trace_pill (canvas->cr, where.x, where.y, total, height);
  adc_hex_shape_set_colour (canvas->cr, &paper, alpha);
  cairo_fill_preserve (canvas->cr);
  cairo_set_line_width (canvas->cr, 1);
  adc_hex_shape_set_colour (canvas->cr, &ink, 0.7 * alpha);
  cairo_stroke (canvas->cr);
  cairo_move_to (canvas->cr, where.x - width / 2.0, where.y - height / 2.0);
  adc_hex_shape_set_colour (canvas->cr, &ink, (pill == ADC_HEX_PILL_VAIN ? 0.65 : 1) * alpha);
  pango_cairo_show_layout (canvas->cr, layout);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-tile-signs.h"

#include "adc-tile-sides.h"

#include <math.h>

#define LINE 0.26 /* of signs that are lines */
#define HALO 0.2  /* more than a line on each side, together */

/* Draws the lines of the path with the ink, with the shade around them. */
static void
stroke (const AdcTileCanvas *canvas, double width)
{
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  gdk_cairo_set_source_rgba (canvas->cr, &canvas->shade);
  cairo_set_line_width (canvas->cr, width + HALO);
  cairo_stroke_preserve (canvas->cr);
  gdk_cairo_set_source_rgba (canvas->cr, &canvas->ink);
  cairo_set_line_width (canvas->cr, width);
  cairo_stroke (canvas->cr);
}

/* Fills it likewise; adc_tile_canvas_fill () reckons in another scale. */
static void
fill (const AdcTileCanvas *canvas)
{
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  gdk_cairo_set_source_rgba (canvas->cr, &canvas->shade);
  cairo_set_line_width (canvas->cr, HALO);
  cairo_stroke_preserve (canvas->cr);
  gdk_cairo_set_source_rgba (canvas->cr, &canvas->ink);
  cairo_fill (canvas->cr);
}

/* Two chevrons, up for quicker, down for slower. */
static void
draw_chevrons (const AdcTileCanvas *canvas, double direction)
{
  for (int i = 0; i < 2; i++) {
    const double y = (i == 0 ? -0.5 : 0.3) * direction;

    cairo_move_to (canvas->cr, -0.7, y + 0.3 * direction);
    cairo_line_to (canvas->cr, 0, y - 0.3 * direction);
    cairo_line_to (canvas->cr, 0.7, y + 0.3 * direction);
  }
  stroke (canvas, LINE);
}

/* An arrow that comes round again. */
static void
draw_again (const AdcTileCanvas *canvas)
{
  cairo_arc (canvas->cr, 0, 0, 0.68, -G_PI * 0.25, G_PI * 1.3);
  stroke (canvas, LINE);
  cairo_move_to (canvas->cr, 0.05, -0.86);
  cairo_line_to (canvas->cr, 0.95, -0.86);
  cairo_line_to (canvas->cr, 0.62, -0.05);
  cairo_close_path (canvas->cr);
  fill (canvas);
}

static void
draw_cross (const AdcTileCanvas *canvas)
{
  const double half = 0.29;

  cairo_move_to (canvas->cr, -half, -0.9);
  cairo_line_to (canvas->cr, half, -0.9);
  cairo_line_to (canvas->cr, half, -half);
  cairo_line_to (canvas->cr, 0.9, -half);
  cairo_line_to (canvas->cr, 0.9, half);
  cairo_line_to (canvas->cr, half, half);
  cairo_line_to (canvas->cr, half, 0.9);
  cairo_line_to (canvas->cr, -half, 0.9);
  cairo_line_to (canvas->cr, -half, half);
  cairo_line_to (canvas->cr, -0.9, half);
  cairo_line_to (canvas->cr, -0.9, -half);
  cairo_line_to (canvas->cr, -half, -half);
  cairo_close_path (canvas->cr);
  fill (canvas);
}

/* A screen with a prompt. */
static void
draw_screen (const AdcTileCanvas *canvas)
{
  cairo_rectangle (canvas->cr, -0.9, -0.75, 1.8, 1.3);
  cairo_rectangle (canvas->cr, -0.5, 0.7, 1.0, 0.2);
  fill (canvas);
  cairo_move_to (canvas->cr, -0.55, -0.42);
  cairo_line_to (canvas->cr, -0.2, -0.1);
  cairo_line_to (canvas->cr, -0.55, 0.22);
  cairo_move_to (canvas->cr, 0.05, 0.22);
  cairo_line_to (canvas->cr, 0.55, 0.22);
  gdk_cairo_set_source_rgba (canvas->cr, &canvas->shade);
  cairo_set_line_width (canvas->cr, 0.2);
  cairo_stroke (canvas->cr);
}

/* An arrow to each side, one above the other. */
static void
draw_exchange (const AdcTileCanvas *canvas)
{
  for (int i = 0; i < 2; i++) {
    cairo_save (canvas->cr);
    cairo_rotate (canvas->cr, i == 0 ? G_PI_2 : -G_PI_2);
    adc_tile_trace_arrow (canvas->cr, -0.45, -0.95, 0.85, 1.75);
    cairo_restore (canvas->cr);
    fill (canvas);
  }
}

/* A load on wheels. */
static void
draw_cart (const AdcTileCanvas *canvas)
{
  cairo_rectangle (canvas->cr, -0.95, -0.6, 1.15, 0.95);
  cairo_move_to (canvas->cr, 0.32, -0.25);
  cairo_line_to (canvas->cr, 0.7, -0.25);
  cairo_line_to (canvas->cr, 0.95, 0.05);
  cairo_line_to (canvas->cr, 0.95, 0.35);
  cairo_line_to (canvas->cr, 0.32, 0.35);
  cairo_close_path (canvas->cr);
  fill (canvas);
  for (int i = 0; i < 2; i++) {
    cairo_new_sub_path (canvas->cr);
    cairo_arc (canvas->cr, i == 0 ? -0.5 : 0.55, 0.5, 0.27, 0, 2 * G_PI);
  }
  fill (canvas);
}

static void
draw_eye (const AdcTileCanvas *canvas)
{
  cairo_move_to (canvas->cr, -1, 0);
  cairo_curve_to (canvas->cr, -0.5, -0.85, 0.5, -0.85, 1, 0);
  cairo_curve_to (canvas->cr, 0.5, 0.85, -0.5, 0.85, -1, 0);
  cairo_close_path (canvas->cr);
  fill (canvas);
  cairo_arc (canvas->cr, 0, 0, 0.36, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (canvas->cr, &canvas->shade);
  cairo_fill (canvas->cr);
  cairo_arc (canvas->cr, 0.1, -0.1, 0.12, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (canvas->cr, &canvas->ink);
  cairo_fill (canvas->cr);
}

/* Arrows away from the middle: it goes anywhere. */
static void
draw_move (const AdcTileCanvas *canvas)
{
  cairo_move_to (canvas->cr, -0.6, 0);
  cairo_line_to (canvas->cr, 0.6, 0);
  cairo_move_to (canvas->cr, 0, -0.6);
  cairo_line_to (canvas->cr, 0, 0.6);
  stroke (canvas, LINE * 0.9);
  for (int i = 0; i < 4; i++) {
    cairo_save (canvas->cr);
    cairo_rotate (canvas->cr, i * G_PI_2);
    cairo_move_to (canvas->cr, 0, -1);
    cairo_line_to (canvas->cr, 0.4, -0.55);
    cairo_line_to (canvas->cr, -0.4, -0.55);
    cairo_close_path (canvas->cr);
    cairo_restore (canvas->cr);
    fill (canvas);
  }
}

static void
draw_burst (const AdcTileCanvas *canvas)
{
  const int n_rays = 9;

  for (int i = 0; i < 2 * n_rays; i++) {
    const double angle = i * G_PI / n_rays - G_PI_2;
    const double radius = i % 2 == 0 ? 1 : 0.5;

    cairo_line_to (canvas->cr, radius * cos (angle), radius * sin (angle));
  }
  cairo_close_path (canvas->cr);
  fill (canvas);
  cairo_arc (canvas->cr, 0, 0, 0.2, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (canvas->cr, &canvas->shade);
  cairo_fill (canvas->cr);
}

void
adc_tile_draw_sign (const AdcTileCanvas *canvas, AdcSymbol symbol)
{
  cairo_new_path (canvas->cr);

  switch (symbol) {
  case ADC_SYMBOL_MELEE:
    adc_tile_trace_spike (canvas->cr, 0, -1, 1.5, 2);
    fill (canvas);
    break;
  case ADC_SYMBOL_RANGED:
    adc_tile_trace_arrow (canvas->cr, 0, -1, 1.1, 2);
    fill (canvas);
    break;
  case ADC_SYMBOL_INITIATIVE:
    draw_chevrons (canvas, 1);
    break;
  case ADC_SYMBOL_SLOW:
    draw_chevrons (canvas, -1);
    break;
  case ADC_SYMBOL_AGAIN:
    draw_again (canvas);
    break;
  case ADC_SYMBOL_MEDIC:
    draw_cross (canvas);
    break;
  case ADC_SYMBOL_HACK:
    draw_screen (canvas);
    break;
  case ADC_SYMBOL_EXCHANGE:
    draw_exchange (canvas);
    break;
  case ADC_SYMBOL_CARRY:
    draw_cart (canvas);
    break;
  case ADC_SYMBOL_RECONNOITRE:
    draw_eye (canvas);
    break;
  case ADC_SYMBOL_MOVE:
    draw_move (canvas);
    break;
  case ADC_SYMBOL_EXPLODE:
    draw_burst (canvas);
    break;
  case ADC_SYMBOL_NONE:
  default:
    break;
  }
}

static void
trace_shield (cairo_t *cr)
{
  cairo_move_to (cr, -0.85, -0.85);
  cairo_line_to (cr, 0.85, -0.85);
  cairo_line_to (cr, 0.85, 0);
  cairo_curve_to (cr, 0.85, 0.5, 0.4, 0.85, 0, 1);
  cairo_curve_to (cr, -0.4, 0.85, -0.85, 0.5, -0.85, 0);
  cairo_close_path (cr);
}

/* A broken one is hollow, with a crack through it. */
void
adc_tile_draw_shield (const AdcTileCanvas *canvas, gboolean is_broken)
{
  cairo_new_path (canvas->cr);
  trace_shield (canvas->cr);
  if (!is_broken) {
    fill (canvas);
    return;
  }

  gdk_cairo_set_source_rgba (canvas->cr, &canvas->shade);
  cairo_fill_preserve (canvas->cr);
  stroke (canvas, 0.16);
  cairo_move_to (canvas->cr, 0.35, -0.8);
  cairo_line_to (canvas->cr, -0.2, -0.15);
  cairo_line_to (canvas->cr, 0.25, 0.1);
  cairo_line_to (canvas->cr, -0.1, 0.85);
  stroke (canvas, 0.16);
}

const char *
adc_tile_get_amount_prefix (AdcSymbol symbol)
{
  return symbol == ADC_SYMBOL_SLOW ? "−" : "+";
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-tile-sides.h"

#include <math.h>

/* Everything is drawn as if its side were the top one: the edge is at -1, the middle of the tile at
 * 0. */
#define EDGE          -1.0
#define TIP           -0.93 /* of what points at the edge … */
#define TIP_BELOW     -0.82 /* … unless something lies there */
#define TIP_TO_NET    -0.75
#define BASE          -0.49 /* which no blow passes */
#define TAIL          -0.48 /* where a shot begins */
#define SPIKE_LENGTH   0.37
#define SIGN_WIDTH     0.28
#define PITCH          0.29 /* from one sign to the next … */
#define CLOSE_PITCH    0.25 /* … or when there are many */
#define MAX_SIGNS      3    /* more of them are written as a number */
#define BAR_THICKNESS  0.11
#define NET_DEPTH      0.42
#define NARROW_NET     0.2  /* before an attack */
#define SOCKET_RADIUS  0.16
#define FIGURE_HEIGHT  0.24

/* How far the two ends of a side are from its middle, that far from the middle of the tile. */
static double
get_half_side (double y)
{
  return fabs (y) * tan (G_PI / 6);
}

/* Slender, so that nobody takes one of its other corners for the tip. */
void
adc_tile_trace_spike (cairo_t *cr, double x, double tip, double width, double length)
{
  width = MIN (width, length * 0.74);
  cairo_move_to (cr, x, tip);
  cairo_line_to (cr, x + width / 2, tip + length);
  cairo_line_to (cr, x - width / 2, tip + length);
  cairo_close_path (cr);
}

void
adc_tile_trace_arrow (cairo_t *cr, double x, double tip, double width, double length)
{
  const double head = MIN (width * 0.8, length * 0.6);
  const double shaft = width * 0.36;

  cairo_move_to (cr, x, tip);
  cairo_line_to (cr, x + width / 2, tip + head);
  cairo_line_to (cr, x + shaft / 2, tip + head);
  cairo_line_to (cr, x + shaft / 2, tip + length);
  cairo_line_to (cr, x - shaft / 2, tip + length);
  cairo_line_to (cr, x - shaft / 2, tip + head);
  cairo_line_to (cr, x - width / 2, tip + head);
  cairo_close_path (cr);
}

/* Two lines side by side, and two heads: it flies on. */
static void
trace_beam (cairo_t *cr, double x, double tip, double width, double length)
{
  const double head = width * 0.5;
  const double line = width * 0.2;

  for (int i = 0; i < 2; i++) {
    cairo_move_to (cr, x, tip + i * head);
    cairo_line_to (cr, x + width / 2, tip + (i + 1) * head);
    cairo_line_to (cr, x - width / 2, tip + (i + 1) * head);
    cairo_close_path (cr);
  }
  cairo_rectangle (cr, x - 1.7 * line, tip + 2 * head, line, length - 2 * head);
  cairo_rectangle (cr, x + 0.7 * line, tip + 2 * head, line, length - 2 * head);
}

static void
draw_bar (const AdcTileCanvas *canvas)
{
  const double bottom = EDGE + 0.03 + BAR_THICKNESS;
  const double top_half = get_half_side (EDGE + 0.03) - 0.035;
  const double bottom_half = get_half_side (bottom) - 0.035;

  cairo_move_to (canvas->cr, -top_half, EDGE + 0.03);
  cairo_line_to (canvas->cr, top_half, EDGE + 0.03);
  cairo_line_to (canvas->cr, bottom_half, bottom);
  cairo_line_to (canvas->cr, -bottom_half, bottom);
  cairo_close_path (canvas->cr);
  adc_tile_canvas_fill (canvas);
}

/* Meshes over the whole side. */
static void
draw_net (const AdcTileCanvas *canvas, double depth)
{
  const double top = EDGE + 0.04;
  const double bottom = top + depth;
  const double top_half = get_half_side (top) - 0.03;
  const double bottom_half = get_half_side (bottom) - 0.03;
  const double mesh = adc_tile_canvas_get_line (canvas, 0.14, 4.5);
  GdkRGBA ground = canvas->shade;

  cairo_save (canvas->cr);
  cairo_move_to (canvas->cr, -top_half, top);
  cairo_line_to (canvas->cr, top_half, top);
  cairo_line_to (canvas->cr, bottom_half, bottom);
  cairo_line_to (canvas->cr, -bottom_half, bottom);
  cairo_close_path (canvas->cr);
  ground.alpha = 0.75;
  gdk_cairo_set_source_rgba (canvas->cr, &ground);
  cairo_fill_preserve (canvas->cr);
  gdk_cairo_set_source_rgba (canvas->cr, &canvas->ink);
  cairo_set_line_width (canvas->cr, adc_tile_canvas_get_line (canvas, 0.035, 1.2));
  cairo_stroke_preserve (canvas->cr);
  cairo_clip (canvas->cr);
  for (double x = -2; x < 2; x += mesh) {
    cairo_move_to (canvas->cr, x, top);
    cairo_line_to (canvas->cr, x + 1, top + 1);
    cairo_move_to (canvas->cr, x, top);
    cairo_line_to (canvas->cr, x - 1, top + 1);
  }
  cairo_set_line_width (canvas->cr, adc_tile_canvas_get_line (canvas, 0.025, 1));
  cairo_stroke (canvas->cr);
  cairo_restore (canvas->cr);
}

/* Half a disc with a hole, on a wire from the middle where that is free. */
static void
draw_socket (const AdcTileCanvas *canvas, gboolean has_wire)
{
  if (has_wire) {
    cairo_rectangle (canvas->cr, -0.03, EDGE + SOCKET_RADIUS, 0.06, 0.56 - SOCKET_RADIUS);
    gdk_cairo_set_source_rgba (canvas->cr, &canvas->ink);
    cairo_fill (canvas->cr);
  }

  cairo_arc (canvas->cr, 0, EDGE + 0.01, SOCKET_RADIUS, 0, G_PI);
  cairo_close_path (canvas->cr);
  adc_tile_canvas_fill (canvas);
  cairo_arc (canvas->cr, 0, EDGE + 0.01, SOCKET_RADIUS * 0.48, 0, G_PI);
  cairo_close_path (canvas->cr);
  gdk_cairo_set_source_rgba (canvas->cr, &canvas->shade);
  cairo_fill (canvas->cr);
}

typedef void (*TraceFunc) (cairo_t *cr, double x, double tip, double width, double length);

/* Upright, whichever way the side is turned. */
static void
write_strength (const AdcTileCanvas *canvas, guint strength, double x, double y, double angle)
{
  char text[4];

  g_snprintf (text, sizeof text, "%u", strength);
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, x, y);
  cairo_rotate (canvas->cr, -angle);
  cairo_arc (canvas->cr, 0, 0, FIGURE_HEIGHT * 0.62, 0, 2 * G_PI);
  adc_tile_canvas_fill (canvas);
  adc_tile_canvas_write (canvas, text, 0, 0, FIGURE_HEIGHT, FIGURE_HEIGHT, &canvas->shade);
  cairo_restore (canvas->cr);
}

/* As many signs as the attacks on the side are strong; where that is too many, one of each sort
 * with a number. */
static void
draw_attacks (const AdcTileCanvas *canvas, const AdcTile *tile, guint side, double tip,
              double angle)
{
  const struct {
    TraceFunc trace;
    guint     strength;
    double    length;
  } sorts[] = {
    { adc_tile_trace_spike, tile->melee[side], MIN (SPIKE_LENGTH, BASE - tip) },
    { adc_tile_trace_arrow, tile->ranged[side], TAIL - tip },
    { trace_beam, tile->beam[side], TAIL - tip },
  };
  guint n_signs = 0, n_sorts = 0;
  gboolean is_written;
  double pitch, x;

  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++) {
    n_signs += sorts[i].strength;
    n_sorts += sorts[i].strength > 0;
  }

  is_written = n_signs > MAX_SIGNS;
  if (is_written)
    n_signs = n_sorts;
  pitch = n_signs == MAX_SIGNS ? CLOSE_PITCH : PITCH;
  x = -pitch * (n_signs - 1.0) / 2;
  for (guint i = 0; i < G_N_ELEMENTS (sorts); i++) {
    const guint n = is_written ? MIN (sorts[i].strength, 1) : sorts[i].strength;

    for (guint j = 0; j < n; j++, x += pitch) {
      sorts[i].trace (canvas->cr, x, tip, MIN (SIGN_WIDTH, pitch), sorts[i].length);
      adc_tile_canvas_fill (canvas);
      if (is_written && sorts[i].strength > 1)
        write_strength (canvas, sorts[i].strength, x, TAIL, angle);
    }
  }
}

static void
draw_side (const AdcTileCanvas *canvas, const AdcTile *tile, guint side, double angle)
{
  const gboolean has_attack = tile->melee[side] || tile->ranged[side] || tile->beam[side];
  double tip = TIP;

  if (tile->net[side]) {
    draw_net (canvas, has_attack ? NARROW_NET : NET_DEPTH);
    tip = TIP_TO_NET;
  }
  if (tile->armour[side]) {
    draw_bar (canvas);
    tip = MAX (tip, TIP_BELOW);
  }
  if (tile->link[side]) {
    draw_socket (canvas, !has_attack);
    tip = MAX (tip, TIP_BELOW);
  }
  if (has_attack)
    draw_attacks (canvas, tile, side, tip, angle);
}

void
adc_tile_draw_sides (const AdcTileCanvas *canvas, const AdcTile *tile, guint rotation)
{
  for (guint i = 0; i < ADC_SIDES_N; i++) {
    const double angle = ((i + rotation) % ADC_SIDES_N) * G_PI / 3;

    cairo_save (canvas->cr);
    cairo_rotate (canvas->cr, angle);
    draw_side (canvas, tile, i, angle);
    cairo_restore (canvas->cr);
  }
}

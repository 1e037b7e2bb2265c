/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-canvas.h"

#include "adc-grid-way.h"

/* A little beside the middle, so that what is in a tile can still be read. */
#define ASIDE 0.32

static void
get_end (const AdcGridCanvas *canvas, guint place, double *x, double *y)
{
  adc_grid_get_centre (canvas, place, x, y);
  *y += canvas->size * ASIDE;
}

static void
paint_explored (const AdcGridCanvas *canvas)
{
  static const double dashes[] = { 5, 3 };
  const guint explored = adc_grid_map_get_explored (adc_grid_desk_get_map (canvas->desk));

  if (explored == ADC_GRID_NOWHERE)
    return;

  adc_grid_set_colour (canvas, ADC_GRID_ACCENT, 1);
  cairo_set_line_width (canvas->cr, 2.5);
  cairo_set_dash (canvas->cr, dashes, 2, 0);
  adc_grid_outline (canvas, explored, canvas->size * 0.02);
  cairo_stroke (canvas->cr);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
}

/* A triangle where one starts, a flag where one goes. */
static void
paint_ends (const AdcGridCanvas *canvas)
{
  AdcGridMap *map = adc_grid_desk_get_map (canvas->desk);
  const double half = canvas->size * 0.13;
  double x, y;

  adc_grid_set_colour (canvas, ADC_GRID_ACCENT, 1);
  if (adc_grid_map_get_from (map) != ADC_GRID_NOWHERE) {
    get_end (canvas, adc_grid_map_get_from (map), &x, &y);
    cairo_move_to (canvas->cr, x - half, y - half);
    cairo_line_to (canvas->cr, x + half, y);
    cairo_line_to (canvas->cr, x - half, y + half);
    cairo_close_path (canvas->cr);
    cairo_fill (canvas->cr);
  }
  if (adc_grid_map_get_to (map) != ADC_GRID_NOWHERE) {
    get_end (canvas, adc_grid_map_get_to (map), &x, &y);
    cairo_set_line_width (canvas->cr, 2);
    cairo_move_to (canvas->cr, x - half / 2, y + half);
    cairo_line_to (canvas->cr, x - half / 2, y - half);
    cairo_stroke (canvas->cr);
    cairo_rectangle (canvas->cr, x - half / 2, y - half, half * 1.6, half * 1.1);
    cairo_fill (canvas->cr);
  }
}

/* With how many moves one is there, as long as no goal says which way. */
static void
paint_reach (const AdcGridCanvas *canvas)
{
  AdcGridMap *map = adc_grid_desk_get_map (canvas->desk);
  g_autofree guint *reach = adc_grid_reach (map);

  if (reach == NULL || adc_grid_map_get_to (map) != ADC_GRID_NOWHERE)
    return;

  adc_grid_set_colour (canvas, ADC_GRID_ACCENT, 1);
  for (guint cell = 0; cell < adc_grid_map_get_n_cells (map); cell++) {
    g_autofree char *text = NULL;
    double x, y;

    if (adc_grid_map_get_place (map, cell) != cell || cell == adc_grid_map_get_from (map))
      continue;
    text = reach[cell] != ADC_GRID_NOWHERE ? g_strdup_printf ("%u", reach[cell]) : g_strdup ("–");
    get_end (canvas, cell, &x, &y);
    adc_grid_write (canvas, text, x, y, MAX (9, canvas->size * 0.24), TRUE);
  }
}

static void
paint_step (const AdcGridCanvas *canvas, const AdcGridStep *step, guint number)
{
  static const double dashes[] = { 2, 4 };
  AdcGridMap *map = adc_grid_desk_get_map (canvas->desk);
  g_autofree char *text = g_strdup_printf ("%u", number);
  const gboolean is_jump = step->move != 0 || (adc_grid_map_is_jump (map, step->from) &&
                                               adc_grid_map_is_jump (map, step->to));
  double from_x, from_y, x, y;

  get_end (canvas, step->from, &from_x, &from_y);
  get_end (canvas, step->to, &x, &y);
  adc_grid_set_colour (canvas, ADC_GRID_ACCENT, 1);
  cairo_set_line_width (canvas->cr, 3);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_ROUND);
  if (is_jump)
    cairo_set_dash (canvas->cr, dashes, 2, 0);
  cairo_move_to (canvas->cr, from_x, from_y);
  cairo_line_to (canvas->cr, x, y);
  cairo_stroke (canvas->cr);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
  cairo_set_line_cap (canvas->cr, CAIRO_LINE_CAP_BUTT);
  /* Half way, where no other step is. */
  x = (from_x + x) / 2;
  y = (from_y + y) / 2;
  cairo_arc (canvas->cr, x, y, 7, 0, 2 * G_PI);
  adc_grid_set_colour (canvas, ADC_GRID_PAPER, 1);
  cairo_fill_preserve (canvas->cr);
  adc_grid_set_colour (canvas, ADC_GRID_ACCENT, 1);
  cairo_set_line_width (canvas->cr, 1.2);
  cairo_stroke (canvas->cr);
  adc_grid_write (canvas, text, x, y, 10, TRUE);
}

void
adc_grid_paint_way (const AdcGridCanvas *canvas)
{
  AdcGridMap *map = adc_grid_desk_get_map (canvas->desk);
  g_autoptr(GPtrArray) ways = adc_grid_list_ways (map);
  const guint shown = adc_grid_desk_get_way (canvas->desk);

  paint_explored (canvas);
  paint_reach (canvas);
  if (ways != NULL && shown < ways->len) {
    const AdcGridWay *way = ways->pdata[shown];

    for (guint i = 0; i < way->steps->len; i++)
      paint_step (canvas, &g_array_index (way->steps, AdcGridStep, i), i + 1);
  }
  paint_ends (canvas);
}

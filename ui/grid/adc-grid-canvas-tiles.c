/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-canvas.h"

#include "adc-grid-base.h"
#include "adc-grid-words.h"
#include "adc-orbit-painter.h"

/* Kinds of rooms and players, as many as there may be; letters and numbers say the same. */
static const char * const colours[] = { "#3584e4", "#e5a50a", "#2ec27e", "#e66100", "#9141ac",
                                        "#c64600", "#77767b" };

static void
set_kind_colour (const AdcGridCanvas *canvas, guint number, double alpha)
{
  const GdkRGBA colour = adc_orbit_parse (colours[number % G_N_ELEMENTS (colours)]);

  adc_orbit_set_colour (canvas->cr, &colour, alpha);
}

static guint
get_number (AdcGridMap *map, const AdcGridTile *tile)
{
  guint number = 0;

  g_ptr_array_find (adc_grid_get_tiles (adc_grid_map_get_grid (map)), tile, &number);
  return number;
}

static char *
dup_letter (const AdcGridTile *tile)
{
  const char *title = adc_text_get (tile->title);

  return g_utf8_substring (title, 0, 1);
}

/* What walls are: lines across. */
static void
hatch (const AdcGridCanvas *canvas, guint cell)
{
  const guint columns = adc_grid_map_get_columns (adc_grid_desk_get_map (canvas->desk));
  const double left = canvas->x + cell % columns * canvas->size;
  const double top = canvas->y + cell / columns * canvas->size;

  cairo_save (canvas->cr);
  cairo_rectangle (canvas->cr, left, top, canvas->size, canvas->size);
  cairo_clip (canvas->cr);
  adc_grid_set_colour (canvas, ADC_GRID_INK, 0.35);
  cairo_set_line_width (canvas->cr, 2);
  for (double at = -canvas->size; at < canvas->size; at += canvas->size / 4) {
    cairo_move_to (canvas->cr, left + at, top + canvas->size);
    cairo_line_to (canvas->cr, left + at + canvas->size, top);
  }
  cairo_stroke (canvas->cr);
  cairo_restore (canvas->cr);
}

static void
paint_disc (const AdcGridCanvas *canvas, double x, double y, const char *text)
{
  const double radius = MAX (6, canvas->size * 0.17);

  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, x, y, radius, 0, 2 * G_PI);
  adc_grid_set_colour (canvas, ADC_GRID_PAPER, 1);
  cairo_fill_preserve (canvas->cr);
  adc_grid_set_colour (canvas, ADC_GRID_INK, 0.9);
  cairo_set_line_width (canvas->cr, 1.2);
  cairo_stroke (canvas->cr);
  adc_grid_write (canvas, text, x, y, radius * 1.3, TRUE);
}

/* In the corners: what the example calls it, the token. */
static void
paint_badges (const AdcGridCanvas *canvas, guint cell)
{
  AdcGridMap *map = adc_grid_desk_get_map (canvas->desk);
  const guint columns = adc_grid_map_get_columns (map);
  const double left = canvas->x + cell % columns * canvas->size;
  const double top = canvas->y + cell / columns * canvas->size;
  const double inset = canvas->size * 0.23;

  if (adc_grid_map_get_mark (map, cell) != NULL)
    paint_disc (canvas, left + inset, top + inset, adc_grid_map_get_mark (map, cell));
  if (adc_grid_map_has_token (map, cell))
    paint_disc (canvas, left + canvas->size - inset, top + inset, "?");
}

static void
paint_room (const AdcGridCanvas *canvas, guint cell, const AdcGridTile *tile)
{
  AdcGridMap *map = adc_grid_desk_get_map (canvas->desk);
  g_autofree char *letter = dup_letter (tile);
  double x, y;

  adc_grid_get_centre (canvas, cell, &x, &y);
  adc_grid_outline (canvas, cell, canvas->size * 0.05);
  adc_grid_set_colour (canvas, ADC_GRID_PAPER, 1);
  cairo_fill_preserve (canvas->cr);
  set_kind_colour (canvas, get_number (map, tile), 0.28);
  cairo_fill_preserve (canvas->cr);
  set_kind_colour (canvas, get_number (map, tile), 1);
  cairo_set_line_width (canvas->cr, 1.5);
  cairo_stroke (canvas->cr);
  if (tile->kind == ADC_GRID_JUMP) {
    cairo_new_path (canvas->cr);
    cairo_arc (canvas->cr, x, y, canvas->size * 0.32, 0, 2 * G_PI);
    cairo_stroke (canvas->cr);
  }
  adc_grid_set_colour (canvas, ADC_GRID_INK, 0.9);
  adc_grid_write (canvas, letter, x, y, canvas->size * 0.36, TRUE);
}

/* From the base into each of the cells it touches. */
static void
paint_exits (const AdcGridCanvas *canvas, const AdcGridBase *base, const AdcGridTile *tile)
{
  static const int directions[][2] = { { 0, -1 }, { 1, 0 }, { 0, 1 }, { -1, 0 } };
  AdcGridMap *map = adc_grid_desk_get_map (canvas->desk);
  const int right = directions[base->faces][0], down = directions[base->faces][1];
  const double half = canvas->size * 0.14;

  for (guint n = 0; n < tile->exits; n++) {
    const guint cell = adc_grid_base_get_exit (base, tile, adc_grid_map_get_columns (map),
                                               adc_grid_map_get_rows (map), n);
    double x, y;

    if (cell == ADC_GRID_NOWHERE)
      continue;
    x = canvas->x + (cell % adc_grid_map_get_columns (map) + 0.5 - right * 0.5) * canvas->size;
    y = canvas->y + (cell / adc_grid_map_get_columns (map) + 0.5 - down * 0.5) * canvas->size;
    cairo_move_to (canvas->cr, x - down * half - right * half, y - right * half - down * half);
    cairo_line_to (canvas->cr, x + right * half, y + down * half);
    cairo_line_to (canvas->cr, x + down * half - right * half, y + right * half - down * half);
    cairo_close_path (canvas->cr);
    cairo_fill (canvas->cr);
  }
}

static void
paint_base (const AdcGridCanvas *canvas, const AdcGridBase *base, const AdcGridTile *tile)
{
  g_autofree char *player = adc_grid_dup_player (base->owner);
  const guint number = base->owner > 0 ? base->owner - 1 : G_N_ELEMENTS (colours) - 1;
  double x, y;

  adc_grid_get_centre (canvas, base->cell, &x, &y);
  adc_grid_outline (canvas, base->cell, canvas->size * 0.05);
  adc_grid_set_colour (canvas, ADC_GRID_PAPER, 1);
  cairo_fill_preserve (canvas->cr);
  set_kind_colour (canvas, number, 0.16);
  cairo_fill_preserve (canvas->cr);
  set_kind_colour (canvas, number, 1);
  cairo_set_line_width (canvas->cr, 2.5);
  cairo_stroke (canvas->cr);
  paint_exits (canvas, base, tile);
  adc_grid_set_colour (canvas, ADC_GRID_INK, 0.9);
  adc_grid_write (canvas, adc_text_get (tile->title), x, y - canvas->size * 0.2,
                  canvas->size * 0.34, TRUE);
  adc_grid_write (canvas, player, x, y + canvas->size * 0.25, canvas->size * 0.28, FALSE);
}

void
adc_grid_paint_tiles (const AdcGridCanvas *canvas)
{
  AdcGridMap *map = adc_grid_desk_get_map (canvas->desk);

  for (guint cell = 0; cell < adc_grid_map_get_n_cells (map); cell++) {
    const AdcGridTile *tile = adc_grid_map_get_tile (map, cell);
    const AdcGridBase *base = adc_grid_map_get_base (map, cell);

    if (base != NULL && base->cell == cell)
      paint_base (canvas, base, tile);
    else if (base == NULL && tile != NULL && tile->kind == ADC_GRID_WALL)
      hatch (canvas, cell);
    else if (base == NULL && tile != NULL)
      paint_room (canvas, cell, tile);
  }
  /* Marks stand in empty cells too. */
  for (guint cell = 0; cell < adc_grid_map_get_n_cells (map); cell++)
    paint_badges (canvas, cell);
}

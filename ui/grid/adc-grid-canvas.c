/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-grid-canvas.h"

#include "adc-grid-base.h"
#include "adc-orbit-painter.h"

#include <math.h>

#define FAINT 0.14

void
adc_grid_set_colour (const AdcGridCanvas *canvas, AdcGridColour colour, double alpha)
{
  static const struct { const char *name; const char *otherwise; } colours[] = {
    [ADC_GRID_INK] = { "window_fg_color", "#000000" },
    [ADC_GRID_ACCENT] = { "accent_color", "#1c71d8" },
    [ADC_GRID_ERROR] = { "error_color", "#c01c28" },
    [ADC_GRID_GROUND] = { "card_bg_color", "#ffffff" },
    [ADC_GRID_PAPER] = { "view_bg_color", "#ffffff" }, /* nothing shines through */
  };
  const GdkRGBA found = adc_orbit_get_colour (canvas->widget, colours[colour].name,
                                              colours[colour].otherwise);

  adc_orbit_set_colour (canvas->cr, &found, alpha);
}

static void
get_box (const AdcGridCanvas *canvas, guint cell, graphene_rect_t *box)
{
  AdcGridMap *map = adc_grid_desk_get_map (canvas->desk);
  const AdcGridBase *base = adc_grid_map_get_base (map, cell);
  const guint columns = adc_grid_map_get_columns (map);
  guint width = 1, height = 1;

  if (base != NULL) {
    cell = base->cell;
    adc_grid_base_get_size (base, adc_grid_map_get_tile (map, cell), &width, &height);
  }
  graphene_rect_init (box, canvas->x + cell % columns * canvas->size,
                      canvas->y + cell / columns * canvas->size, width * canvas->size,
                      height * canvas->size);
}

void
adc_grid_get_centre (const AdcGridCanvas *canvas, guint place, double *x, double *y)
{
  graphene_rect_t box;

  get_box (canvas, place, &box);
  *x = box.origin.x + box.size.width / 2;
  *y = box.origin.y + box.size.height / 2;
}

void
adc_grid_outline (const AdcGridCanvas *canvas, guint cell, double inset)
{
  const double radius = canvas->size * 0.12;
  graphene_rect_t box;
  double left, top, right, bottom;

  get_box (canvas, cell, &box);
  left = box.origin.x + inset;
  top = box.origin.y + inset;
  right = box.origin.x + box.size.width - inset;
  bottom = box.origin.y + box.size.height - inset;
  cairo_new_sub_path (canvas->cr);
  cairo_arc (canvas->cr, right - radius, top + radius, radius, -G_PI / 2, 0);
  cairo_arc (canvas->cr, right - radius, bottom - radius, radius, 0, G_PI / 2);
  cairo_arc (canvas->cr, left + radius, bottom - radius, radius, G_PI / 2, G_PI);
  cairo_arc (canvas->cr, left + radius, top + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (canvas->cr);
}

void
adc_grid_write (const AdcGridCanvas *canvas, const char *text, double x, double y, double height,
                gboolean is_bold)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (canvas->widget, text);
  g_autoptr(PangoFontDescription) font = pango_font_description_new ();
  PangoRectangle logical;

  pango_font_description_set_absolute_size (font, height * PANGO_SCALE);
  if (is_bold)
    pango_font_description_set_weight (font, PANGO_WEIGHT_BOLD);
  pango_layout_set_font_description (layout, font);
  pango_layout_get_pixel_extents (layout, NULL, &logical);
  cairo_move_to (canvas->cr, x - logical.width / 2.0, y - logical.height / 2.0);
  pango_cairo_show_layout (canvas->cr, layout);
}

/* The lines, with the letters and numbers that cells are called by. */
static void
paint_frame (const AdcGridCanvas *canvas)
{
  AdcGridMap *map = adc_grid_desk_get_map (canvas->desk);
  const guint columns = adc_grid_map_get_columns (map), rows = adc_grid_map_get_rows (map);
  const double right = canvas->x + columns * canvas->size, down = canvas->y + rows * canvas->size;
  const double height = CLAMP (canvas->size * 0.3, 9, 13);

  adc_grid_set_colour (canvas, ADC_GRID_GROUND, 1);
  cairo_rectangle (canvas->cr, canvas->x, canvas->y, right - canvas->x, down - canvas->y);
  cairo_fill (canvas->cr);
  adc_grid_set_colour (canvas, ADC_GRID_INK, FAINT);
  cairo_set_line_width (canvas->cr, 1);
  for (guint column = 0; column <= columns; column++) {
    cairo_move_to (canvas->cr, floor (canvas->x + column * canvas->size) + 0.5, canvas->y);
    cairo_line_to (canvas->cr, floor (canvas->x + column * canvas->size) + 0.5, down);
  }
  for (guint row = 0; row <= rows; row++) {
    cairo_move_to (canvas->cr, canvas->x, floor (canvas->y + row * canvas->size) + 0.5);
    cairo_line_to (canvas->cr, right, floor (canvas->y + row * canvas->size) + 0.5);
  }
  cairo_stroke (canvas->cr);
  adc_grid_set_colour (canvas, ADC_GRID_INK, 0.65);
  for (guint column = 0; column < columns; column++) {
    g_autofree char *name = adc_grid_dup_name (columns, column);

    name[strlen (name) - 1] = '\0'; /* the row */
    adc_grid_write (canvas, name, canvas->x + (column + 0.5) * canvas->size, canvas->y - 8, height,
                    FALSE);
  }
  for (guint row = 0; row < rows; row++) {
    g_autofree char *name = g_strdup_printf ("%u", row + 1);

    adc_grid_write (canvas, name, canvas->x - 9, canvas->y + (row + 0.5) * canvas->size, height,
                    FALSE);
  }
}

static void
paint_plus (const AdcGridCanvas *canvas, double x, double y)
{
  const double half = canvas->size * 0.2;

  cairo_move_to (canvas->cr, x - half, y);
  cairo_line_to (canvas->cr, x + half, y);
  cairo_move_to (canvas->cr, x, y - half);
  cairo_line_to (canvas->cr, x, y + half);
  cairo_stroke (canvas->cr);
}

static void
paint_cross (const AdcGridCanvas *canvas, double x, double y)
{
  const double half = canvas->size * 0.13;

  cairo_move_to (canvas->cr, x - half, y - half);
  cairo_line_to (canvas->cr, x + half, y + half);
  cairo_move_to (canvas->cr, x - half, y + half);
  cairo_line_to (canvas->cr, x + half, y - half);
  cairo_stroke (canvas->cr);
}

/* Where the tile that is asked about may go, and where it touches what it must, but may not. */
static void
paint_spots (const AdcGridCanvas *canvas)
{
  AdcGridMap *map = adc_grid_desk_get_map (canvas->desk);

  for (guint cell = 0; cell < adc_grid_map_get_n_cells (map); cell++) {
    g_autoptr(AdcGridSpot) spot = adc_grid_desk_check (canvas->desk, cell);
    double x, y;

    if (spot == NULL || !spot->is_beside)
      continue;

    adc_grid_get_centre (canvas, cell, &x, &y);
    cairo_set_line_width (canvas->cr, MAX (1.5, canvas->size * 0.05));
    if (spot->is_allowed) {
      adc_grid_outline (canvas, cell, canvas->size * 0.1);
      adc_grid_set_colour (canvas, ADC_GRID_ACCENT, 0.22);
      cairo_fill_preserve (canvas->cr);
      adc_grid_set_colour (canvas, ADC_GRID_ACCENT, 0.9);
      cairo_set_line_width (canvas->cr, 1);
      cairo_stroke (canvas->cr);
      cairo_set_line_width (canvas->cr, MAX (1.5, canvas->size * 0.05));
      paint_plus (canvas, x, y);
    } else {
      adc_grid_set_colour (canvas, ADC_GRID_ERROR, 0.8);
      paint_cross (canvas, x, y);
    }
  }
}

static void
paint_cells (const AdcGridCanvas *canvas, GArray *cells)
{
  for (guint i = 0; i < cells->len; i++) {
    adc_grid_outline (canvas, g_array_index (cells, guint, i), canvas->size * 0.04);
    cairo_stroke (canvas->cr);
  }
}

/* Why the cell that is looked at is refused: the square, or the way to the jump too near. */
static void
paint_cause (const AdcGridCanvas *canvas)
{
  static const double dashes[] = { 4, 3 };
  const guint cursor = adc_grid_desk_get_cursor (canvas->desk);
  AdcGridMap *map = adc_grid_desk_get_map (canvas->desk);
  const guint gap = adc_grid_get_rules (adc_grid_map_get_grid (map))->gap;
  g_autoptr(AdcGridSpot) spot = adc_grid_desk_check (canvas->desk, cursor);

  if (spot == NULL || spot->is_allowed || !spot->is_beside)
    return;

  adc_grid_set_colour (canvas, ADC_GRID_ERROR, 1);
  cairo_set_line_width (canvas->cr, 2);
  cairo_set_dash (canvas->cr, dashes, 2, 0);
  if (spot->square != NULL)
    paint_cells (canvas, spot->square);
  if (spot->path != NULL && spot->path->len - 1 < gap) {
    double x, y;

    paint_cells (canvas, spot->path);
    adc_grid_get_centre (canvas, cursor, &x, &y);
    cairo_move_to (canvas->cr, x, y);
    for (guint i = 0; i < spot->path->len; i++) {
      adc_grid_get_centre (canvas, g_array_index (spot->path, guint, i), &x, &y);
      cairo_line_to (canvas->cr, x, y);
    }
    cairo_stroke (canvas->cr);
  }
  cairo_set_dash (canvas->cr, NULL, 0, 0);
}

static void
paint_cursor (const AdcGridCanvas *canvas)
{
  const guint columns = adc_grid_map_get_columns (adc_grid_desk_get_map (canvas->desk));
  const guint cursor = adc_grid_desk_get_cursor (canvas->desk);

  adc_grid_set_colour (canvas, ADC_GRID_ACCENT, gtk_widget_has_focus (canvas->widget) ? 1 : 0.6);
  cairo_set_line_width (canvas->cr, gtk_widget_has_focus (canvas->widget) ? 3 : 2);
  cairo_rectangle (canvas->cr, canvas->x + cursor % columns * canvas->size + 1,
                   canvas->y + cursor / columns * canvas->size + 1, canvas->size - 2,
                   canvas->size - 2);
  cairo_stroke (canvas->cr);
}

void
adc_grid_paint (const AdcGridCanvas *canvas)
{
  paint_frame (canvas);
  adc_grid_paint_tiles (canvas);
  paint_spots (canvas);
  paint_cause (canvas);
  adc_grid_paint_way (canvas);
  paint_cursor (canvas);
}

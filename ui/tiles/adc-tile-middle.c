/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-tile-middle.h"

#include "adc-tile-signs.h"

#include <math.h>

/* Pixels from a side to the middle from which on there is room for … */
#define ROOM_FOR_ROWS   31 /* a second row */
#define ROOM_FOR_ALL    46 /* what may be left out: an X beside what is always at work anyway */
#define ROOM_FOR_NAME   90

#define ROOM_FOR_AMOUNTS 13 /* pixels: the height of a row from which on they can be read */

#define MAX_WIDTH   0.96 /* of a row … */
#define LOWER_WIDTH 0.78 /* … and of one between what points down */
#define PLATE       0.5  /* radius of the ground under it all */
#define NAME_WIDTH  0.74
#define NAME_TOP    0.29
#define NAME_HEIGHT 0.11
#define GAP         0.12 /* between two things, as a share of their height */
#define MAX_SHIELDS 3    /* more of them are a number */
#define MAX_ITEMS   10

typedef enum { ITEM_DISC, ITEM_SHIELD, ITEM_NUMBER, ITEM_SIGN } ItemKind;

/* One thing in a row. */
typedef struct {
  ItemKind  kind;
  AdcSymbol symbol;
  gboolean  is_other; /* a disc that is not as printed, a shield that is broken */
  char      text[8];
} Item;

typedef struct {
  Item  items[MAX_ITEMS];
  guint n_items;
} Row;

static Item *
add_item (Row *row, ItemKind kind)
{
  Item *item = &row->items[MIN (row->n_items, MAX_ITEMS - 1)];

  row->n_items = MIN (row->n_items + 1, MAX_ITEMS);
  *item = (Item) { .kind = kind };
  return item;
}

static void
add_initiatives (Row *row, const AdcTileLook *look)
{
  const AdcTile *tile = look->tile;

  for (guint i = 0; i < ADC_TILE_INITIATIVES; i++) {
    const gboolean is_printed = i < tile->n_initiatives;
    const int now = look->initiatives[i];

    if (is_printed || now >= 0) {
      Item *item = add_item (row, ITEM_DISC);

      item->is_other = now >= 0 && (!is_printed || now != tile->initiatives[i]);
      g_snprintf (item->text, sizeof item->text, "%d", now >= 0 ? now : tile->initiatives[i]);
    }
  }
}

static void
add_always (Row *row)
{
  g_snprintf (add_item (row, ITEM_DISC)->text, sizeof row->items[0].text, "X");
}

static void
add_signs (Row *row, const AdcTile *tile)
{
  for (guint i = 0; i < MIN (tile->n_signs, ADC_TILE_SIGNS); i++) {
    Item *item = add_item (row, ITEM_SIGN);

    item->symbol = tile->signs[i].symbol;
    if (tile->signs[i].amount > 0)
      g_snprintf (item->text, sizeof item->text, "%s%d",
                  adc_tile_get_amount_prefix (item->symbol), MIN (tile->signs[i].amount, 99));
  }
}

/* What it can still take: a shield each, or the number of them. */
static void
add_shields (Row *row, const AdcTileLook *look)
{
  const int toughness = MAX (look->tile->toughness, look->wounds);

  if (look->points >= 0 || toughness > MAX_SHIELDS) {
    const int left = look->points >= 0 ? look->points : look->tile->toughness - look->wounds;

    g_snprintf (add_item (row, ITEM_NUMBER)->text, sizeof row->items[0].text, "%d",
                CLAMP (left, 0, 999));
    return;
  }

  for (int i = 0; i < toughness; i++)
    add_item (row, ITEM_SHIELD)->is_other = i >= toughness - look->wounds;
}

/* As a share of the height of its row. */
static double
get_item_width (const Item *item)
{
  switch (item->kind) {
  case ITEM_SHIELD:
    return 0.8;
  case ITEM_NUMBER:
    return 1.15;
  case ITEM_SIGN:
    return *item->text != '\0' ? 1.75 : 1;
  case ITEM_DISC:
  default:
    return 1;
  }
}

static double
get_row_width (const Row *row)
{
  double width = 0;

  for (guint i = 0; i < row->n_items; i++)
    width += get_item_width (&row->items[i]) + (i > 0 ? GAP : 0);

  return width;
}

/* What is not as printed is a ring. */
static void
draw_disc (const AdcTileCanvas *canvas, const Item *item, double x, double y, double height)
{
  const double line = adc_tile_canvas_get_line (canvas, 0.035, 1.2);

  cairo_arc (canvas->cr, x, y, height / 2, 0, 2 * G_PI);
  adc_tile_canvas_fill (canvas);
  if (item->is_other) {
    cairo_arc (canvas->cr, x, y, height / 2 - line, 0, 2 * G_PI);
    gdk_cairo_set_source_rgba (canvas->cr, &canvas->shade);
    cairo_fill (canvas->cr);
  }
  adc_tile_canvas_write (canvas, item->text, x, y, height * 0.84, height * 0.74,
                         item->is_other ? &canvas->ink : &canvas->shade);
}

static void
draw_scaled (const AdcTileCanvas *canvas, const Item *item, double x, double y, double height)
{
  cairo_save (canvas->cr);
  cairo_translate (canvas->cr, x, y);
  cairo_scale (canvas->cr, height / 2, height / 2);
  if (item->kind == ITEM_SIGN)
    adc_tile_draw_sign (canvas, item->symbol);
  else
    adc_tile_draw_shield (canvas, item->is_other);
  cairo_restore (canvas->cr);
}

static void
draw_item (const AdcTileCanvas *canvas, const Item *item, double x, double y, double height)
{
  const double width = get_item_width (item) * height;

  switch (item->kind) {
  case ITEM_DISC:
    draw_disc (canvas, item, x + width / 2, y, height);
    break;
  case ITEM_SHIELD:
    draw_scaled (canvas, item, x + width / 2, y, height * 0.9);
    break;
  case ITEM_NUMBER:
    draw_scaled (canvas, item, x + width / 2, y, height * 1.15);
    adc_tile_canvas_write (canvas, item->text, x + width / 2, y - height * 0.06, height * 0.72,
                           height * 0.8, &canvas->shade);
    break;
  case ITEM_SIGN:
  default:
    draw_scaled (canvas, item, x + height * 0.45, y, height * 0.9);
    if (*item->text != '\0')
      adc_tile_canvas_write_outlined (canvas, item->text, x + height * 1.35, y, height * 0.8,
                                      height * 0.8);
    break;
  }
}

/* The amounts of signs are the first to go: without them the signs themselves are larger. */
static void
drop_amounts (Row *row)
{
  for (guint i = 0; i < row->n_items; i++)
    if (row->items[i].kind == ITEM_SIGN)
      *row->items[i].text = '\0';
}

static void
draw_row (const AdcTileCanvas *canvas, Row *row, double y, double height, double max_width)
{
  double x;

  if (row->n_items == 0)
    return;

  if (MIN (height, max_width / get_row_width (row)) * canvas->apothem < ROOM_FOR_AMOUNTS)
    drop_amounts (row);
  height = MIN (height, max_width / get_row_width (row));
  x = -get_row_width (row) * height / 2;
  for (guint i = 0; i < row->n_items; i++) {
    draw_item (canvas, &row->items[i], x, y, height);
    x += (get_item_width (&row->items[i]) + GAP) * height;
  }
}

/* On a small tile: the one thing that matters most. */
static void
draw_one (const AdcTileCanvas *canvas, const AdcTileLook *look)
{
  Row row = { .n_items = 0 };

  if (look->points >= 0)
    add_shields (&row, look);
  else
    add_initiatives (&row, look);
  if (row.n_items == 0)
    add_signs (&row, look->tile);
  if (row.n_items == 0 && look->tile->is_always)
    add_always (&row);

  draw_row (canvas, &row, 0, 0.6, MAX_WIDTH);
}

/* Below the rest, in two lines at most. */
static void
draw_name (const AdcTileCanvas *canvas, const char *name)
{
  pango_layout_set_width (canvas->layout, NAME_WIDTH * canvas->apothem * PANGO_SCALE);
  pango_layout_set_height (canvas->layout, -2);
  pango_layout_set_wrap (canvas->layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_ellipsize (canvas->layout, PANGO_ELLIPSIZE_END);
  pango_layout_set_alignment (canvas->layout, PANGO_ALIGN_CENTER);
  adc_tile_canvas_write_outlined (canvas, name, 0,
                                  NAME_TOP +
                                    adc_tile_canvas_measure (canvas, name, NAME_HEIGHT) / 2,
                                  NAME_HEIGHT, NAME_WIDTH);
}

/* A quiet ground; on a netted tile it keeps the meshes away. */
static void
draw_plate (const AdcTileCanvas *canvas, gboolean is_netted)
{
  GdkRGBA colour = canvas->shade;

  colour.alpha = is_netted ? 0.9 : 0.13;
  cairo_arc (canvas->cr, 0, 0, PLATE, 0, 2 * G_PI);
  gdk_cairo_set_source_rgba (canvas->cr, &colour);
  cairo_fill (canvas->cr);
}

static gboolean
has_number (const Row *row)
{
  return row->n_items > 0 && row->items[0].kind == ITEM_NUMBER;
}

/* Two rows, the more important one above and larger. */
static void
draw_rows (const AdcTileCanvas *canvas, const AdcTileLook *look, double middle)
{
  const double shrink = middle < 0 ? 0.88 : 1; /* for the name */
  const gboolean is_small = canvas->apothem < ROOM_FOR_ALL;
  Row upper = { .n_items = 0 };
  Row lower = { .n_items = 0 };

  add_initiatives (&upper, look);
  if (upper.n_items > 0) {
    add_shields (&lower, look);
    if (!has_number (&lower) || !is_small)
      add_signs (&lower, look->tile);
  } else {
    add_signs (&upper, look->tile);
    if (upper.n_items == 0 && look->tile->is_always)
      add_always (&upper);
    else if (look->tile->is_always && !is_small)
      add_always (&lower);
    add_shields (&lower, look);
  }

  if (lower.n_items == 0) {
    draw_row (canvas, &upper, middle, 0.5 * shrink, MAX_WIDTH);
  } else {
    draw_row (canvas, &upper, middle - (is_small ? 0.2 : 0.17) * shrink, 0.37 * shrink, MAX_WIDTH);
    draw_row (canvas, &lower, middle + (is_small ? 0.24 : 0.2) * shrink,
              (is_small ? 0.34 : 0.29) * shrink, LOWER_WIDTH);
  }
}

void
adc_tile_draw_middle (const AdcTileCanvas *canvas, const AdcTileLook *look)
{
  const gboolean has_name = look->name != NULL && canvas->apothem >= ROOM_FOR_NAME;

  draw_plate (canvas, look->is_netted);
  if (canvas->apothem < ROOM_FOR_ROWS) {
    draw_one (canvas, look);
    return;
  }

  draw_rows (canvas, look, has_name ? -0.08 : 0);
  if (has_name)
    draw_name (canvas, look->name);
}

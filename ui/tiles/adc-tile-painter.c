/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "adc-tile-painter.h"

#include "adc-piece-words.h"
#include "adc-shape.h"
#include "adc-tile-canvas.h"
#include "adc-tile-middle.h"
#include "adc-tile-sides.h"

#include <math.h>

#define NO_ARMY "#77767b"
#define FAINT   0.45
#define RIM     0.055
#define CORNER  0.07 /* how round the corners are */
#define MESH    0.34 /* of the net over a netted tile */

/* What says whose it is: in a corner where no sign of a side is. */
#define LETTER_PLACE      0.93
#define LETTER_HEIGHT     0.27
#define LETTER_WIDTH      0.3
#define MIN_LETTER_HEIGHT 10 /* pixels */

static const GdkRGBA black = { 0, 0, 0, 1 };
static const GdkRGBA white = { 1, 1, 1, 1 };

static GdkRGBA
mix (const GdkRGBA *a, const GdkRGBA *b, float share)
{
  return (GdkRGBA) {
    a->red + (b->red - a->red) * share,
    a->green + (b->green - a->green) * share,
    a->blue + (b->blue - a->blue) * share,
    1,
  };
}

/* The whole tile, that much smaller on every side. */
static void
trace_hexagon (cairo_t *cr, double inset)
{
  const double radius = (1 - inset) / cos (G_PI / 6);

  cairo_new_path (cr);
  for (int i = 0; i < ADC_SIDES_N; i++)
    cairo_line_to (cr, radius * cos (i * G_PI / 3), radius * sin (i * G_PI / 3));
  cairo_close_path (cr);
}

static void
draw_body (const AdcTileCanvas *canvas)
{
  cairo_pattern_t *light = cairo_pattern_create_linear (0, -1, 0, 1);
  const GdkRGBA top = mix (&canvas->body, &white, 0.08);
  const GdkRGBA bottom = mix (&canvas->body, &black, 0.12);
  const GdkRGBA rim = mix (&canvas->body, &black, 0.5);

  cairo_pattern_add_color_stop_rgb (light, 0, top.red, top.green, top.blue);
  cairo_pattern_add_color_stop_rgb (light, 1, bottom.red, bottom.green, bottom.blue);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);

  trace_hexagon (canvas->cr, CORNER / 2);
  gdk_cairo_set_source_rgba (canvas->cr, &rim);
  cairo_set_line_width (canvas->cr, CORNER);
  cairo_stroke_preserve (canvas->cr);
  cairo_fill (canvas->cr);

  trace_hexagon (canvas->cr, CORNER / 2 + adc_tile_canvas_get_line (canvas, RIM, 1));
  cairo_set_source (canvas->cr, light);
  cairo_stroke_preserve (canvas->cr);
  cairo_fill (canvas->cr);
  cairo_pattern_destroy (light);
}

/* Over everything that a netted tile cannot do. */
static void
draw_netted (const AdcTileCanvas *canvas)
{
  GdkRGBA veil = canvas->shade;

  cairo_save (canvas->cr);
  trace_hexagon (canvas->cr, RIM);
  cairo_clip (canvas->cr);
  veil.alpha = 0.42;
  gdk_cairo_set_source_rgba (canvas->cr, &veil);
  cairo_paint (canvas->cr);
  for (double x = -4; x < 4; x += MESH) {
    cairo_move_to (canvas->cr, x - 1, -1);
    cairo_line_to (canvas->cr, x + 1, 1);
    cairo_move_to (canvas->cr, x + 1, -1);
    cairo_line_to (canvas->cr, x - 1, 1);
  }
  gdk_cairo_set_source_rgba (canvas->cr, &canvas->ink);
  cairo_set_line_width (canvas->cr, adc_tile_canvas_get_line (canvas, 0.035, 1));
  cairo_stroke (canvas->cr);
  cairo_restore (canvas->cr);
}

static void
draw_letters (const AdcTileCanvas *canvas, const char *letters)
{
  if (*letters != '\0')
    adc_tile_canvas_write_outlined (canvas, letters, LETTER_PLACE, 0,
                                    adc_tile_canvas_get_line (canvas, LETTER_HEIGHT,
                                                              MIN_LETTER_HEIGHT),
                                    LETTER_WIDTH);
}

void
adc_tile_look_init (AdcTileLook *look, AdcPiece *piece, AdcTile *tile)
{
  AdcEntry *faction;

  g_return_if_fail (look != NULL && tile != NULL);
  g_return_if_fail (ADC_IS_PIECE (piece));

  faction = adc_piece_lookup_faction (piece);
  adc_tile_read (piece, tile);
  *look = (AdcTileLook) {
    .tile = tile,
    .name = adc_entry_get_title (ADC_ENTRY (piece)),
    .points = -1,
  };
  gdk_rgba_parse (&look->colour, faction != NULL ? adc_faction_get_accent (faction) : NO_ARMY);
  for (guint i = 0; i < ADC_TILE_INITIATIVES; i++)
    look->initiatives[i] = -1;
  if (faction != NULL) {
    g_autofree char *letters = adc_faction_dup_letters (faction);

    g_utf8_strncpy (look->letters, letters, sizeof look->letters / 6);
  }
}

void
adc_tile_paint (GtkSnapshot *snapshot, GtkWidget *widget, const AdcTileLook *look, float x, float y,
                float size)
{
  g_autoptr(PangoLayout) layout = NULL;
  AdcTileCanvas canvas;
  const float width = adc_tile_get_width (size);
  gboolean is_light;

  g_return_if_fail (GTK_IS_SNAPSHOT (snapshot) && GTK_IS_WIDGET (widget));
  g_return_if_fail (look != NULL && look->tile != NULL);

  if (size <= 0)
    return;

  if (look->is_faint)
    gtk_snapshot_push_opacity (snapshot, FAINT);

  layout = gtk_widget_create_pango_layout (widget, NULL);
  is_light = adc_shape_get_ink (&look->colour)->red < 0.5;
  canvas = (AdcTileCanvas) {
    .cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (x, y, width, size)),
    .layout = layout,
    .apothem = size / 2,
    .body = look->colour,
    .ink = is_light ? mix (&look->colour, &black, 0.88) : white,
    .shade = is_light ? mix (&look->colour, &white, 0.75) : mix (&look->colour, &black, 0.75),
  };
  cairo_translate (canvas.cr, x + width / 2, y + size / 2);
  cairo_scale (canvas.cr, canvas.apothem, canvas.apothem);

  draw_body (&canvas);
  adc_tile_draw_sides (&canvas, look->tile, look->rotation);
  if (look->is_netted)
    draw_netted (&canvas);
  draw_letters (&canvas, look->letters);
  adc_tile_draw_middle (&canvas, look);

  cairo_destroy (canvas.cr);
  if (look->is_faint)
    gtk_snapshot_pop (snapshot);
}

float
adc_tile_get_width (float height)
{
  return height * 2 / sqrtf (3);
}

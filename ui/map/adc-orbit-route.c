/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-map-words.h"
#include "adc-orbit-painter.h"

#include <math.h>

#define WIDTH 4.0     /* pixels */
#define HEAD 5.0      /* of an arrow */
#define SHORTEST 3.0  /* what is nearer is the same place */
#define TEXT_ROOM 3.0 /* around the number in a badge */

static const AdcLeg *
get_leg (GArray *route, guint position)
{
  return &g_array_index (route, AdcLeg, position);
}

static gboolean
find_index (AdcMap *map, const AdcBody *body, guint *index)
{
  return g_ptr_array_find (adc_map_get_bodies (map), body, index);
}

/* What lies at a body is where the body is in that turn, which need not be the one shown. */
static gboolean
place_leg (const AdcOrbitCanvas *canvas, const AdcLeg *leg, graphene_point_t *place)
{
  AdcMap *map = canvas->shape->map;
  const AdcBody *root = adc_map_get_root_of (map, leg->zone);
  AdcZone *zone;
  guint index;

  if (root == NULL)
    return adc_orbit_shape_find_zone (canvas->shape, leg->zone, place);
  if (leg->turn == adc_map_plan_get_turn (canvas->plan))
    return find_index (map, root, &index) &&
           adc_orbit_place_body (canvas->shape, canvas->indices, index, place);

  zone = adc_map_locate (map, root, leg->turn);
  return zone != NULL && adc_orbit_shape_find_zone (canvas->shape, zone, place);
}

/* Where a body will be, or was, in a turn of the journey. */
static void
paint_ghost (const AdcOrbitCanvas *canvas, const AdcLeg *leg, graphene_point_t place)
{
  const AdcBody *root = adc_map_get_root_of (canvas->shape->map, leg->zone);
  const double dashes[] = { 3, 3 };
  GdkRGBA colour;

  if (root == NULL || leg->turn == adc_map_plan_get_turn (canvas->plan))
    return;

  colour = adc_orbit_parse (root->colour);
  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, place.x, place.y, adc_orbit_shape_get_disc (canvas->shape, root), 0,
             2 * G_PI);
  adc_orbit_set_colour (canvas->cr, &colour, 0.25);
  cairo_fill_preserve (canvas->cr);
  cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (canvas->cr, 1.5);
  adc_orbit_set_colour (canvas->cr, &colour, 1);
  cairo_stroke (canvas->cr);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
}

static void
paint_head (cairo_t *cr, graphene_point_t from, graphene_point_t to)
{
  const double angle = atan2 (to.y - from.y, to.x - from.x);
  const double x = (from.x + to.x) / 2, y = (from.y + to.y) / 2;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_new_path (cr);
  cairo_move_to (cr, HEAD, 0);
  cairo_line_to (cr, -HEAD, -HEAD);
  cairo_line_to (cr, -HEAD, HEAD);
  cairo_close_path (cr);
  cairo_fill (cr);
  cairo_restore (cr);
}

/* Each second turn is dashed, so that one sees where one turn ends. */
static void
paint_stretch (const AdcOrbitCanvas *canvas, graphene_point_t from, graphene_point_t to,
               gboolean is_dashed)
{
  const GdkRGBA accent = adc_orbit_get_colour (canvas->widget, "accent_bg_color", "#3584e4");
  const double dashes[] = { 6, 4 };

  if (hypot (to.x - from.x, to.y - from.y) < SHORTEST)
    return;

  cairo_new_path (canvas->cr);
  cairo_move_to (canvas->cr, from.x, from.y);
  cairo_line_to (canvas->cr, to.x, to.y);
  if (is_dashed)
    cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (canvas->cr, WIDTH);
  adc_orbit_set_colour (canvas->cr, &accent, 0.9);
  cairo_stroke (canvas->cr);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
  paint_head (canvas->cr, from, to);
}

void
adc_orbit_paint_route (AdcOrbitCanvas *canvas)
{
  GArray *route = adc_map_plan_get_route (canvas->plan);
  graphene_point_t before = { 0, 0 };
  gboolean is_begun = FALSE;

  for (guint i = 0; i < route->len; i++) {
    const AdcLeg *leg = get_leg (route, i);
    graphene_point_t place;

    if (!place_leg (canvas, leg, &place))
      continue;

    paint_ghost (canvas, leg, place);
    if (is_begun)
      paint_stretch (canvas, before, place, (leg->turn - get_leg (route, 0)->turn) % 2 == 1);
    before = place;
    is_begun = TRUE;
  }
}

static void
paint_badge (AdcOrbitCanvas *canvas, const char *text, graphene_point_t place, double distance)
{
  const GdkRGBA accent = adc_orbit_get_colour (canvas->widget, "accent_bg_color", "#3584e4");
  const GdkRGBA ink = adc_orbit_get_colour (canvas->widget, "accent_fg_color", "#ffffff");
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (canvas->widget, text);
  cairo_t *cr = canvas->cr;
  graphene_rect_t area;
  double radius, width;
  int text_width, text_height;

  pango_layout_get_pixel_size (layout, &text_width, &text_height);
  radius = text_height / 2.0;
  width = MAX (text_width + 2 * TEXT_ROOM, text_height);
  area = GRAPHENE_RECT_INIT (place.x - width / 2, place.y - distance - text_height, width,
                             text_height);

  cairo_new_path (cr);
  cairo_arc (cr, area.origin.x + width - radius, area.origin.y + radius, radius, -G_PI / 2,
             G_PI / 2);
  cairo_arc (cr, area.origin.x + radius, area.origin.y + radius, radius, G_PI / 2, 3 * G_PI / 2);
  cairo_close_path (cr);
  adc_orbit_set_colour (cr, &accent, 1);
  cairo_fill (cr);
  cairo_move_to (cr, place.x - text_width / 2.0, area.origin.y);
  adc_orbit_set_colour (cr, &ink, 1);
  pango_cairo_show_layout (cr, layout);
  g_array_append_val (canvas->taken, area);
}

/* The last of the legs that lie where one lies, in its turn: a body and the zone in space it is on
 * are one place. */
static guint
find_last (const AdcOrbitCanvas *canvas, GArray *route, guint position, graphene_point_t place)
{
  const guint turn = get_leg (route, position)->turn;
  graphene_point_t next;

  while (position + 1 < route->len && get_leg (route, position + 1)->turn == turn &&
         place_leg (canvas, get_leg (route, position + 1), &next) &&
         hypot (next.x - place.x, next.y - place.y) < SHORTEST)
    position++;

  return position;
}

/* The zones it enters, counted from the first; those that lie at one place have one badge. */
void
adc_orbit_paint_badges (AdcOrbitCanvas *canvas)
{
  GArray *route = adc_map_plan_get_route (canvas->plan);

  for (guint i = 1, last; i < route->len; i = last + 1) {
    const AdcLeg *leg = get_leg (route, i);
    g_autofree char *text = NULL;
    graphene_point_t place;
    const AdcBody *root;

    last = i;
    if (!place_leg (canvas, leg, &place))
      continue;

    last = find_last (canvas, route, i, place);
    root = adc_map_get_root_of (canvas->shape->map, leg->zone);
    if (root == NULL)
      root = adc_map_get_root_of (canvas->shape->map, get_leg (route, last)->zone);
    text = last > i ? g_strdup_printf ("%u–%u", i, last) : g_strdup_printf ("%u", i);
    paint_badge (canvas, text, place,
                 root != NULL ? adc_orbit_shape_get_disc (canvas->shape, root)
                              : canvas->shape->dot + 1);
    if (leg->turn != get_leg (route, i - 1)->turn) {
      g_autofree char *turn = adc_map_format_turn (leg->turn);

      adc_orbit_write (canvas, turn, place, canvas->shape->dot + 2, FALSE, FALSE);
    }
  }
}

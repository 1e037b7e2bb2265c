/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-orbit-painter.h"

#include "adc-map-words.h"

#include <math.h>

#define HALO 3.0     /* pixels of the ground's colour around what is written */
#define APART 2.0    /* between a disc and its name */
#define NUMBERED 30  /* pixels between two rings from which zones have their number */
#define FAINT 0.6
#define MOON_ANGLE (G_PI / 4)
#define NEXT_MOON (-G_PI / 2.5)

GdkRGBA
adc_orbit_parse (const char *colour)
{
  GdkRGBA parsed;

  if (colour == NULL || !gdk_rgba_parse (&parsed, colour))
    parsed = (GdkRGBA){ 0.55, 0.55, 0.57, 1 };

  return parsed;
}

GdkRGBA
adc_orbit_get_colour (GtkWidget *widget, const char *name, const char *otherwise)
{
  GdkRGBA colour;

  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), name, &colour))
    colour = adc_orbit_parse (otherwise);

  return colour;
}

void
adc_orbit_set_colour (cairo_t *cr, const GdkRGBA *colour, double alpha)
{
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, colour->alpha * alpha);
}

static guint
count_siblings_before (AdcMap *map, guint body)
{
  GPtrArray *bodies = adc_map_get_bodies (map);
  const AdcBody *self = bodies->pdata[body];
  guint n = 0;

  for (guint i = 0; i < body; i++) {
    const AdcBody *other = bodies->pdata[i];

    if (g_strcmp0 (other->around, self->around) == 0)
      n++;
  }

  return n;
}

static gboolean
find_position (AdcMap *map, const char *id, guint *position)
{
  GPtrArray *bodies = adc_map_get_bodies (map);

  for (*position = 0; *position < bodies->len; (*position)++)
    if (g_strcmp0 (((const AdcBody *) bodies->pdata[*position])->id, id) == 0)
      return TRUE;

  return FALSE;
}

gboolean
adc_orbit_place_body (const AdcOrbitShape *shape, const double *indices, guint body,
                      graphene_point_t *place)
{
  const AdcBody *self = adc_map_get_bodies (shape->map)->pdata[body];
  const int orbit = self->orbit != NULL ? adc_orbit_shape_find_orbit (shape->map, self->orbit) : -1;
  const AdcBody *parent;
  double angle, distance;
  guint position;

  if (orbit >= 0) {
    *place = adc_orbit_shape_place (shape, orbit, indices[body]);
    return TRUE;
  }

  /* Only a body on an orbit has others around it: bodies around one another are nowhere. */
  if (self->around == NULL || !find_position (shape->map, self->around, &position))
    return FALSE;
  parent = adc_map_get_bodies (shape->map)->pdata[position];
  if (parent->orbit == NULL || !adc_orbit_place_body (shape, indices, position, place))
    return FALSE;

  angle = MOON_ANGLE + NEXT_MOON * count_siblings_before (shape->map, body);
  distance = adc_orbit_shape_get_disc (shape, parent) +
             adc_orbit_shape_get_disc (shape, self) * 0.8;
  place->x += distance * cos (angle);
  place->y -= distance * sin (angle);
  return TRUE;
}

static gboolean
is_free (AdcOrbitCanvas *canvas, const graphene_rect_t *area)
{
  const graphene_rect_t all = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (canvas->widget),
                                                  gtk_widget_get_height (canvas->widget));

  if (!graphene_rect_contains_rect (&all, area))
    return FALSE;

  for (guint i = 0; i < canvas->taken->len; i++)
    if (graphene_rect_intersection (&g_array_index (canvas->taken, graphene_rect_t, i), area, NULL))
      return FALSE;

  return TRUE;
}

static void
show_layout (AdcOrbitCanvas *canvas, PangoLayout *layout, const graphene_rect_t *area)
{
  const GdkRGBA ground = adc_orbit_get_colour (canvas->widget, "window_bg_color", "#fafafa");
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (canvas->widget), &ink);
  cairo_move_to (canvas->cr, area->origin.x, area->origin.y);
  pango_cairo_layout_path (canvas->cr, layout);
  cairo_set_line_join (canvas->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (canvas->cr, HALO);
  adc_orbit_set_colour (canvas->cr, &ground, 0.9);
  cairo_stroke (canvas->cr);
  cairo_move_to (canvas->cr, area->origin.x, area->origin.y);
  adc_orbit_set_colour (canvas->cr, &ink, 1);
  pango_cairo_show_layout (canvas->cr, layout);
}

gboolean
adc_orbit_write (AdcOrbitCanvas *canvas, const char *text, graphene_point_t place, double distance,
                 gboolean is_bold, gboolean must_be)
{
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (canvas->widget, text);
  const double room = gtk_widget_get_width (canvas->widget);
  graphene_rect_t area;
  int width, height;

  if (is_bold) {
    g_autoptr(PangoAttrList) attributes = pango_attr_list_new ();

    pango_attr_list_insert (attributes, pango_attr_weight_new (PANGO_WEIGHT_BOLD));
    pango_layout_set_attributes (layout, attributes);
  }
  pango_layout_get_pixel_size (layout, &width, &height);
  distance += APART;

  {
    const graphene_point_t tries[] = {
      { place.x - width / 2.0, place.y + distance },
      { place.x - width / 2.0, place.y - distance - height },
      { place.x + distance, place.y - height / 2.0 },
      { place.x - distance - width, place.y - height / 2.0 },
      { place.x + distance * 0.7, place.y + distance * 0.5 },
      { place.x - distance * 0.7 - width, place.y + distance * 0.5 },
      { place.x + distance * 0.7, place.y - distance * 0.5 - height },
      { place.x - distance * 0.7 - width, place.y - distance * 0.5 - height },
    };
    gboolean is_found = FALSE;

    for (guint i = 0; i < G_N_ELEMENTS (tries) && !is_found; i++) {
      area = GRAPHENE_RECT_INIT (tries[i].x, tries[i].y, width, height);
      is_found = is_free (canvas, &area);
    }
    if (!is_found && !must_be)
      return FALSE;
    if (!is_found)
      area = GRAPHENE_RECT_INIT (CLAMP (tries[0].x, 0, MAX (0, room - width)), tries[0].y, width,
                                 height);
  }

  show_layout (canvas, layout, &area);
  g_array_append_val (canvas->taken, area);
  return TRUE;
}

static void
paint_disc (AdcOrbitCanvas *canvas, const AdcBody *body, graphene_point_t place)
{
  const double radius = adc_orbit_shape_get_disc (canvas->shape, body);
  const GdkRGBA colour = adc_orbit_parse (body->colour);
  const GdkRGBA ground = adc_orbit_get_colour (canvas->widget, "window_bg_color", "#fafafa");
  cairo_t *cr = canvas->cr;
  cairo_pattern_t *light = cairo_pattern_create_radial (place.x - radius * 0.35,
                                                        place.y - radius * 0.35, radius * 0.1,
                                                        place.x, place.y, radius);

  cairo_pattern_add_color_stop_rgb (light, 0, MIN (1, colour.red + 0.35),
                                    MIN (1, colour.green + 0.35), MIN (1, colour.blue + 0.35));
  cairo_pattern_add_color_stop_rgb (light, 1, colour.red, colour.green, colour.blue);
  cairo_new_path (cr);
  cairo_arc (cr, place.x, place.y, radius, 0, 2 * G_PI);
  cairo_set_source (cr, light);
  cairo_fill_preserve (cr);
  cairo_pattern_destroy (light);
  cairo_set_line_width (cr, 1.5);
  adc_orbit_set_colour (cr, &ground, 0.8);
  cairo_stroke (cr);
}

static void
paint_ring (AdcOrbitCanvas *canvas, graphene_point_t place, double radius, gboolean is_dashed)
{
  const GdkRGBA accent = adc_orbit_get_colour (canvas->widget, "accent_bg_color", "#3584e4");
  const double dashes[] = { 3, 2 };
  GdkRGBA ink;

  gtk_style_context_get_color (gtk_widget_get_style_context (canvas->widget), &ink);
  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, place.x, place.y, radius, 0, 2 * G_PI);
  if (is_dashed)
    cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (canvas->cr, is_dashed ? 1.5 : 2.5);
  adc_orbit_set_colour (canvas->cr, is_dashed ? &ink : &accent, 1);
  cairo_stroke (canvas->cr);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
}

static void
paint_bodies (AdcOrbitCanvas *canvas)
{
  GPtrArray *bodies = adc_map_get_bodies (canvas->shape->map);

  for (guint i = 0; i < bodies->len; i++) {
    const AdcBody *body = bodies->pdata[i];
    const double radius = adc_orbit_shape_get_disc (canvas->shape, body);
    graphene_point_t place;
    graphene_rect_t area;

    if (!adc_orbit_place_body (canvas->shape, canvas->indices, i, &place))
      continue;

    paint_disc (canvas, body, place);
    if (body == canvas->chosen)
      paint_ring (canvas, place, radius + 3, FALSE);
    area = GRAPHENE_RECT_INIT (place.x - radius, place.y - radius, 2 * radius, 2 * radius);
    g_array_append_val (canvas->taken, area);
  }
}

/* The one that is chosen has its name first; those that find no room go without. */
static void
name_bodies (AdcOrbitCanvas *canvas, gboolean is_chosen)
{
  GPtrArray *bodies = adc_map_get_bodies (canvas->shape->map);

  for (guint i = 0; i < bodies->len; i++) {
    const AdcBody *body = bodies->pdata[i];
    graphene_point_t place;

    if ((body == canvas->chosen) != is_chosen ||
        !adc_orbit_place_body (canvas->shape, canvas->indices, i, &place))
      continue;

    adc_orbit_write (canvas, adc_body_get_title (body), place,
                     adc_orbit_shape_get_disc (canvas->shape, body) + (is_chosen ? 4 : 0),
                     is_chosen, is_chosen);
  }
}

static void
mark_zone (AdcOrbitCanvas *canvas, AdcZone *zone, gboolean is_dashed)
{
  graphene_point_t place;

  if (zone != NULL && adc_orbit_shape_find_zone (canvas->shape, zone, &place))
    paint_ring (canvas, place, canvas->shape->dot + 4, is_dashed);
}

/* Beside its dot, a little farther out and on; not where it would lie over something. */
static void
number_zone (AdcOrbitCanvas *canvas, guint orbit, guint index)
{
  const AdcOrbitShape *shape = canvas->shape;
  const double angle = adc_orbit_shape_get_angle (shape, orbit, index) + 0.05;
  const double radius = adc_orbit_shape_get_radius (shape, orbit) + shape->gap * 0.38;
  g_autofree char *number = g_strdup_printf ("%u", index);
  g_autoptr(PangoLayout) layout = gtk_widget_create_pango_layout (canvas->widget, number);
  graphene_rect_t area;
  GdkRGBA ink;
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  area = GRAPHENE_RECT_INIT (shape->x + radius * cos (angle) - width / 2.0,
                             shape->y - radius * sin (angle) - height / 2.0, width, height);
  if (!is_free (canvas, &area))
    return;

  gtk_style_context_get_color (gtk_widget_get_style_context (canvas->widget), &ink);
  cairo_move_to (canvas->cr, area.origin.x, area.origin.y);
  adc_orbit_set_colour (canvas->cr, &ink, FAINT);
  pango_cairo_show_layout (canvas->cr, layout);
}

static void
number_zones (AdcOrbitCanvas *canvas)
{
  GPtrArray *orbits = adc_map_get_orbits (canvas->shape->map);

  if (canvas->shape->gap < NUMBERED)
    return;

  for (guint i = 0; i < orbits->len; i++)
    for (guint j = 0; j < ((const AdcOrbit *) orbits->pdata[i])->zones->len; j++)
      number_zone (canvas, i, j);
}

/* A zone in space that is looked at says which it is. */
static void
name_cursor (AdcOrbitCanvas *canvas)
{
  graphene_point_t place;

  if (canvas->cursor != NULL && canvas->chosen == NULL &&
      adc_orbit_shape_find_zone (canvas->shape, canvas->cursor, &place))
    adc_orbit_write (canvas, adc_entry_get_title (ADC_ENTRY (canvas->cursor)), place,
                     canvas->shape->dot + 5, TRUE, TRUE);
}

void
adc_orbit_paint (AdcOrbitCanvas *canvas)
{
  adc_orbit_paint_sky (canvas);
  adc_orbit_paint_route (canvas);
  paint_bodies (canvas);
  if (canvas->chosen == NULL)
    mark_zone (canvas, canvas->cursor, FALSE);
  if (canvas->pointed != canvas->cursor)
    mark_zone (canvas, canvas->pointed, TRUE);
  adc_orbit_paint_badges (canvas);
  name_cursor (canvas);
  name_bodies (canvas, TRUE);
  name_bodies (canvas, FALSE);
  number_zones (canvas);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-orbit-painter.h"

#define FAINT 0.16
#define RING 2.0       /* width of a ring whose zones touch one another */
#define THIN 1.0
#define REACHED 2.6    /* times the radius of a dot */

static void
paint_sun (const AdcOrbitCanvas *canvas)
{
  const AdcOrbitShape *shape = canvas->shape;
  cairo_pattern_t *light = cairo_pattern_create_radial (shape->x, shape->y, shape->sun * 0.2,
                                                        shape->x, shape->y, shape->sun * 1.25);

  cairo_pattern_add_color_stop_rgba (light, 0, 1, 0.93, 0.55, 1);
  cairo_pattern_add_color_stop_rgba (light, 0.72, 0.96, 0.76, 0.07, 1);
  cairo_pattern_add_color_stop_rgba (light, 0.8, 0.96, 0.76, 0.07, 0.35);
  cairo_pattern_add_color_stop_rgba (light, 1, 0.96, 0.76, 0.07, 0);
  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, shape->x, shape->y, shape->sun * 1.25, 0, 2 * G_PI);
  cairo_set_source (canvas->cr, light);
  cairo_fill (canvas->cr);
  cairo_pattern_destroy (light);
}

/* Dashes where one cannot go along it. */
static void
paint_ring (const AdcOrbitCanvas *canvas, guint position)
{
  const AdcOrbit *orbit = adc_map_get_orbits (canvas->shape->map)->pdata[position];
  const GdkRGBA colour = adc_orbit_parse (orbit->colour);
  const double dashes[] = { 2, 4 };

  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, canvas->shape->x, canvas->shape->y,
             adc_orbit_shape_get_radius (canvas->shape, position), 0, 2 * G_PI);
  if (!orbit->is_linked)
    cairo_set_dash (canvas->cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (canvas->cr, orbit->is_linked ? RING : THIN);
  adc_orbit_set_colour (canvas->cr, &colour, orbit->is_linked ? 0.75 : 0.6);
  cairo_stroke (canvas->cr);
  cairo_set_dash (canvas->cr, NULL, 0, 0);
}

/* From zone to zone across the rings; along them, the ring itself is the line. */
static void
paint_links (const AdcOrbitCanvas *canvas, AdcZone *zone, graphene_point_t place)
{
  const char * const *touches = adc_zone_get_touches (zone);

  for (guint i = 0; touches != NULL && touches[i] != NULL; i++) {
    AdcZone *other = adc_map_find_zone (canvas->shape->map, touches[i]);
    graphene_point_t end;

    if (other == NULL || g_strcmp0 (adc_zone_get_orbit (other), adc_zone_get_orbit (zone)) == 0 ||
        !adc_orbit_shape_find_zone (canvas->shape, other, &end))
      continue;

    cairo_move_to (canvas->cr, place.x, place.y);
    cairo_line_to (canvas->cr, (place.x + end.x) / 2, (place.y + end.y) / 2);
  }
}

static void
paint_all_links (const AdcOrbitCanvas *canvas)
{
  GPtrArray *orbits = adc_map_get_orbits (canvas->shape->map);
  GdkRGBA ink;

  cairo_new_path (canvas->cr);
  for (guint i = 0; i < orbits->len; i++) {
    const AdcOrbit *orbit = orbits->pdata[i];

    for (guint j = 0; j < orbit->zones->len; j++)
      paint_links (canvas, orbit->zones->pdata[j], adc_orbit_shape_place (canvas->shape, i, j));
  }
  gtk_style_context_get_color (gtk_widget_get_style_context (canvas->widget), &ink);
  cairo_set_line_width (canvas->cr, THIN);
  adc_orbit_set_colour (canvas->cr, &ink, FAINT);
  cairo_stroke (canvas->cr);
}

/* A halo around what can be reached this turn. */
static void
paint_reach (const AdcOrbitCanvas *canvas, AdcZone *zone, graphene_point_t place)
{
  const GdkRGBA accent = adc_orbit_get_colour (canvas->widget, "accent_bg_color", "#3584e4");
  GHashTable *reach = adc_map_plan_get_reach (canvas->plan);

  if (reach == NULL || !g_hash_table_contains (reach, zone))
    return;

  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, place.x, place.y, canvas->shape->dot * REACHED, 0, 2 * G_PI);
  adc_orbit_set_colour (canvas->cr, &accent, 0.3);
  cairo_fill (canvas->cr);
}

static void
paint_zone (const AdcOrbitCanvas *canvas, guint position, guint index)
{
  const AdcOrbit *orbit = adc_map_get_orbits (canvas->shape->map)->pdata[position];
  const GdkRGBA colour = adc_orbit_parse (orbit->colour);
  const GdkRGBA ground = adc_orbit_get_colour (canvas->widget, "window_bg_color", "#fafafa");
  const graphene_point_t place = adc_orbit_shape_place (canvas->shape, position, index);

  paint_reach (canvas, orbit->zones->pdata[index], place);
  cairo_new_path (canvas->cr);
  cairo_arc (canvas->cr, place.x, place.y, canvas->shape->dot, 0, 2 * G_PI);
  adc_orbit_set_colour (canvas->cr, orbit->is_linked ? &colour : &ground, 1);
  cairo_fill_preserve (canvas->cr);
  cairo_set_line_width (canvas->cr, 1.5);
  adc_orbit_set_colour (canvas->cr, &colour, 1);
  cairo_stroke (canvas->cr);
}

void
adc_orbit_paint_sky (const AdcOrbitCanvas *canvas)
{
  GPtrArray *orbits = adc_map_get_orbits (canvas->shape->map);

  paint_all_links (canvas);
  for (guint i = 0; i < orbits->len; i++)
    paint_ring (canvas, i);
  paint_sun (canvas);
  for (guint i = 0; i < orbits->len; i++) {
    const AdcOrbit *orbit = orbits->pdata[i];

    for (guint j = 0; j < orbit->zones->len; j++)
      paint_zone (canvas, i, j);
  }
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-orbit-chart-private.h"

#include "adc-map-words.h"
#include "adc-orbit-painter.h"

#include <math.h>

#define SLACK 3   /* pixels around a disc that are still the disc */
#define REST 250  /* milliseconds a cursor must stay before the window learns of it */

typedef void (*Key) (AdcOrbitChart *self);

static AdcMap *
get_map (AdcOrbitChart *self)
{
  return adc_map_plan_get_map (self->plan);
}

static gboolean
rest_cb (gpointer user_data)
{
  AdcOrbitChart *self = user_data;
  AdcZone *zone = adc_map_plan_get_zone (self->plan);

  self->rest = 0;
  if (zone != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    adc_map_open_zone (self, adc_map_plan_get_game (self->plan), zone);

  return G_SOURCE_REMOVE;
}

/* Who goes along with the arrows is not to find every zone on the way back. */
static void
go_to (AdcOrbitChart *self, AdcZone *zone)
{
  if (zone == NULL) {
    gtk_widget_error_bell (GTK_WIDGET (self));
    return;
  }

  g_clear_handle_id (&self->rest, g_source_remove);
  self->rest = g_timeout_add (REST, rest_cb, self);
  adc_map_plan_set_zone (self->plan, zone);
}

static void
open_zone (AdcOrbitChart *self, AdcZone *zone)
{
  g_clear_handle_id (&self->rest, g_source_remove);
  if (zone != NULL)
    adc_map_open_zone (self, adc_map_plan_get_game (self->plan), zone);
}

/* Where the arrows start from: the cursor, else the first body, else the innermost ring. */
static AdcZone *
get_current (AdcOrbitChart *self)
{
  AdcMap *map = get_map (self);
  AdcZone *zone = adc_orbit_chart_get_cursor (self);
  GPtrArray *bodies = adc_map_get_bodies (map);
  GPtrArray *orbits = adc_map_get_orbits (map);

  if (zone != NULL)
    return zone;
  if (bodies->len > 0)
    zone = adc_map_locate (map, bodies->pdata[0], adc_map_plan_get_turn (self->plan));
  if (zone == NULL && orbits->len > 0)
    zone = ((const AdcOrbit *) orbits->pdata[0])->zones->pdata[0];

  return zone;
}

static void
go_along (AdcOrbitChart *self, int step)
{
  AdcZone *zone = get_current (self);
  const int orbit = zone != NULL
                      ? adc_orbit_shape_find_orbit (get_map (self), adc_zone_get_orbit (zone))
                      : -1;
  GPtrArray *zones;

  if (orbit < 0)
    return;

  zones = ((const AdcOrbit *) adc_map_get_orbits (get_map (self))->pdata[orbit])->zones;
  go_to (self, zones->pdata[(adc_zone_get_index (zone) + zones->len + step) % zones->len]);
}

/* Of another ring, the zone that lies in the same direction; of two, the first. */
static AdcZone *
find_across (AdcOrbitChart *self, AdcZone *zone, int from, int to)
{
  GPtrArray *orbits = adc_map_get_orbits (get_map (self));
  const AdcOrbit *orbit;
  AdcZone *found = NULL;
  double nearest = G_MAXDOUBLE, angle;

  if (to < 0 || to >= (int) orbits->len || self->shape.map == NULL)
    return NULL;

  orbit = orbits->pdata[to];
  angle = adc_orbit_shape_get_angle (&self->shape, from, adc_zone_get_index (zone));
  for (guint i = 0; i < orbit->zones->len; i++) {
    const double other = adc_orbit_shape_get_angle (&self->shape, to, i);
    const double distance = fabs (remainder (other - angle, 2 * G_PI));

    if (distance < nearest - 1e-6) {
      nearest = distance;
      found = orbit->zones->pdata[i];
    }
  }

  return found;
}

static void
go_across (AdcOrbitChart *self, int step)
{
  AdcZone *zone = get_current (self);
  const int orbit = zone != NULL
                      ? adc_orbit_shape_find_orbit (get_map (self), adc_zone_get_orbit (zone))
                      : -1;

  if (orbit >= 0)
    go_to (self, find_across (self, zone, orbit, orbit + step));
}

static void
go_on (AdcOrbitChart *self)
{
  go_along (self, 1);
}

static void
go_back (AdcOrbitChart *self)
{
  go_along (self, -1);
}

static void
go_out (AdcOrbitChart *self)
{
  go_across (self, 1);
}

static void
go_in (AdcOrbitChart *self)
{
  go_across (self, -1);
}

/* The entrance of the next body that has one, around and around. */
static void
go_to_body (AdcOrbitChart *self, int step)
{
  GPtrArray *bodies = adc_map_get_bodies (get_map (self));
  AdcZone *zone = adc_map_plan_get_zone (self->plan);
  const char *id = zone != NULL ? adc_zone_get_body (zone) : NULL;
  int position = step > 0 ? -1 : 0;

  for (guint i = 0; id != NULL && i < bodies->len; i++)
    if (g_strcmp0 (((const AdcBody *) bodies->pdata[i])->id, id) == 0)
      position = (int) i;
  for (guint i = 0; i < bodies->len; i++) {
    position = (position + step + (int) bodies->len) % (int) bodies->len;
    if (adc_map_get_entrance (bodies->pdata[position]) != NULL) {
      go_to (self, adc_map_get_entrance (bodies->pdata[position]));
      return;
    }
  }
}

static void
go_to_next_body (AdcOrbitChart *self)
{
  go_to_body (self, 1);
}

static void
go_to_previous_body (AdcOrbitChart *self)
{
  go_to_body (self, -1);
}

/* From a zone in space to the body that is there; elsewhere the window learns of it at once. */
static void
activate (AdcOrbitChart *self)
{
  AdcZone *zone = adc_map_plan_get_zone (self->plan);
  g_autoptr(GPtrArray) bodies = NULL;

  if (zone == NULL)
    zone = get_current (self);
  if (zone == NULL)
    return;

  bodies = adc_map_list_bodies_at (get_map (self), zone, adc_map_plan_get_turn (self->plan));
  if (adc_zone_get_orbit (zone) != NULL && bodies->len > 0 &&
      adc_map_get_entrance (bodies->pdata[0]) != NULL)
    zone = adc_map_get_entrance (bodies->pdata[0]);
  open_zone (self, zone);
}

/* From a body to the zone in space it is on. */
static void
leave (AdcOrbitChart *self)
{
  AdcZone *cursor = adc_orbit_chart_get_cursor (self);

  if (cursor != NULL && cursor != adc_map_plan_get_zone (self->plan))
    open_zone (self, cursor);
}

static void
next_turn (AdcOrbitChart *self)
{
  adc_map_plan_set_turn (self->plan, adc_map_plan_get_turn (self->plan) + 1);
}

static void
previous_turn (AdcOrbitChart *self)
{
  const guint turn = adc_map_plan_get_turn (self->plan);

  if (turn > 0)
    adc_map_plan_set_turn (self->plan, turn - 1);
  else
    gtk_widget_error_bell (GTK_WIDGET (self));
}

static void
start_here (AdcOrbitChart *self)
{
  adc_map_plan_set_from (self->plan, adc_map_plan_get_zone (self->plan));
}

static void
end_here (AdcOrbitChart *self)
{
  adc_map_plan_set_to (self->plan, adc_map_plan_get_zone (self->plan));
}

static const struct {
  guint           key;
  GdkModifierType modifiers;
  Key             function;
} keys[] = {
  { GDK_KEY_Left, 0, go_on },
  { GDK_KEY_KP_Left, 0, go_on },
  { GDK_KEY_Right, 0, go_back },
  { GDK_KEY_KP_Right, 0, go_back },
  { GDK_KEY_Up, 0, go_out },
  { GDK_KEY_KP_Up, 0, go_out },
  { GDK_KEY_Down, 0, go_in },
  { GDK_KEY_KP_Down, 0, go_in },
  { GDK_KEY_b, 0, go_to_next_body },
  { GDK_KEY_b, GDK_SHIFT_MASK, go_to_previous_body },
  { GDK_KEY_Return, 0, activate },
  { GDK_KEY_KP_Enter, 0, activate },
  { GDK_KEY_ISO_Enter, 0, activate },
  { GDK_KEY_space, 0, activate },
  { GDK_KEY_KP_Space, 0, activate },
  { GDK_KEY_BackSpace, 0, leave },
  { GDK_KEY_Page_Down, 0, next_turn },
  { GDK_KEY_KP_Page_Down, 0, next_turn },
  { GDK_KEY_bracketright, 0, next_turn },
  { GDK_KEY_Page_Up, 0, previous_turn },
  { GDK_KEY_KP_Page_Up, 0, previous_turn },
  { GDK_KEY_bracketleft, 0, previous_turn },
  { GDK_KEY_f, 0, start_here },
  { GDK_KEY_t, 0, end_here },
};

static gboolean
key_pressed_cb (AdcOrbitChart *self, guint key, guint code G_GNUC_UNUSED, GdkModifierType state)
{
  GdkModifierType modifiers = state & gtk_accelerator_get_default_mod_mask ();

  if (self->plan == NULL || get_map (self) == NULL)
    return GDK_EVENT_PROPAGATE;

  /* On many keyboards a bracket is a third sign of its key. */
  if (key == GDK_KEY_bracketleft || key == GDK_KEY_bracketright)
    modifiers = 0;
  key = gdk_keyval_to_lower (key);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    if (keys[i].key == key && keys[i].modifiers == modifiers) {
      keys[i].function (self);
      return GDK_EVENT_STOP;
    }

  return GDK_EVENT_PROPAGATE;
}

/* Small ones lie over large ones. */
static const AdcBody *
pick_body (AdcOrbitChart *self, double x, double y)
{
  GPtrArray *bodies = adc_map_get_bodies (get_map (self));

  for (guint i = bodies->len; i > 0; i--) {
    const AdcBody *body = bodies->pdata[i - 1];
    graphene_point_t place;

    if (adc_orbit_place_body (&self->shape, self->indices, i - 1, &place) &&
        hypot (place.x - x, place.y - y) <= adc_orbit_shape_get_disc (&self->shape, body) + SLACK)
      return body;
  }

  return NULL;
}

/* The zone that a click there means: a body that is chosen gives way to what is under it. */
static AdcZone *
pick (AdcOrbitChart *self, double x, double y)
{
  const AdcBody *body;
  AdcZone *zone;

  if (self->shape.map == NULL)
    return NULL;

  body = pick_body (self, x, y);
  if (body == NULL || adc_map_get_entrance (body) == NULL)
    return adc_orbit_shape_pick (&self->shape, x, y);

  zone = adc_map_plan_get_zone (self->plan);
  if (zone != NULL && g_strcmp0 (adc_zone_get_body (zone), body->id) == 0 && body->orbit != NULL)
    return adc_map_locate (get_map (self), body, adc_map_plan_get_turn (self->plan));

  return adc_map_get_entrance (body);
}

static void
released_cb (AdcOrbitChart *self, int n_press G_GNUC_UNUSED, double x, double y)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  open_zone (self, pick (self, x, y));
}

static void
motion_cb (AdcOrbitChart *self, double x, double y)
{
  AdcZone *zone = pick (self, x, y);

  adc_orbit_chart_point_at (self, zone);
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), zone != NULL ? "pointer" : NULL);
}

static void
left_cb (AdcOrbitChart *self)
{
  adc_orbit_chart_point_at (self, NULL);
}

void
adc_orbit_chart_watch_hands (AdcOrbitChart *self)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkEventController *keyboard = gtk_event_controller_key_new ();
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  g_signal_connect_object (keyboard, "key-pressed", G_CALLBACK (key_pressed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, keyboard);
  g_signal_connect_object (motion, "enter", G_CALLBACK (motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "motion", G_CALLBACK (motion_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (motion, "leave", G_CALLBACK (left_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, motion);
  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-orbit-chart-private.h"

#include "adc-map-words.h"
#include "adc-orbit-painter.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#define MIN_SIZE 260
#define USUAL_SIZE 560
#define MARGIN 24      /* pixels around the outermost ring, for names */
#define SLIDE 500      /* milliseconds */

G_DEFINE_FINAL_TYPE (AdcOrbitChart, adc_orbit_chart, GTK_TYPE_WIDGET)

static AdcMap *
get_map (AdcOrbitChart *self)
{
  return self->plan != NULL ? adc_map_plan_get_map (self->plan) : NULL;
}

/* The body whose zone is looked at. */
static const AdcBody *
get_chosen (AdcOrbitChart *self)
{
  AdcMap *map = get_map (self);
  AdcZone *zone = map != NULL ? adc_map_plan_get_zone (self->plan) : NULL;
  const char *id = zone != NULL ? adc_zone_get_body (zone) : NULL;

  return id != NULL ? adc_map_find_body (map, id) : NULL;
}

AdcZone *
adc_orbit_chart_get_cursor (AdcOrbitChart *self)
{
  AdcMap *map;
  AdcZone *zone;
  const AdcBody *root;

  g_return_val_if_fail (ADC_IS_ORBIT_CHART (self), NULL);

  map = get_map (self);
  zone = map != NULL ? adc_map_plan_get_zone (self->plan) : NULL;
  if (zone == NULL || adc_zone_get_orbit (zone) != NULL)
    return zone;

  root = adc_map_get_root_of (map, zone);
  return root != NULL ? adc_map_locate (map, root, adc_map_plan_get_turn (self->plan)) : NULL;
}

/* What a screen reader says: what is at the cursor, or what this is. */
static void
update_name (AdcOrbitChart *self)
{
  AdcMap *map = get_map (self);
  AdcZone *cursor = adc_orbit_chart_get_cursor (self);
  AdcZone *zone = adc_map_plan_get_zone (self->plan);
  const guint turn = adc_map_plan_get_turn (self->plan);
  g_autofree char *turn_title = adc_map_format_turn (turn);
  g_autofree char *name = NULL;
  g_autofree char *description = NULL;

  if (cursor != NULL || zone != NULL)
    name = adc_map_describe_zone (map, zone != NULL ? zone : cursor, turn);
  else
    name = g_strdup (adc_map_get_title (map));
  /* Translators: the name of a map and the turn it shows, as in “Solar System, Turn 3” */
  description = g_strdup_printf (_("%s, %s"), adc_map_get_title (map), turn_title);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
}

static void
slide_cb (double progress, gpointer user_data)
{
  AdcOrbitChart *self = user_data;

  for (guint i = 0; i < self->n_bodies; i++)
    self->indices[i] = self->starts[i] + self->distances[i] * progress;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static guint
count_zones (AdcMap *map, const AdcBody *body)
{
  const int orbit = body->orbit != NULL ? adc_orbit_shape_find_orbit (map, body->orbit) : -1;

  return orbit >= 0 ? ((const AdcOrbit *) adc_map_get_orbits (map)->pdata[orbit])->zones->len : 1;
}

/* From where they are drawn to where they are, the shorter way around; of two, the way they go. */
static void
move_bodies (AdcOrbitChart *self, gboolean slides)
{
  AdcMap *map = get_map (self);
  GPtrArray *bodies = adc_map_get_bodies (map);

  for (guint i = 0; i < self->n_bodies; i++) {
    const AdcBody *body = bodies->pdata[i];
    const guint n = count_zones (map, body);
    const double end = (body->start + adc_map_plan_get_turn (self->plan)) % n;
    const double start = slides ? self->indices[i] : end; /* of a new map, nothing is drawn yet */
    double distance = fmod (end - start, n);

    if (distance <= -0.5 * n)
      distance += n;
    else if (distance > 0.5 * n)
      distance -= n;
    self->starts[i] = start;
    self->distances[i] = distance;
    self->indices[i] = start;
  }

  if (slides)
    adw_animation_play (self->slide);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
reshape (AdcOrbitChart *self)
{
  const double width = gtk_widget_get_width (GTK_WIDGET (self));
  const double height = gtk_widget_get_height (GTK_WIDGET (self));

  adc_orbit_shape_clear (&self->shape);
  if (get_map (self) != NULL && width > 0 && height > 0)
    adc_orbit_shape_init (&self->shape, get_map (self), width, height, MARGIN);
}

static void
take_map (AdcOrbitChart *self)
{
  adw_animation_reset (self->slide);
  self->pointed = NULL;
  self->n_bodies = adc_map_get_bodies (get_map (self))->len;
  self->indices = g_renew (double, self->indices, MAX (self->n_bodies, 1));
  self->starts = g_renew (double, self->starts, MAX (self->n_bodies, 1));
  self->distances = g_renew (double, self->distances, MAX (self->n_bodies, 1));
  reshape (self);
  move_bodies (self, FALSE);
}

static void
plan_changed_cb (AdcOrbitChart *self, AdcMapAspects aspects)
{
  if (aspects == ADC_MAP_ASPECT_ALL)
    take_map (self);
  else if (aspects & ADC_MAP_ASPECT_TURN)
    move_bodies (self, TRUE);
  update_name (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
adc_orbit_chart_point_at (AdcOrbitChart *self, AdcZone *zone)
{
  if (self->pointed == zone)
    return;

  self->pointed = zone;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  gtk_widget_trigger_tooltip_query (GTK_WIDGET (self));
}

static gboolean
adc_orbit_chart_query_tooltip (GtkWidget *widget, int x G_GNUC_UNUSED, int y G_GNUC_UNUSED,
                               gboolean keyboard, GtkTooltip *tooltip)
{
  AdcOrbitChart *self = ADC_ORBIT_CHART (widget);
  g_autofree char *text = NULL;

  if (keyboard || self->pointed == NULL || self->shape.map == NULL)
    return FALSE;

  text = adc_map_describe_zone (self->shape.map, self->pointed, adc_map_plan_get_turn (self->plan));
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

static void
adc_orbit_chart_measure (GtkWidget *widget G_GNUC_UNUSED, GtkOrientation orientation, int for_size,
                         int *minimum, int *natural, int *minimum_baseline G_GNUC_UNUSED,
                         int *natural_baseline G_GNUC_UNUSED)
{
  *minimum = MIN_SIZE;
  *natural = orientation == GTK_ORIENTATION_VERTICAL && for_size >= 0
               ? CLAMP (for_size, MIN_SIZE, USUAL_SIZE)
               : USUAL_SIZE;
}

static GtkSizeRequestMode
adc_orbit_chart_get_request_mode (GtkWidget *widget G_GNUC_UNUSED)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
adc_orbit_chart_size_allocate (GtkWidget *widget, int width G_GNUC_UNUSED, int height G_GNUC_UNUSED,
                               int baseline G_GNUC_UNUSED)
{
  reshape (ADC_ORBIT_CHART (widget));
}

static void
adc_orbit_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdcOrbitChart *self = ADC_ORBIT_CHART (widget);
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, gtk_widget_get_width (widget),
                                                     gtk_widget_get_height (widget));
  g_autoptr(GArray) taken = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  AdcOrbitCanvas canvas = {
    .widget = widget,
    .shape = &self->shape,
    .plan = self->plan,
    .indices = self->indices,
    .pointed = self->pointed,
    .taken = taken,
  };

  if (self->shape.map == NULL)
    return;

  canvas.cursor = adc_orbit_chart_get_cursor (self);
  canvas.chosen = get_chosen (self);
  canvas.cr = gtk_snapshot_append_cairo (snapshot, &bounds);
  adc_orbit_paint (&canvas);
  cairo_destroy (canvas.cr);
}

static void
adc_orbit_chart_dispose (GObject *object)
{
  AdcOrbitChart *self = ADC_ORBIT_CHART (object);

  g_clear_handle_id (&self->rest, g_source_remove);
  if (self->slide != NULL)
    adw_animation_reset (self->slide);
  g_clear_object (&self->slide);
  g_clear_object (&self->plan);
  G_OBJECT_CLASS (adc_orbit_chart_parent_class)->dispose (object);
}

static void
adc_orbit_chart_finalize (GObject *object)
{
  AdcOrbitChart *self = ADC_ORBIT_CHART (object);

  adc_orbit_shape_clear (&self->shape);
  g_free (self->indices);
  g_free (self->starts);
  g_free (self->distances);
  G_OBJECT_CLASS (adc_orbit_chart_parent_class)->finalize (object);
}

static void
adc_orbit_chart_class_init (AdcOrbitChartClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_orbit_chart_dispose;
  G_OBJECT_CLASS (klass)->finalize = adc_orbit_chart_finalize;
  widget_class->measure = adc_orbit_chart_measure;
  widget_class->get_request_mode = adc_orbit_chart_get_request_mode;
  widget_class->size_allocate = adc_orbit_chart_size_allocate;
  widget_class->snapshot = adc_orbit_chart_snapshot;
  widget_class->query_tooltip = adc_orbit_chart_query_tooltip;
  gtk_widget_class_set_css_name (widget_class, "orbit-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GRID);
}

static void
adc_orbit_chart_init (AdcOrbitChart *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  self->slide = adw_timed_animation_new (GTK_WIDGET (self), 0, 1, SLIDE,
                                         adw_callback_animation_target_new (slide_cb, self, NULL));
  adc_orbit_chart_watch_hands (self);
}

void
adc_orbit_chart_set_plan (AdcOrbitChart *self, AdcMapPlan *plan)
{
  g_return_if_fail (ADC_IS_ORBIT_CHART (self));
  g_return_if_fail (ADC_IS_MAP_PLAN (plan));
  g_return_if_fail (self->plan == NULL);

  self->plan = g_object_ref (plan);
  g_signal_connect_object (plan, "changed", G_CALLBACK (plan_changed_cb), self, G_CONNECT_SWAPPED);
  if (get_map (self) != NULL)
    plan_changed_cb (self, ADC_MAP_ASPECT_ALL);
}

gboolean
adc_orbit_chart_find_zone (AdcOrbitChart *self, AdcZone *zone, graphene_point_t *place)
{
  g_return_val_if_fail (ADC_IS_ORBIT_CHART (self), FALSE);
  g_return_val_if_fail (ADC_IS_ZONE (zone), FALSE);

  return self->shape.map != NULL && adc_orbit_shape_find_zone (&self->shape, zone, place);
}

gboolean
adc_orbit_chart_find_body (AdcOrbitChart *self, const AdcBody *body, graphene_point_t *place)
{
  guint index;

  g_return_val_if_fail (ADC_IS_ORBIT_CHART (self), FALSE);

  return self->shape.map != NULL &&
         g_ptr_array_find (adc_map_get_bodies (self->shape.map), body, &index) &&
         adc_orbit_place_body (&self->shape, self->indices, index, place);
}

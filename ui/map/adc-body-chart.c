/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-body-chart.h"

#include "adc-map-words.h"
#include "adc-zone-button.h"

#include <glib/gi18n-lib.h>

#define SPACING 8

struct _AdcBodyChart {
  AdwBin         parent_instance;
  AdcMapPlan    *plan;
  const AdcBody *root;
  GtkLabel      *whereabouts;
};

G_DEFINE_FINAL_TYPE (AdcBodyChart, adc_body_chart, ADW_TYPE_BIN)

static GtkWidget *
create_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_widget_add_css_class (label, style);

  return label;
}

/* A frame around what lies inside an orbit, with the orbit itself at its top. */
static GtkWidget *
create_band (AdcBodyChart *self, GPtrArray *orbits, const char *style, const char *name)
{
  GtkWidget *band = g_object_new (GTK_TYPE_BOX, "orientation", GTK_ORIENTATION_VERTICAL, "spacing",
                                  SPACING, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  gtk_widget_add_css_class (band, "map-band");
  gtk_widget_add_css_class (band, style);
  gtk_accessible_update_property (GTK_ACCESSIBLE (band), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  if (orbits->len > 0)
    gtk_box_append (GTK_BOX (band), adc_zone_button_new_flow (self->plan, orbits));

  return band;
}

static void
add_group (AdcBodyChart *self, GtkWidget *band, const char *caption, GPtrArray *zones)
{
  GtkWidget *label;

  if (zones->len == 0)
    return;

  label = create_label (caption, "caption");
  gtk_widget_add_css_class (label, "dim-label");
  gtk_box_append (GTK_BOX (band), label);
  gtk_box_append (GTK_BOX (band), adc_zone_button_new_flow (self->plan, zones));
}

static gboolean
touches_any (AdcZone *zone, GPtrArray *zones)
{
  const char * const *touches = adc_zone_get_touches (zone);

  for (guint i = 0; i < zones->len; i++)
    if (touches != NULL && g_strv_contains (touches, adc_entry_get_id (zones->pdata[i])))
      return TRUE;

  return FALSE;
}

/* The zones of a body of some kinds; with a list of orbits, those that touch one of them, or those
 * that touch none. */
static GPtrArray *
pick_zones (const AdcBody *body, guint kinds, GPtrArray *orbits, gboolean touch)
{
  GPtrArray *zones = g_ptr_array_new ();

  for (guint i = 0; i < body->zones->len; i++) {
    AdcZone *zone = body->zones->pdata[i];

    if ((kinds & (1u << adc_zone_get_zone_kind (zone))) &&
        (orbits == NULL || touches_any (zone, orbits) == touch))
      g_ptr_array_add (zones, zone);
  }

  return zones;
}

#define SURFACES (1u << ADC_ZONE_KIND_SURFACE | 1u << ADC_ZONE_KIND_ASTEROID)
#define SATELLITES (1u << ADC_ZONE_KIND_SATELLITE)
#define NEAR_ORBITS (1u << ADC_ZONE_KIND_NEAR_ORBIT)
#define OUTER_ORBITS (1u << ADC_ZONE_KIND_FAR_ORBIT | 1u << ADC_ZONE_KIND_ONLY_ORBIT)

static void
add_ground (AdcBodyChart *self, GtkWidget *band, const AdcBody *body, GPtrArray *orbits,
            gboolean touch)
{
  g_autoptr(GPtrArray) surfaces = pick_zones (body, SURFACES, orbits, touch);
  g_autoptr(GPtrArray) satellites = pick_zones (body, SATELLITES, orbits, touch);

  add_group (self, band, C_("zones", "Ground"), surfaces);
  add_group (self, band, C_("zones", "Satellites"), satellites);
}

static void
add_near_band (AdcBodyChart *self, GtkWidget *outer, const AdcBody *body)
{
  g_autoptr(GPtrArray) near = pick_zones (body, NEAR_ORBITS, NULL, FALSE);
  GtkWidget *band;

  if (near->len == 0)
    return;

  band = create_band (self, near, "near", adc_body_get_title (body));
  add_ground (self, band, body, near, TRUE);
  gtk_box_append (GTK_BOX (outer), band);
}

/* What has no near orbit above it lies directly inside the far one. */
static void
add_outer_ground (AdcBodyChart *self, GtkWidget *outer, const AdcBody *body)
{
  g_autoptr(GPtrArray) near = pick_zones (body, NEAR_ORBITS, NULL, FALSE);

  add_ground (self, outer, body, near, FALSE);
}

/* The body itself, then those around it. */
static GPtrArray *
list_system (AdcMap *map, const AdcBody *root)
{
  GPtrArray *bodies = adc_map_get_bodies (map);
  GPtrArray *system = g_ptr_array_new ();

  g_ptr_array_add (system, (gpointer) root);
  for (guint i = 0; i < bodies->len; i++)
    if (bodies->pdata[i] != root && adc_map_get_root (map, bodies->pdata[i]) == root)
      g_ptr_array_add (system, bodies->pdata[i]);

  return system;
}

static char *
dup_title (GPtrArray *system)
{
  GString *title = g_string_new (NULL);

  for (guint i = 0; i < system->len; i++)
    g_string_append_printf (title, "%s%s", i > 0 ? " · " : "",
                            adc_body_get_title (system->pdata[i]));

  return g_string_free (title, FALSE);
}

static void
build (AdcBodyChart *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  g_autoptr(GPtrArray) system = list_system (adc_map_plan_get_map (self->plan), self->root);
  g_autoptr(GPtrArray) far = pick_zones (self->root, OUTER_ORBITS, NULL, FALSE);
  g_autofree char *title = dup_title (system);
  GtkWidget *outer;

  gtk_box_append (GTK_BOX (box), create_label (title, "heading"));
  self->whereabouts = GTK_LABEL (create_label (NULL, "dim-label"));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->whereabouts));
  outer = create_band (self, far, "far", title);
  gtk_box_append (GTK_BOX (box), outer);
  for (guint i = 0; i < system->len; i++)
    add_near_band (self, outer, system->pdata[i]);
  for (guint i = 0; i < system->len; i++)
    add_outer_ground (self, outer, system->pdata[i]);
  adw_bin_set_child (ADW_BIN (self), box);
}

/* The body whose zone is looked at, or that is on the zone that is. */
static const AdcBody *
find_root (AdcBodyChart *self)
{
  AdcMap *map = adc_map_plan_get_map (self->plan);
  AdcZone *zone = adc_map_plan_get_zone (self->plan);
  g_autoptr(GPtrArray) bodies = NULL;

  if (zone == NULL)
    return NULL;
  if (adc_zone_get_orbit (zone) == NULL)
    return adc_map_get_root_of (map, zone);

  bodies = adc_map_list_bodies_at (map, zone, adc_map_plan_get_turn (self->plan));
  return bodies->len > 0 ? adc_map_get_root (map, bodies->pdata[0]) : NULL;
}

static void
update_buttons (GtkWidget *widget)
{
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (ADC_IS_ZONE_BUTTON (child))
      adc_zone_button_update (ADC_ZONE_BUTTON (child));
    else
      update_buttons (child);
  }
}

static void
update_whereabouts (AdcBodyChart *self)
{
  AdcMap *map = adc_map_plan_get_map (self->plan);
  const guint turn = adc_map_plan_get_turn (self->plan);
  const guint year = adc_map_get_year (map, self->root);
  AdcZone *zone = adc_map_locate (map, self->root, turn);
  g_autofree char *turn_title = adc_map_format_turn (turn);
  g_autofree char *place = NULL;
  g_autofree char *length = NULL;
  g_autofree char *text = NULL;

  gtk_widget_set_visible (GTK_WIDGET (self->whereabouts), zone != NULL);
  if (zone == NULL)
    return;

  /* Translators: a turn, then the zone a planet is on, as in “Turn 3: on Mars Orbit 12” */
  place = g_strdup_printf (_("%s: on %s"), turn_title, adc_entry_get_title (ADC_ENTRY (zone)));
  length = g_strdup_printf (ngettext ("A year of %u turn.", "A year of %u turns.", year), year);
  text = g_strdup_printf ("%s. %s", place, length);
  gtk_label_set_label (self->whereabouts, text);
}

static void
plan_changed_cb (AdcBodyChart *self)
{
  const AdcBody *root = find_root (self);

  if (root != self->root) {
    self->root = root;
    if (root != NULL)
      build (self);
  }
  gtk_widget_set_visible (GTK_WIDGET (self), root != NULL);
  if (root != NULL) {
    update_whereabouts (self);
    update_buttons (GTK_WIDGET (self));
  }
}

static void
adc_body_chart_dispose (GObject *object)
{
  g_clear_object (&ADC_BODY_CHART (object)->plan);
  G_OBJECT_CLASS (adc_body_chart_parent_class)->dispose (object);
}

static void
adc_body_chart_class_init (AdcBodyChartClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_body_chart_dispose;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_body_chart_init (AdcBodyChart *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

void
adc_body_chart_set_plan (AdcBodyChart *self, AdcMapPlan *plan)
{
  g_return_if_fail (ADC_IS_BODY_CHART (self));
  g_return_if_fail (ADC_IS_MAP_PLAN (plan));
  g_return_if_fail (self->plan == NULL);

  self->plan = g_object_ref (plan);
  g_signal_connect_object (plan, "changed", G_CALLBACK (plan_changed_cb), self, G_CONNECT_SWAPPED);
  if (adc_map_plan_get_map (plan) != NULL)
    plan_changed_cb (self);
}

const AdcBody *
adc_body_chart_get_body (AdcBodyChart *self)
{
  g_return_val_if_fail (ADC_IS_BODY_CHART (self), NULL);

  return self->root;
}

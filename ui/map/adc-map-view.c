/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-map-view.h"

#include "adc-body-chart.h"
#include "adc-case-menu.h"
#include "adc-journey-panel.h"
#include "adc-map-page.h"
#include "adc-map-words.h"
#include "adc-orbit-chart.h"
#include "adc-program-settings.h"
#include "adc-view.h"
#include "adc-voyage-panel.h"
#include "adc-wrap-layout.h"
#include "adc-zone-entry.h"
#include "adc-zone-panel.h"

#include <glib/gi18n-lib.h>
#include <stdlib.h>

struct _AdcMapView {
  AdwBin             parent_instance;
  GtkScrolledWindow *scroller;
  AdcMapPage        *page;
  GtkLabel          *title;
  GtkSpinButton     *turn_spin;
  AdcOrbitChart     *chart;
  GtkLabel          *caption;
  AdcZoneEntry      *zone_entry;
  AdcCaseMenu       *examples_menu;
  AdcVoyagePanel    *voyage_panel;
  AdcZonePanel      *zone_panel;
  AdcBodyChart      *body_chart;
  AdcJourneyPanel   *journey_panel;
  AdcMapPlan        *plan;
  gboolean           is_updating; /* the widgets follow the plan */
};

/* What the chart says of the cursor, for those who see it too. */
static void
update_caption (AdcMapView *self)
{
  AdcMap *map = adc_map_plan_get_map (self->plan);
  AdcZone *zone = adc_map_plan_get_zone (self->plan);
  g_autofree char *text = NULL;

  if (zone != NULL)
    text = adc_map_describe_zone (map, zone, adc_map_plan_get_turn (self->plan));
  gtk_label_set_label (self->caption, text != NULL ? text : "");
}

static void
list_examples (AdcMapView *self)
{
  GPtrArray *voyages = adc_map_get_voyages (adc_map_plan_get_map (self->plan));

  adc_case_menu_clear (self->examples_menu);
  for (guint i = 0; i < voyages->len; i++) {
    const AdcVoyage *voyage = voyages->pdata[i];

    adc_case_menu_add (self->examples_menu, voyage->id, adc_text_get (voyage->title));
  }
}

static void
show_map (AdcMapView *self)
{
  AdcMap *map = adc_map_plan_get_map (self->plan);

  gtk_label_set_label (self->title, adc_map_get_title (map));
  gtk_widget_set_visible (GTK_WIDGET (self->chart), adc_map_get_orbits (map)->len > 0);
  adc_zone_entry_set_map (self->zone_entry, map);
  list_examples (self);
}

static void
plan_changed_cb (AdcMapView *self, AdcMapAspects aspects)
{
  const guint turn = adc_map_plan_get_turn (self->plan);

  if (aspects == ADC_MAP_ASPECT_ALL)
    show_map (self);
  self->is_updating = TRUE;
  gtk_spin_button_set_value (self->turn_spin, turn);
  self->is_updating = FALSE;
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "map.previous-turn", turn > 0);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "map.next-turn", turn < ADC_MAP_MAX_TURN);
  update_caption (self);
}

static void
turn_changed_cb (AdcMapView *self)
{
  if (!self->is_updating && self->plan != NULL)
    adc_map_plan_set_turn (self->plan, gtk_spin_button_get_value_as_int (self->turn_spin));
}

static gboolean
turn_output_cb (AdcMapView *self)
{
  const guint turn = gtk_spin_button_get_value_as_int (self->turn_spin);
  g_autofree char *text = adc_map_format_turn (turn);

  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (self->turn_spin)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (self->turn_spin), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->turn_spin),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  return TRUE;
}

/* The number is what matters, with or without a word before it. Without one, nothing changes. */
static int
turn_input_cb (AdcMapView *self, double *value)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->turn_spin));
  g_autofree char *set_up = adc_map_format_turn (0);
  const char *digits = text + strcspn (text, "0123456789");

  if (*digits != '\0')
    *value = MIN (g_ascii_strtoull (digits, NULL, 10), ADC_MAP_MAX_TURN);
  else if (g_utf8_collate (text, set_up) == 0)
    *value = 0;
  else
    *value = gtk_spin_button_get_value (self->turn_spin);

  return TRUE;
}

static void
zone_picked_cb (AdcMapView *self, AdcZone *zone)
{
  adc_name_entry_set_shown (ADC_NAME_ENTRY (self->zone_entry), NULL);
  if (zone != NULL)
    adc_map_open_zone (self, adc_map_plan_get_game (self->plan), zone);
}

static void
example_chosen_cb (AdcMapView *self, const char *id)
{
  GPtrArray *voyages = adc_map_get_voyages (adc_map_plan_get_map (self->plan));

  for (guint i = 0; i < voyages->len; i++)
    if (g_str_equal (((const AdcVoyage *) voyages->pdata[i])->id, id))
      adc_map_plan_set_voyage (self->plan, voyages->pdata[i]);
  gtk_widget_grab_focus (GTK_WIDGET (self->voyage_panel));
}

static void
turn_action (GtkWidget *widget, const char *name, GVariant *parameter G_GNUC_UNUSED)
{
  AdcMapView *self = ADC_MAP_VIEW (widget);
  const guint turn = adc_map_plan_get_turn (self->plan);

  if (g_str_equal (name, "map.next-turn"))
    adc_map_plan_set_turn (self->plan, turn + 1);
  else if (turn > 0)
    adc_map_plan_set_turn (self->plan, turn - 1);
}

static void
find_action (GtkWidget *widget, const char *name G_GNUC_UNUSED,
             GVariant *parameter G_GNUC_UNUSED)
{
  gtk_widget_grab_focus (GTK_WIDGET (ADC_MAP_VIEW (widget)->zone_entry));
}

/* Who comes from elsewhere, or has typed where to go, is put where it is told what is there. */
static void
take_focus (AdcMapView *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, GTK_WIDGET (self)) ||
      gtk_widget_is_ancestor (focus, GTK_WIDGET (self->zone_entry)))
    gtk_widget_grab_focus (GTK_WIDGET (self->zone_panel));
}

static void
adc_map_view_set_game (AdcView *view, AdcGame *game)
{
  adc_map_plan_set_game (ADC_MAP_VIEW (view)->plan, game);
}

static gboolean
adc_map_view_is_offered (AdcGame *game)
{
  return adc_game_get_map (game) != NULL;
}

static gboolean
adc_map_view_shows (AdcKind kind)
{
  return kind == ADC_KIND_ZONE;
}

static void
adc_map_view_show_entry (AdcView *view, AdcEntry *entry)
{
  AdcMapView *self = ADC_MAP_VIEW (view);

  adc_map_plan_set_zone (self->plan, ADC_ZONE (entry));
  take_focus (self);
}

static gboolean
adc_map_view_show_item (AdcView *view, const char *id)
{
  AdcMapView *self = ADC_MAP_VIEW (view);
  AdcZone *zone = adc_map_find_zone (adc_map_plan_get_map (self->plan), id);

  if (zone == NULL)
    return FALSE;

  adc_map_plan_set_zone (self->plan, zone);
  take_focus (self);
  return TRUE;
}

static void
view_iface_init (AdcViewInterface *iface)
{
  iface->set_game = adc_map_view_set_game;
  iface->is_offered = adc_map_view_is_offered;
  iface->shows = adc_map_view_shows;
  iface->show_entry = adc_map_view_show_entry;
  iface->show_item = adc_map_view_show_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (AdcMapView, adc_map_view, ADW_TYPE_BIN,
                               G_IMPLEMENT_INTERFACE (ADC_TYPE_VIEW, view_iface_init))

static void
adc_map_view_dispose (GObject *object)
{
  g_clear_object (&ADC_MAP_VIEW (object)->plan);
  G_OBJECT_CLASS (adc_map_view_parent_class)->dispose (object);
}

static void
adc_map_view_class_init (AdcMapViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_map_view_dispose;
  g_type_ensure (ADC_TYPE_BODY_CHART);
  g_type_ensure (ADC_TYPE_CASE_MENU);
  g_type_ensure (ADC_TYPE_JOURNEY_PANEL);
  g_type_ensure (ADC_TYPE_MAP_PAGE);
  g_type_ensure (ADC_TYPE_ORBIT_CHART);
  g_type_ensure (ADC_TYPE_VOYAGE_PANEL);
  g_type_ensure (ADC_TYPE_WRAP_LAYOUT);
  g_type_ensure (ADC_TYPE_ZONE_ENTRY);
  g_type_ensure (ADC_TYPE_ZONE_PANEL);
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES "map/adc-map-view.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcMapView, scroller);
  gtk_widget_class_bind_template_child (widget_class, AdcMapView, page);
  gtk_widget_class_bind_template_child (widget_class, AdcMapView, title);
  gtk_widget_class_bind_template_child (widget_class, AdcMapView, turn_spin);
  gtk_widget_class_bind_template_child (widget_class, AdcMapView, chart);
  gtk_widget_class_bind_template_child (widget_class, AdcMapView, caption);
  gtk_widget_class_bind_template_child (widget_class, AdcMapView, zone_entry);
  gtk_widget_class_bind_template_child (widget_class, AdcMapView, examples_menu);
  gtk_widget_class_bind_template_child (widget_class, AdcMapView, voyage_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcMapView, zone_panel);
  gtk_widget_class_bind_template_child (widget_class, AdcMapView, body_chart);
  gtk_widget_class_bind_template_child (widget_class, AdcMapView, journey_panel);
  gtk_widget_class_bind_template_callback (widget_class, turn_changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, turn_output_cb);
  gtk_widget_class_bind_template_callback (widget_class, turn_input_cb);
  gtk_widget_class_bind_template_callback (widget_class, zone_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, example_chosen_cb);
  gtk_widget_class_install_action (widget_class, "map.next-turn", NULL, turn_action);
  gtk_widget_class_install_action (widget_class, "map.previous-turn", NULL, turn_action);
  gtk_widget_class_install_action (widget_class, "map.find", NULL, find_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_bracketright, 0, "map.next-turn",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_bracketleft, 0, "map.previous-turn",
                                       NULL);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_g, GDK_CONTROL_MASK, "map.find", NULL);
}

static void
adc_map_view_init (AdcMapView *self)
{
  g_autoptr(GSettings) settings = adc_program_settings_new ();

  self->plan = adc_map_plan_new (settings);
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_spin_button_set_range (self->turn_spin, 0, ADC_MAP_MAX_TURN);
  adc_map_page_set_adjustment (self->page, gtk_scrolled_window_get_vadjustment (self->scroller));
  adc_name_entry_set_name (ADC_NAME_ENTRY (self->zone_entry), _("Find a zone"), _("Type a zone…"));
  adc_orbit_chart_set_plan (self->chart, self->plan);
  adc_voyage_panel_set_plan (self->voyage_panel, self->plan);
  adc_zone_panel_set_plan (self->zone_panel, self->plan);
  adc_body_chart_set_plan (self->body_chart, self->plan);
  adc_journey_panel_set_plan (self->journey_panel, self->plan);
  g_signal_connect_object (self->plan, "changed", G_CALLBACK (plan_changed_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
adc_map_view_new (void)
{
  return g_object_new (ADC_TYPE_MAP_VIEW, NULL);
}

AdcMapPlan *
adc_map_view_get_plan (AdcMapView *self)
{
  g_return_val_if_fail (ADC_IS_MAP_VIEW (self), NULL);

  return self->plan;
}

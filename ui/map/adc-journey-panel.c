/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-journey-panel.h"

#include "adc-drop-down.h"
#include "adc-map-words.h"
#include "adc-mobility.h"
#include "adc-zone-button.h"
#include "adc-zone-entry.h"

#include <glib/gi18n-lib.h>

struct _AdcJourneyPanel {
  AdwBin        parent_instance;
  AdcZoneEntry *from_entry;
  AdcZoneEntry *to_entry;
  GtkWidget    *swap_button;
  GtkWidget    *unit_label;
  GtkDropDown  *unit_drop_down;
  GtkLabel     *result;
  GtkBox       *legs;
  GtkGrid      *later;
  GtkLabel     *unchecked;
  AdcMapPlan   *plan;
  gboolean      is_updating; /* the widgets follow the plan: their signals are not the user's */
};

G_DEFINE_FINAL_TYPE (AdcJourneyPanel, adc_journey_panel, ADW_TYPE_BIN)

static GtkWidget *
create_label (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);

  return label;
}

static void
empty (GtkWidget *box)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (box)) != NULL) {
    if (GTK_IS_GRID (box))
      gtk_grid_remove (GTK_GRID (box), child);
    else
      gtk_box_remove (GTK_BOX (box), child);
  }
}

/* “Leader (4 zones a turn)” */
static char *
dup_unit_title (AdcPiece *unit)
{
  const guint n_moves = adc_piece_get_moves (unit);

  /* Translators: the name of a unit and how far it goes in a turn */
  return g_strdup_printf (ngettext ("%s (%u zone a turn)", "%s (%u zones a turn)", n_moves),
                          adc_entry_get_title (ADC_ENTRY (unit)), n_moves);
}

static void
list_units (AdcJourneyPanel *self)
{
  GListModel *units = adc_map_plan_get_units (self->plan);
  const guint n = g_list_model_get_n_items (units);
  g_autoptr(GtkStringList) titles = gtk_string_list_new (NULL);

  for (guint i = 0; i < n; i++) {
    g_autoptr(AdcPiece) unit = g_list_model_get_item (units, i);
    g_autofree char *title = dup_unit_title (unit);

    gtk_string_list_append (titles, title);
  }
  gtk_drop_down_set_model (self->unit_drop_down, G_LIST_MODEL (titles));
  gtk_widget_set_visible (self->unit_label, n > 0);
  gtk_widget_set_visible (GTK_WIDGET (self->unit_drop_down), n > 0);
}

static void
units_changed_cb (AdcJourneyPanel *self)
{
  self->is_updating = TRUE;
  list_units (self);
  self->is_updating = FALSE;
}

static void
select_unit (AdcJourneyPanel *self)
{
  GListModel *units = adc_map_plan_get_units (self->plan);

  for (guint i = 0; i < g_list_model_get_n_items (units); i++) {
    g_autoptr(AdcPiece) unit = g_list_model_get_item (units, i);

    if (unit == adc_map_plan_get_unit (self->plan))
      gtk_drop_down_set_selected (self->unit_drop_down, i);
  }
}

static char *
dup_result (AdcJourneyPanel *self, const AdcJourney *journey)
{
  AdcZone *from = adc_map_plan_get_from (self->plan);
  AdcPiece *unit = adc_map_plan_get_unit (self->plan);

  if (unit == NULL)
    return g_strdup (_("No unit of this game moves."));
  if (from == NULL || adc_map_plan_get_to (self->plan) == NULL) {
    if (from == NULL)
      return g_strdup (_("Say where the journey starts and where it ends."));

    return g_strdup (_("What can be reached this turn is marked on the map."));
  }
  if (journey == NULL)
    /* Translators: %s is a unit */
    return g_strdup_printf (_("There is no way for this unit: %s."),
                            adc_entry_get_title (ADC_ENTRY (unit)));

  return adc_map_format_length (journey);
}

/* One line for each turn: where it goes, zone by zone, or that it waits. */
static void
show_legs (AdcJourneyPanel *self, const AdcJourney *journey)
{
  GArray *legs = journey != NULL ? journey->legs : NULL;
  guint next = 1;

  empty (GTK_WIDGET (self->legs));
  gtk_widget_set_visible (GTK_WIDGET (self->legs), legs != NULL && legs->len > 1);
  for (guint i = 0; journey != NULL && i < journey->n_turns; i++) {
    const guint turn = g_array_index (legs, AdcLeg, 0).turn + i;
    g_autoptr(GPtrArray) zones = g_ptr_array_new ();
    g_autofree char *title = adc_map_format_turn (turn);

    for (; next < legs->len && g_array_index (legs, AdcLeg, next).turn == turn; next++)
      g_ptr_array_add (zones, g_array_index (legs, AdcLeg, next).zone);
    gtk_box_append (self->legs, create_label (title, "caption-heading"));
    gtk_box_append (self->legs, zones->len > 0
                                  ? adc_zone_button_new_flow (self->plan, zones)
                                  : create_label (_("It waits where it is."), NULL));
  }
}

static char *
dup_departure (AdcJourneyPanel *self, guint later)
{
  g_autofree char *turn = adc_map_format_turn (adc_map_plan_get_turn (self->plan) + later);

  /* Translators: when a journey starts; %s is a turn, as in “Turn 3” */
  return g_strdup_printf (_("Leaving: %s"), turn);
}

static void
show_later (AdcJourneyPanel *self)
{
  const gboolean is_asked = adc_map_plan_get_from (self->plan) != NULL &&
                            adc_map_plan_get_to (self->plan) != NULL &&
                            adc_map_plan_get_unit (self->plan) != NULL;

  empty (GTK_WIDGET (self->later));
  gtk_widget_set_visible (GTK_WIDGET (self->later), is_asked);
  if (!is_asked)
    return;

  gtk_grid_attach (self->later, create_label (_("When the planets have moved"), "caption-heading"),
                   0, 0, 2, 1);
  for (guint i = 0; i < ADC_MAP_LATER; i++) {
    const AdcJourney *journey = adc_map_plan_get_journey (self->plan, i);
    g_autofree char *departure = dup_departure (self, i);
    g_autofree char *length = journey != NULL ? adc_map_format_length (journey)
                                              : g_strdup (_("No way"));

    gtk_grid_attach (self->later, create_label (departure, "dim-label"), 0, i + 1, 1, 1);
    gtk_grid_attach (self->later, create_label (length, NULL), 1, i + 1, 1, 1);
  }
}

/* Where what is on the way and not confirmed comes from; NULL: all of it is, or nobody says. */
static void
show_unchecked (AdcJourneyPanel *self, const AdcJourney *journey)
{
  AdcGame *game = adc_map_plan_get_game (self->plan);
  const char *source = NULL;
  gboolean is_unchecked = FALSE;

  for (guint i = 0; journey != NULL && i < journey->legs->len; i++) {
    AdcZone *zone = g_array_index (journey->legs, AdcLeg, i).zone;

    if (adc_zone_is_checked (zone))
      continue;
    is_unchecked = TRUE;
    if (adc_entry_get_source (ADC_ENTRY (zone)) != NULL)
      source = adc_game_get_source_title (game, adc_entry_get_source (ADC_ENTRY (zone)));
  }

  if (source != NULL) {
    /* Translators: %s is the title of a source */
    g_autofree char *text = g_strdup_printf (_("Zones on this way are to be compared with the "
                                               "board. They come from: %s."),
                                             source);

    gtk_label_set_label (self->unchecked, text);
  } else {
    gtk_label_set_label (self->unchecked,
                         _("Zones on this way are to be compared with the board."));
  }
  gtk_widget_set_visible (GTK_WIDGET (self->unchecked), is_unchecked);
}

static void
show_answer (AdcJourneyPanel *self)
{
  const AdcJourney *journey = adc_map_plan_get_journey (self->plan, 0);
  g_autofree char *result = dup_result (self, journey);

  gtk_label_set_label (self->result, result);
  if (journey != NULL)
    gtk_widget_add_css_class (GTK_WIDGET (self->result), "journey-length");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->result), "journey-length");
  show_legs (self, journey);
  show_later (self);
  show_unchecked (self, journey);
}

static gboolean
has_focus_in_legs (AdcJourneyPanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->legs));
}

static void
update_legs (GtkWidget *box)
{
  for (GtkWidget *child = gtk_widget_get_first_child (box); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    if (ADC_IS_ZONE_BUTTON (child))
      adc_zone_button_update (ADC_ZONE_BUTTON (child));
    else
      update_legs (child);
  }
}

static void
plan_changed_cb (AdcJourneyPanel *self, AdcMapAspects aspects)
{
  self->is_updating = TRUE;
  if (aspects == ADC_MAP_ASPECT_ALL) {
    adc_zone_entry_set_map (self->from_entry, adc_map_plan_get_map (self->plan));
    adc_zone_entry_set_map (self->to_entry, adc_map_plan_get_map (self->plan));
  }
  if (aspects & ADC_MAP_ASPECT_TRIP) {
    adc_name_entry_set_shown (ADC_NAME_ENTRY (self->from_entry),
                              ADC_ENTRY (adc_map_plan_get_from (self->plan)));
    adc_name_entry_set_shown (ADC_NAME_ENTRY (self->to_entry),
                              ADC_ENTRY (adc_map_plan_get_to (self->plan)));
    select_unit (self);
    gtk_widget_set_sensitive (self->swap_button, adc_map_plan_get_from (self->plan) != NULL ||
                                                   adc_map_plan_get_to (self->plan) != NULL);
  }
  self->is_updating = FALSE;

  if (aspects & (ADC_MAP_ASPECT_TRIP | ADC_MAP_ASPECT_TURN)) {
    if (has_focus_in_legs (self))
      gtk_widget_grab_focus (GTK_WIDGET (self->from_entry));
    show_answer (self);
  } else {
    update_legs (GTK_WIDGET (self->legs));
  }
}

static void
from_picked_cb (AdcJourneyPanel *self, AdcZone *zone)
{
  adc_map_plan_set_from (self->plan, zone);
}

static void
to_picked_cb (AdcJourneyPanel *self, AdcZone *zone)
{
  adc_map_plan_set_to (self->plan, zone);
}

static void
swap_clicked_cb (AdcJourneyPanel *self)
{
  adc_map_plan_swap (self->plan);
}

static void
unit_selected_cb (AdcJourneyPanel *self)
{
  const guint selected = gtk_drop_down_get_selected (self->unit_drop_down);
  g_autoptr(AdcPiece) unit = NULL;

  if (self->plan == NULL || self->is_updating)
    return;

  unit = g_list_model_get_item (adc_map_plan_get_units (self->plan), selected);
  if (unit != NULL)
    adc_map_plan_set_unit (self->plan, unit);
}

static void
adc_journey_panel_dispose (GObject *object)
{
  g_clear_object (&ADC_JOURNEY_PANEL (object)->plan);
  G_OBJECT_CLASS (adc_journey_panel_parent_class)->dispose (object);
}

static void
adc_journey_panel_class_init (AdcJourneyPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_journey_panel_dispose;
  g_type_ensure (ADC_TYPE_ZONE_ENTRY);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "map/adc-journey-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcJourneyPanel, from_entry);
  gtk_widget_class_bind_template_child (widget_class, AdcJourneyPanel, to_entry);
  gtk_widget_class_bind_template_child (widget_class, AdcJourneyPanel, swap_button);
  gtk_widget_class_bind_template_child (widget_class, AdcJourneyPanel, unit_label);
  gtk_widget_class_bind_template_child (widget_class, AdcJourneyPanel, unit_drop_down);
  gtk_widget_class_bind_template_child (widget_class, AdcJourneyPanel, result);
  gtk_widget_class_bind_template_child (widget_class, AdcJourneyPanel, legs);
  gtk_widget_class_bind_template_child (widget_class, AdcJourneyPanel, later);
  gtk_widget_class_bind_template_child (widget_class, AdcJourneyPanel, unchecked);
  gtk_widget_class_bind_template_callback (widget_class, from_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, to_picked_cb);
  gtk_widget_class_bind_template_callback (widget_class, swap_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, unit_selected_cb);
}

static void
adc_journey_panel_init (AdcJourneyPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  adc_name_entry_set_name (ADC_NAME_ENTRY (self->from_entry), _("Where the journey starts"),
                           _("Type a zone…"));
  adc_name_entry_set_name (ADC_NAME_ENTRY (self->to_entry), _("Where the journey ends"),
                           _("Type a zone…"));
  adc_drop_down_set_up (self->unit_drop_down, _("Unit"));
}

void
adc_journey_panel_set_plan (AdcJourneyPanel *self, AdcMapPlan *plan)
{
  g_return_if_fail (ADC_IS_JOURNEY_PANEL (self));
  g_return_if_fail (ADC_IS_MAP_PLAN (plan));
  g_return_if_fail (self->plan == NULL);

  self->plan = g_object_ref (plan);
  g_signal_connect_object (plan, "changed", G_CALLBACK (plan_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adc_map_plan_get_units (plan), "items-changed",
                           G_CALLBACK (units_changed_cb), self, G_CONNECT_SWAPPED);
  units_changed_cb (self);
  if (adc_map_plan_get_map (plan) != NULL)
    plan_changed_cb (self, ADC_MAP_ASPECT_ALL);
}

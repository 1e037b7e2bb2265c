/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-zone-panel.h"

#include "adc-bin-focus.h"
#include "adc-bookmarks.h"
#include "adc-map-words.h"
#include "adc-other-names.h"
#include "adc-program-settings.h"
#include "adc-prose.h"
#include "adc-rule-row.h"
#include "adc-zone-button.h"

#include <glib/gi18n-lib.h>

struct _AdcZonePanel {
  AdwBin      parent_instance;
  GtkWidget  *hint;
  GtkWidget  *page;
  GtkWidget  *heading;
  GtkLabel   *title;
  GtkLabel   *place;
  GtkLabel   *others;
  GtkButton  *bookmark_button;
  GtkWidget  *unchecked;
  GtkLabel   *here;
  GtkLabel   *touches_label;
  AdwBin     *touches;
  GtkWidget  *from_button;
  GtkWidget  *to_button;
  AdwBin     *text;
  GtkListBox *rulings;
  GtkLabel   *citation;
  AdcMapPlan *plan;
  AdcZone    *zone; /* the one on the page */
  GSettings  *settings;
};

G_DEFINE_FINAL_TYPE (AdcZonePanel, adc_zone_panel, ADW_TYPE_BIN)

static void
set_optional_label (GtkLabel *label, const char *text)
{
  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL && *text != '\0');
}

static gboolean
is_entry (AdcZone *zone)
{
  return zone != NULL && adc_zone_get_zone_kind (zone) != ADC_ZONE_KIND_SPACE;
}

static void
update_bookmark (AdcZonePanel *self)
{
  g_autofree char *location = NULL;
  gboolean bookmarked;
  const char *text;

  gtk_widget_set_visible (GTK_WIDGET (self->bookmark_button), is_entry (self->zone));
  if (!is_entry (self->zone))
    return;

  location = adc_entry_dup_location (ADC_ENTRY (self->zone));
  bookmarked = adc_bookmarks_contain (self->settings, location);
  text = bookmarked ? _("Remove Bookmark") : _("Add Bookmark");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->bookmark_button), "s", location);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->bookmark_button), "win.toggle-bookmark");
  gtk_button_set_icon_name (self->bookmark_button,
                            bookmarked ? "starred-symbolic" : "non-starred-symbolic");
  gtk_widget_set_tooltip_text (GTK_WIDGET (self->bookmark_button), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->bookmark_button),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static void
show_heading (AdcZonePanel *self)
{
  AdcMap *map = adc_map_plan_get_map (self->plan);
  AdcEntry *entry = ADC_ENTRY (self->zone);
  g_autofree char *place = adc_map_format_place (map, self->zone);
  g_autofree char *others = adc_other_names_describe (entry);

  gtk_label_set_label (self->title, adc_entry_get_title (entry));
  gtk_label_set_label (self->place, place);
  set_optional_label (self->others, others);
  gtk_widget_set_visible (self->unchecked, !adc_zone_is_checked (self->zone));
  update_bookmark (self);
}

static void
show_text (AdcZonePanel *self)
{
  AdcGame *game = adc_map_plan_get_game (self->plan);
  AdcEntry *entry = ADC_ENTRY (self->zone);
  GPtrArray *blocks = adc_entry_get_blocks (entry);
  GListModel *rulings = adc_entry_get_rulings (entry);
  const guint n_rulings = g_list_model_get_n_items (rulings);
  g_autofree char *citation = is_entry (self->zone) ? adc_entry_dup_citation (entry) : NULL;
  GtkWidget *row;

  adw_bin_set_child (self->text, blocks->len > 0 ? adc_prose_new_blocks (blocks, game) : NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->text), blocks->len > 0);
  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->rulings))) != NULL)
    gtk_list_box_remove (self->rulings, row);
  for (guint i = 0; i < n_rulings; i++) {
    g_autoptr(AdcEntry) ruling = g_list_model_get_item (rulings, i);

    gtk_list_box_append (self->rulings, adc_rule_row_new_plain (game, adc_entry_get_id (ruling)));
  }
  gtk_widget_set_visible (GTK_WIDGET (self->rulings), n_rulings > 0);
  set_optional_label (self->citation, citation);
}

static void
show_bodies (AdcZonePanel *self)
{
  g_autoptr(GPtrArray) bodies = NULL;
  g_autoptr(GString) text = g_string_new (NULL);

  bodies = adc_map_list_bodies_at (adc_map_plan_get_map (self->plan), self->zone,
                                   adc_map_plan_get_turn (self->plan));
  for (guint i = 0; adc_zone_get_orbit (self->zone) != NULL && i < bodies->len; i++) {
    if (i > 0)
      g_string_append (text, ", ");
    g_string_append_printf (text, _("%s is here"), adc_body_get_title (bodies->pdata[i]));
  }
  set_optional_label (self->here, text->str);
}

/* What it touches may be another thing in another turn. */
static void
show_touching (AdcZonePanel *self)
{
  const guint turn = adc_map_plan_get_turn (self->plan);
  g_autoptr(GPtrArray) touching = NULL;
  g_autofree char *turn_title = adc_map_format_turn (turn);
  g_autofree char *caption = NULL;

  touching = adc_map_list_touching (adc_map_plan_get_map (self->plan), self->zone, turn);
  /* Translators: heading of the zones next to the one shown; %s is a turn, as in “Turn 3” */
  caption = touching->len > 0 ? g_strdup_printf (_("Touches (%s)"), turn_title)
                              : g_strdup (_("Touches no other zone."));
  gtk_label_set_label (self->touches_label, caption);
  adw_bin_set_child (self->touches, adc_zone_button_new_flow (self->plan, touching));
}

static void
update_flow (AdcZonePanel *self)
{
  GtkWidget *flow = adw_bin_get_child (self->touches);

  for (GtkWidget *child = gtk_widget_get_first_child (flow); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    adc_zone_button_update (ADC_ZONE_BUTTON (child));
}

static gboolean
has_focus (AdcZonePanel *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self->touches));
}

static void
show_zone (AdcZonePanel *self)
{
  g_autofree char *name = NULL;

  gtk_widget_set_visible (self->hint, self->zone == NULL);
  gtk_widget_set_visible (self->page, self->zone != NULL);
  if (self->zone == NULL)
    return;

  show_heading (self);
  show_text (self);
  name = adc_map_describe_zone (adc_map_plan_get_map (self->plan), self->zone,
                                adc_map_plan_get_turn (self->plan));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->heading), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

static void
plan_changed_cb (AdcZonePanel *self, AdcMapAspects aspects)
{
  self->zone = adc_map_plan_get_zone (self->plan);
  if (aspects & (ADC_MAP_ASPECT_ZONE | ADC_MAP_ASPECT_TURN)) {
    if (has_focus (self)) /* a neighbour that will go away with this page */
      gtk_widget_grab_focus (self->heading);
    show_zone (self);
    if (self->zone != NULL) {
      show_bodies (self);
      show_touching (self);
    }
  } else if (self->zone != NULL) {
    update_flow (self);
  }
}

static void
from_clicked_cb (AdcZonePanel *self)
{
  adc_map_plan_set_from (self->plan, self->zone);
}

static void
to_clicked_cb (AdcZonePanel *self)
{
  adc_map_plan_set_to (self->plan, self->zone);
}

static void
adc_zone_panel_dispose (GObject *object)
{
  AdcZonePanel *self = ADC_ZONE_PANEL (object);

  g_clear_object (&self->plan);
  g_clear_object (&self->settings);
  G_OBJECT_CLASS (adc_zone_panel_parent_class)->dispose (object);
}

static gboolean
adc_zone_panel_grab_focus (GtkWidget *widget)
{
  AdcZonePanel *self = ADC_ZONE_PANEL (widget);

  return self->zone != NULL && gtk_widget_grab_focus (self->heading);
}

static void
adc_zone_panel_class_init (AdcZonePanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_zone_panel_dispose;
  widget_class->focus = adc_bin_focus;
  widget_class->grab_focus = adc_zone_panel_grab_focus;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_template_from_resource (widget_class, ADC_RESOURCES "map/adc-zone-panel.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, hint);
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, page);
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, heading);
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, title);
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, place);
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, others);
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, bookmark_button);
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, unchecked);
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, here);
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, touches_label);
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, touches);
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, from_button);
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, to_button);
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, text);
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, rulings);
  gtk_widget_class_bind_template_child (widget_class, AdcZonePanel, citation);
  gtk_widget_class_bind_template_callback (widget_class, from_clicked_cb);
  gtk_widget_class_bind_template_callback (widget_class, to_clicked_cb);
}

static void
adc_zone_panel_init (AdcZonePanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->settings = adc_program_settings_new ();
  g_signal_connect_object (self->settings, "changed::bookmarks", G_CALLBACK (update_bookmark), self,
                           G_CONNECT_SWAPPED);
  gtk_widget_set_visible (self->page, FALSE);
}

void
adc_zone_panel_set_plan (AdcZonePanel *self, AdcMapPlan *plan)
{
  g_return_if_fail (ADC_IS_ZONE_PANEL (self));
  g_return_if_fail (ADC_IS_MAP_PLAN (plan));
  g_return_if_fail (self->plan == NULL);

  self->plan = g_object_ref (plan);
  g_signal_connect_object (plan, "changed", G_CALLBACK (plan_changed_cb), self, G_CONNECT_SWAPPED);
  if (adc_map_plan_get_map (plan) != NULL)
    plan_changed_cb (self, ADC_MAP_ASPECT_ALL);
}

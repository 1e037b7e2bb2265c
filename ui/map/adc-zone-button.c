/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-zone-button.h"

#include "adc-map-words.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

#define SPACING 6

struct _AdcZoneButton {
  GtkWidget   parent_instance;
  GtkWidget  *button;
  GtkLabel   *badge;
  AdcMapPlan *plan;
  AdcZone    *zone;
};

G_DEFINE_FINAL_TYPE (AdcZoneButton, adc_zone_button, GTK_TYPE_WIDGET)

static void
clicked_cb (AdcZoneButton *self)
{
  adc_map_open_zone (self, adc_map_plan_get_game (self->plan), self->zone);
}

/* Which of the zones it enters this is, “2” or “2, 5”; NULL: none. */
static char *
dup_ordinals (AdcZoneButton *self)
{
  GArray *route = adc_map_plan_get_route (self->plan);
  GString *ordinals = NULL;

  for (guint i = 0; i < route->len; i++) {
    const AdcLeg *leg = &g_array_index (route, AdcLeg, i);

    if (leg->zone != self->zone)
      continue;
    if (ordinals == NULL)
      ordinals = g_string_new (NULL);
    g_string_append_printf (ordinals, "%s%u", ordinals->len > 0 ? ", " : "", i);
  }

  return ordinals != NULL ? g_string_free (ordinals, FALSE) : NULL;
}

static gboolean
is_touching (AdcZoneButton *self)
{
  AdcZone *zone = adc_map_plan_get_zone (self->plan);
  g_autoptr(GPtrArray) touching = NULL;

  if (zone == NULL || zone == self->zone)
    return FALSE;

  touching = adc_map_list_touching (adc_map_plan_get_map (self->plan), zone,
                                    adc_map_plan_get_turn (self->plan));
  return g_ptr_array_find (touching, self->zone, NULL);
}

static void
set_class (GtkWidget *widget, const char *name, gboolean is_set)
{
  if (is_set)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

/* All that the looks of the button say, and what it touches. */
static void
describe (AdcZoneButton *self, gboolean touches, const char *ordinals)
{
  AdcMap *map = adc_map_plan_get_map (self->plan);
  GHashTable *reach = adc_map_plan_get_reach (self->plan);
  g_autofree char *place = adc_map_format_place (map, self->zone);
  g_autoptr(GString) text = g_string_new (place);
  gpointer moves;

  if (touches) {
    g_string_append (text, ", ");
    /* Translators: of a zone: it is a neighbour of the one that is looked at */
    g_string_append (text, _("next to the zone shown"));
  }
  if (reach != NULL && g_hash_table_lookup_extended (reach, self->zone, NULL, &moves) &&
      GPOINTER_TO_UINT (moves) > 0) {
    g_string_append (text, ", ");
    g_string_append_printf (text,
                            ngettext ("%u move away this turn", "%u moves away this turn",
                                      GPOINTER_TO_UINT (moves)),
                            GPOINTER_TO_UINT (moves));
  }
  if (ordinals != NULL) {
    g_string_append (text, ", ");
    /* Translators: of a zone: which of the zones on the way of a journey it is; 0 is the first */
    g_string_append_printf (text, _("number %s on the way"), ordinals);
  }
  gtk_widget_set_tooltip_text (self->button, text->str);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button),
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, text->str, -1);
}

static void
adc_zone_button_dispose (GObject *object)
{
  AdcZoneButton *self = ADC_ZONE_BUTTON (object);

  g_clear_pointer (&self->button, gtk_widget_unparent);
  g_clear_object (&self->plan);
  g_clear_object (&self->zone);
  G_OBJECT_CLASS (adc_zone_button_parent_class)->dispose (object);
}

static void
adc_zone_button_class_init (AdcZoneButtonClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_zone_button_dispose;
  gtk_widget_class_set_css_name (GTK_WIDGET_CLASS (klass), "zone-button");
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
adc_zone_button_init (AdcZoneButton *self)
{
  self->button = gtk_button_new ();
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
  g_signal_connect_object (self->button, "clicked", G_CALLBACK (clicked_cb), self,
                           G_CONNECT_SWAPPED);
}

GtkWidget *
adc_zone_button_new (AdcMapPlan *plan, AdcZone *zone)
{
  AdcZoneButton *self;
  GtkWidget *box, *label, *badge;

  g_return_val_if_fail (ADC_IS_MAP_PLAN (plan), NULL);
  g_return_val_if_fail (ADC_IS_ZONE (zone), NULL);

  self = g_object_new (ADC_TYPE_ZONE_BUTTON, NULL);
  self->plan = g_object_ref (plan);
  self->zone = g_object_ref (zone);

  box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  label = gtk_label_new (adc_entry_get_title (ADC_ENTRY (zone)));
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_box_append (GTK_BOX (box), label);
  badge = gtk_label_new (NULL);
  gtk_widget_add_css_class (badge, "zone-badge");
  gtk_widget_set_valign (badge, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (box), badge);
  self->badge = GTK_LABEL (badge);
  gtk_button_set_child (GTK_BUTTON (self->button), box);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adc_entry_get_title (ADC_ENTRY (zone)), -1);
  adc_zone_button_update (self);

  return GTK_WIDGET (self);
}

AdcZone *
adc_zone_button_get_zone (AdcZoneButton *self)
{
  g_return_val_if_fail (ADC_IS_ZONE_BUTTON (self), NULL);

  return self->zone;
}

void
adc_zone_button_update (AdcZoneButton *self)
{
  GHashTable *reach;
  g_autofree char *ordinals = NULL;
  gboolean touches;

  g_return_if_fail (ADC_IS_ZONE_BUTTON (self));

  reach = adc_map_plan_get_reach (self->plan);
  ordinals = dup_ordinals (self);
  touches = is_touching (self);
  set_class (self->button, "shown", adc_map_plan_get_zone (self->plan) == self->zone);
  set_class (self->button, "touching", touches);
  set_class (self->button, "reached", reach != NULL && g_hash_table_contains (reach, self->zone));
  gtk_label_set_label (self->badge, ordinals != NULL ? ordinals : "");
  gtk_widget_set_visible (GTK_WIDGET (self->badge), ordinals != NULL);
  describe (self, touches, ordinals);
}

GtkWidget *
adc_zone_button_new_flow (AdcMapPlan *plan, GPtrArray *zones)
{
  GtkWidget *flow = adc_wrap_box_new (SPACING);

  for (guint i = 0; i < zones->len; i++) {
    GtkWidget *button = adc_zone_button_new (plan, zones->pdata[i]);

    gtk_widget_set_halign (button, GTK_ALIGN_START); /* also when alone on its line */
    gtk_box_append (GTK_BOX (flow), button);
  }

  return flow;
}

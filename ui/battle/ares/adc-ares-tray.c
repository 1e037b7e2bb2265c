/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-tray.h"

#include "adc-ares-force-tile.h"
#include "adc-wrap-layout.h"

#include <glib/gi18n-lib.h>

struct _AdcAresTray {
  GtkWidget    parent_instance;
  AdcAresSide  side;
  GtkWidget   *header;
  GtkLabel    *title;
  GtkLabel    *owner;
  GtkWidget   *add_button;
  GtkWidget   *forces; /* a box of AdcAresForceTile */
};

G_DEFINE_FINAL_TYPE (AdcAresTray, adc_ares_tray, GTK_TYPE_WIDGET)

static void
adc_ares_tray_dispose (GObject *object)
{
  AdcAresTray *self = ADC_ARES_TRAY (object);

  g_clear_pointer (&self->header, gtk_widget_unparent);
  g_clear_pointer (&self->forces, gtk_widget_unparent);
  G_OBJECT_CLASS (adc_ares_tray_parent_class)->dispose (object);
}

static void
adc_ares_tray_class_init (AdcAresTrayClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = adc_ares_tray_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
  gtk_widget_class_set_css_name (widget_class, "ares-tray");
}

static void
adc_ares_tray_init (AdcAresTray *self)
{
  GtkBoxLayout *layout = GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self)));

  gtk_orientable_set_orientation (GTK_ORIENTABLE (layout), GTK_ORIENTATION_VERTICAL);
  gtk_box_layout_set_spacing (layout, 6);

  self->title = GTK_LABEL (gtk_label_new (NULL));
  gtk_widget_add_css_class (GTK_WIDGET (self->title), "side-title");
  self->owner = GTK_LABEL (gtk_label_new (NULL));
  gtk_label_set_ellipsize (self->owner, PANGO_ELLIPSIZE_END);
  gtk_label_set_xalign (self->owner, 0);
  gtk_widget_set_hexpand (GTK_WIDGET (self->owner), TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self->owner), "dim-label");
  self->add_button = gtk_button_new_from_icon_name ("list-add-symbolic");
  gtk_widget_add_css_class (self->add_button, "flat");

  self->header = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  gtk_box_append (GTK_BOX (self->header), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (self->header), GTK_WIDGET (self->owner));
  gtk_box_append (GTK_BOX (self->header), self->add_button);
  gtk_widget_set_parent (self->header, GTK_WIDGET (self));

  self->forces = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_set_layout_manager (self->forces, adc_wrap_layout_new (6));
  gtk_widget_set_visible (self->forces, FALSE);
  gtk_widget_set_parent (self->forces, GTK_WIDGET (self));
}

GtkWidget *
adc_ares_tray_new (AdcAresSide side)
{
  AdcAresTray *self = g_object_new (ADC_TYPE_ARES_TRAY, NULL);
  const char *add = side == ADC_ARES_ATTACKER ? _("Add a Force to the Attacker")
                                              : _("Add a Force to the Defender");

  self->side = side;
  gtk_label_set_label (self->title, adc_ares_get_side_title (side));
  gtk_widget_set_tooltip_text (self->add_button, add);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->add_button), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  add, -1);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->add_button), "line.add-to");
  gtk_actionable_set_action_target (GTK_ACTIONABLE (self->add_button), "s",
                                    adc_ares_get_side_id (side));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  adc_ares_get_side_title (side), -1);

  return GTK_WIDGET (self);
}

AdcAresSide
adc_ares_tray_get_side (AdcAresTray *self)
{
  g_return_val_if_fail (ADC_IS_ARES_TRAY (self), ADC_ARES_ATTACKER);

  return self->side;
}

GtkWidget *
adc_ares_tray_get_add_button (AdcAresTray *self)
{
  g_return_val_if_fail (ADC_IS_ARES_TRAY (self), NULL);

  return self->add_button;
}

/* The player's name and the faction, as far as the scenario gives them. */
static char *
describe_owner (AdcAresTray *self, AdcAresScene *scene)
{
  AdcScenarioSide *side = adc_scenario_find_side (adc_ares_scene_get_scenario (scene),
                                                  adc_ares_get_side_id (self->side));
  AdcEntry *faction = NULL;
  const char *name = NULL;

  if (side != NULL && side->faction != NULL)
    faction = adc_game_lookup (adc_ares_scene_get_game (scene), side->faction);
  if (side != NULL && side->name != NULL)
    name = adc_text_get (side->name);

  if (name != NULL && faction != NULL)
    /* Translators: a player's name and the faction he plays */
    return g_strdup_printf (_("%s, %s"), name, adc_entry_get_title (faction));
  if (faction != NULL)
    return g_strdup (adc_entry_get_title (faction));

  return g_strdup (name != NULL ? name : "");
}

void
adc_ares_tray_set_scene (AdcAresTray *self, AdcAresScene *scene, GPtrArray *cells)
{
  g_autofree char *owner = describe_owner (self, scene);
  gboolean has_forces = FALSE;
  GtkWidget *old;

  g_return_if_fail (ADC_IS_ARES_TRAY (self));

  gtk_label_set_label (self->owner, owner);
  while ((old = gtk_widget_get_first_child (self->forces)) != NULL)
    gtk_box_remove (GTK_BOX (self->forces), old);

  for (guint i = 0; i < adc_ares_scene_get_n_forces (scene); i++) {
    const AdcAresForceInfo *info = adc_ares_scene_get_force (scene, i);
    GtkWidget *tile;

    if (info->side != self->side || info->position != ADC_ARES_AWAY)
      continue;

    tile = adc_ares_force_tile_new (scene, info);
    gtk_widget_set_halign (tile, GTK_ALIGN_START);
    gtk_box_append (GTK_BOX (self->forces), tile);
    g_ptr_array_add (cells, tile);
    has_forces = TRUE;
  }

  gtk_widget_set_visible (self->forces, has_forces);
}

void
adc_ares_tray_light_up (AdcAresTray *self, gboolean is_open, gboolean is_aim)
{
  g_return_if_fail (ADC_IS_ARES_TRAY (self));

  if (is_open)
    gtk_widget_add_css_class (GTK_WIDGET (self), "open");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "open");
  if (is_aim)
    gtk_widget_add_css_class (GTK_WIDGET (self), "aim");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self), "aim");
}

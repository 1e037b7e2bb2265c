/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-force-tile.h"

#include "adc-ares-values.h"
#include "adc-shape-icon.h"

#include <glib/gi18n-lib.h>

struct _AdcAresForceTile {
  AdcAresCell       parent_instance;
  AdcShapeIcon     *icon;
  GtkLabel         *count;
  GtkLabel         *initiative;
  GtkLabel         *name;
  GtkWidget        *flanking;
  GtkWidget        *damage;
  GtkWidget        *shield;
  GtkLabel         *shield_points;
  GtkImage         *fault;
  GtkLabel         *role;
  GtkLabel         *threshold;
  char             *said_name; /* what info's strings point to while it is shown */
  AdcAresForceInfo  info;
};

G_DEFINE_FINAL_TYPE (AdcAresForceTile, adc_ares_force_tile, ADC_TYPE_ARES_CELL)

static void
show_type (AdcAresForceTile *self, AdcUnitType *type)
{
  adc_shape_icon_set_unit_type (self->icon, type);
  adc_shape_icon_set_text (self->icon, NULL, type != NULL ? ADC_MARK_NONE : ADC_MARK_UNKNOWN);
}

static void
show_numbers (AdcAresForceTile *self)
{
  const AdcAresForceInfo *info = &self->info;
  /* Translators: how many units a force has */
  g_autofree char *count = g_strdup_printf (_("×%u"), info->n_units);
  g_autofree char *shield = g_strdup_printf ("%u", info->shield);
  g_autofree char *initiative = info->has_initiative ? g_strdup_printf ("%d", info->initiative)
                                                     : g_strdup ("?");

  gtk_label_set_label (self->count, count);
  gtk_label_set_label (self->initiative, initiative);
  gtk_label_set_label (self->shield_points, shield);
  gtk_widget_set_visible (self->shield, info->shield > 0);
  gtk_widget_set_visible (self->damage, info->is_damaged);
  gtk_widget_set_visible (self->flanking, info->position == ADC_ARES_FLANKING);
}

static void
show_state (AdcAresForceTile *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  if (self->info.is_firing)
    gtk_widget_add_css_class (widget, "firing");
  if (self->info.has_fired)
    gtk_widget_add_css_class (widget, "fired");
  if (self->info.n_units == 0)
    gtk_widget_add_css_class (widget, "gone");
}

static void
show_fault (AdcAresForceTile *self, const AdcFault *fault)
{
  static const char * const icons[] = {
    [ADC_FAULT_IMPOSSIBLE] = "dialog-error-symbolic",
    [ADC_FAULT_MOMENTARY] = "dialog-information-symbolic",
    [ADC_FAULT_MISSING] = "document-edit-symbolic",
  };

  gtk_widget_set_visible (GTK_WIDGET (self->fault), fault != NULL);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), self->info.name);
  if (fault == NULL)
    return;

  gtk_image_set_from_icon_name (self->fault, icons[fault->kind]);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), fault->message);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  fault->message, -1);
  if (fault->kind == ADC_FAULT_IMPOSSIBLE)
    gtk_widget_add_css_class (GTK_WIDGET (self), "impossible");
}

static void
adc_ares_force_tile_show_shot (AdcAresCell *cell, AdcAresRole role, const AdcShot *shot)
{
  AdcAresForceTile *self = ADC_ARES_FORCE_TILE (cell);
  g_autofree char *label = adc_ares_describe_force (&self->info, role, shot);

  gtk_label_set_label (self->role, adc_ares_get_role_title (role));
  adc_ares_show_threshold (self->threshold, shot);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}

static void
adc_ares_force_tile_finalize (GObject *object)
{
  g_free (ADC_ARES_FORCE_TILE (object)->said_name);
  G_OBJECT_CLASS (adc_ares_force_tile_parent_class)->finalize (object);
}

static void
adc_ares_force_tile_class_init (AdcAresForceTileClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = adc_ares_force_tile_finalize;
  ADC_ARES_CELL_CLASS (klass)->show_shot = adc_ares_force_tile_show_shot;
  g_type_ensure (ADC_TYPE_SHAPE_ICON);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               ADC_RESOURCES "battle/ares/adc-ares-force-tile.ui");
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceTile, icon);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceTile, count);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceTile, initiative);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceTile, name);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceTile, flanking);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceTile, damage);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceTile, shield);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceTile, shield_points);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceTile, fault);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceTile, role);
  gtk_widget_class_bind_template_child (widget_class, AdcAresForceTile, threshold);
}

static void
adc_ares_force_tile_init (AdcAresForceTile *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

GtkWidget *
adc_ares_force_tile_new (AdcAresScene *scene, const AdcAresForceInfo *info)
{
  AdcAresForceTile *self = g_object_new (ADC_TYPE_ARES_FORCE_TILE, NULL);
  AdcAresCell *cell = ADC_ARES_CELL (self);

  adc_ares_cell_set_id (cell, info->id);
  if (info->position != ADC_ARES_AWAY)
    adc_ares_cell_set_place (cell, info->side, info->column, info->rank);
  else
    adc_ares_cell_set_place (cell, info->side, 0, 0);
  self->said_name = g_strdup (info->name);
  self->info = *info;
  self->info.id = adc_ares_cell_get_id (cell);
  self->info.name = self->said_name;
  self->info.unit = self->info.type = NULL; /* the scene's, and needed only now */

  show_type (self, adc_ares_lookup_type (adc_ares_scene_get_game (scene), info->type));
  gtk_label_set_label (self->name, info->name);
  show_numbers (self);
  show_state (self);
  show_fault (self, adc_ares_scene_get_fault (scene, info->id));
  adc_ares_cell_show_shot (cell, ADC_ARES_NO_ROLE, NULL);

  return GTK_WIDGET (self);
}

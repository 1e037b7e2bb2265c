/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ares-cell.h"

#include <glib/gi18n-lib.h>

typedef struct {
  char        *id;
  AdcAresSide  side;
  int          column;
  guint        rank;
} AdcAresCellPrivate;

G_DEFINE_TYPE_WITH_PRIVATE (AdcAresCell, adc_ares_cell, GTK_TYPE_WIDGET)

#define PRIVATE(self) ((AdcAresCellPrivate *) adc_ares_cell_get_instance_private (self))

static void
adc_ares_cell_dispose (GObject *object)
{
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (object))) != NULL)
    gtk_widget_unparent (child);
  G_OBJECT_CLASS (adc_ares_cell_parent_class)->dispose (object);
}

static void
adc_ares_cell_finalize (GObject *object)
{
  g_free (PRIVATE (ADC_ARES_CELL (object))->id);
  G_OBJECT_CLASS (adc_ares_cell_parent_class)->finalize (object);
}

static void
adc_ares_cell_class_init (AdcAresCellClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = adc_ares_cell_dispose;
  object_class->finalize = adc_ares_cell_finalize;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_BUTTON);
  gtk_widget_class_set_css_name (widget_class, "ares-cell");
}

static void
adc_ares_cell_init (AdcAresCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), TRUE);
}

GtkWidget *
adc_ares_cell_new_empty (void)
{
  GtkWidget *self = g_object_new (ADC_TYPE_ARES_CELL, NULL);
  GtkWidget *icon = gtk_image_new_from_icon_name ("list-add-symbolic");

  gtk_widget_add_css_class (self, "empty");
  gtk_widget_set_tooltip_text (self, _("Add a Force Here"));
  gtk_widget_set_parent (icon, self);
  return self;
}

const char *
adc_ares_cell_get_id (AdcAresCell *self)
{
  g_return_val_if_fail (ADC_IS_ARES_CELL (self), NULL);

  return PRIVATE (self)->id;
}

void
adc_ares_cell_set_id (AdcAresCell *self, const char *id)
{
  g_return_if_fail (ADC_IS_ARES_CELL (self));

  g_free (PRIVATE (self)->id);
  PRIVATE (self)->id = g_strdup (id);
}

void
adc_ares_cell_set_place (AdcAresCell *self, AdcAresSide side, int column, guint rank)
{
  AdcAresCellPrivate *priv = PRIVATE (self);

  g_return_if_fail (ADC_IS_ARES_CELL (self));

  priv->side = side;
  priv->column = column;
  priv->rank = rank;
  if (priv->id == NULL) {
    const char *of = side == ADC_ARES_ATTACKER ? _("attacker") : _("defender");
    /* Translators: an empty place of the line: the side (attacker or defender) and the column */
    g_autofree char *label = g_strdup_printf (_("Empty place, %s, column %d"), of, column + 1);

    gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                    -1);
  }
}

AdcAresSide
adc_ares_cell_get_side (AdcAresCell *self)
{
  g_return_val_if_fail (ADC_IS_ARES_CELL (self), ADC_ARES_ATTACKER);

  return PRIVATE (self)->side;
}

int
adc_ares_cell_get_column (AdcAresCell *self)
{
  g_return_val_if_fail (ADC_IS_ARES_CELL (self), 0);

  return PRIVATE (self)->column;
}

guint
adc_ares_cell_get_rank (AdcAresCell *self)
{
  g_return_val_if_fail (ADC_IS_ARES_CELL (self), 0);

  return PRIVATE (self)->rank;
}

static void
set_class (GtkWidget *widget, const char *name, gboolean on)
{
  if (on)
    gtk_widget_add_css_class (widget, name);
  else
    gtk_widget_remove_css_class (widget, name);
}

void
adc_ares_cell_show_shot (AdcAresCell *self, AdcAresRole role, const AdcShot *shot)
{
  AdcAresCellClass *klass;

  g_return_if_fail (ADC_IS_ARES_CELL (self));

  klass = ADC_ARES_CELL_GET_CLASS (self);
  set_class (GTK_WIDGET (self), "shooter", role == ADC_ARES_SHOOTER);
  set_class (GTK_WIDGET (self), "target", role == ADC_ARES_TARGET);
  if (klass->show_shot != NULL)
    klass->show_shot (self, role, shot);
}

void
adc_ares_show_threshold (GtkLabel *label, const AdcShot *shot)
{
  g_autofree char *text = shot != NULL ? adc_ares_format_threshold (shot) : NULL;

  gtk_label_set_label (label, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (label), text != NULL);
  set_class (GTK_WIDGET (label), "vain", shot != NULL && (!shot->known || !shot->possible));
}

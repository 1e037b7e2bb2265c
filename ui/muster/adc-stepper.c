/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-stepper.h"

struct _AdcStepper {
  GtkBox         parent_instance;
  GtkSpinButton *spin;
  gboolean       is_updating;
};

G_DEFINE_FINAL_TYPE (AdcStepper, adc_stepper, GTK_TYPE_BOX)

enum { STEPPED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
value_changed_cb (AdcStepper *self)
{
  if (!self->is_updating)
    g_signal_emit (self, signals[STEPPED], 0);
}

static void
adc_stepper_class_init (AdcStepperClass *klass G_GNUC_UNUSED)
{
  signals[STEPPED] = g_signal_new ("stepped", ADC_TYPE_STEPPER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
adc_stepper_init (AdcStepper *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 2);
  gtk_widget_add_css_class (GTK_WIDGET (self), "stepper");
}

GtkWidget *
adc_stepper_new (const char *caption, const char *label, guint max)
{
  AdcStepper *self = g_object_new (ADC_TYPE_STEPPER, NULL);
  GtkWidget *caption_label = gtk_label_new (caption);

  gtk_label_set_xalign (GTK_LABEL (caption_label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (caption_label), PANGO_ELLIPSIZE_END);
  gtk_label_set_width_chars (GTK_LABEL (caption_label), 8);
  gtk_label_set_max_width_chars (GTK_LABEL (caption_label), 16);
  gtk_widget_set_tooltip_text (caption_label, caption);
  gtk_widget_add_css_class (caption_label, "caption");
  self->spin = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (0, max, 1));
  gtk_editable_set_width_chars (GTK_EDITABLE (self->spin), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->spin), 3);
  gtk_spin_button_set_numeric (self->spin, TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_box_append (GTK_BOX (self), caption_label);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->spin));
  g_signal_connect_object (self->spin, "value-changed", G_CALLBACK (value_changed_cb), self,
                           G_CONNECT_SWAPPED);

  return GTK_WIDGET (self);
}

guint
adc_stepper_get_value (AdcStepper *self)
{
  g_return_val_if_fail (ADC_IS_STEPPER (self), 0);

  return (guint) gtk_spin_button_get_value_as_int (self->spin);
}

void
adc_stepper_set_value (AdcStepper *self, guint value)
{
  g_return_if_fail (ADC_IS_STEPPER (self));

  self->is_updating = TRUE;
  gtk_spin_button_set_value (self->spin, value);
  self->is_updating = FALSE;
}

void
adc_stepper_set_max (AdcStepper *self, guint max)
{
  g_return_if_fail (ADC_IS_STEPPER (self));

  self->is_updating = TRUE;
  gtk_spin_button_set_range (self->spin, 0, max);
  self->is_updating = FALSE;
}

void
adc_stepper_show_caption (AdcStepper *self)
{
  g_return_if_fail (ADC_IS_STEPPER (self));

  gtk_label_set_ellipsize (GTK_LABEL (gtk_widget_get_first_child (GTK_WIDGET (self))),
                           PANGO_ELLIPSIZE_NONE);
}

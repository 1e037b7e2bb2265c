/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-number.h"

#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcArkNumber {
  GtkBox         parent_instance;
  GtkWidget     *words;
  GtkLabel      *note;
  GtkSpinButton *spin;
  int            min;
  int            max;
  gboolean       is_updating;
};

G_DEFINE_FINAL_TYPE (AdcArkNumber, adc_ark_number, GTK_TYPE_BOX)

enum { CHANGED, ACTIVATE, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
mark (AdcArkNumber *self)
{
  if (adc_ark_number_get_value (self) == ADC_ARK_UNKNOWN)
    gtk_widget_add_css_class (GTK_WIDGET (self->spin), "unknown");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->spin), "unknown");
}

static void
value_changed_cb (AdcArkNumber *self)
{
  mark (self);
  if (!self->is_updating)
    g_signal_emit (self, signals[CHANGED], 0, adc_ark_number_get_value (self));
}

/* A question mark, or nothing at all, is what nobody knows; what is no number changes nothing. */
static int
input_cb (AdcArkNumber *self, double *value)
{
  g_autofree char *text = g_strdup (gtk_editable_get_text (GTK_EDITABLE (self->spin)));
  gint64 number;

  g_strstrip (text);
  if (self->min == ADC_ARK_UNKNOWN && (*text == '\0' || g_str_equal (text, "?")))
    *value = ADC_ARK_UNKNOWN;
  else if (g_ascii_string_to_signed (text, 10, 0, G_MAXINT, &number, NULL))
    *value = (double) number;
  else
    *value = gtk_adjustment_get_value (gtk_spin_button_get_adjustment (self->spin));
  return TRUE;
}

static gboolean
output_cb (AdcArkNumber *self)
{
  const int value = adc_ark_number_get_value (self);
  g_autofree char *text = value == ADC_ARK_UNKNOWN ? g_strdup ("?") : g_strdup_printf ("%d", value);

  if (!g_str_equal (text, gtk_editable_get_text (GTK_EDITABLE (self->spin))))
    gtk_editable_set_text (GTK_EDITABLE (self->spin), text);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT,
                                  value == ADC_ARK_UNKNOWN ? _("unknown") : text, -1);
  return TRUE;
}

/* After the number was taken over. */
static void
activated_cb (AdcArkNumber *self)
{
  gtk_spin_button_update (self->spin);
  g_signal_emit (self, signals[ACTIVATE], 0);
}

/* A spin button of GTK 4.8 keeps Enter to itself: it comes from the text in it. */
static GtkWidget *
find_text (GtkSpinButton *spin)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (spin));

  while (!GTK_IS_TEXT (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* Turning the wheel over a number must scroll the page, not change the combat. */
static void
leave_wheel_to_page (GtkSpinButton *spin)
{
  g_autoptr(GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (spin));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
    g_autoptr(GtkEventController) controller = g_list_model_get_item (controllers, i);

    if (GTK_IS_EVENT_CONTROLLER_SCROLL (controller))
      gtk_event_controller_scroll_set_flags (GTK_EVENT_CONTROLLER_SCROLL (controller),
                                             GTK_EVENT_CONTROLLER_SCROLL_NONE);
  }
}

static gboolean
adc_ark_number_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_ARK_NUMBER (widget)->spin));
}

static void
adc_ark_number_class_init (AdcArkNumberClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = adc_ark_number_grab_focus;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_ARK_NUMBER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  signals[ACTIVATE] = g_signal_new ("activate", ADC_TYPE_ARK_NUMBER, G_SIGNAL_RUN_LAST, 0, NULL,
                                    NULL, NULL, G_TYPE_NONE, 0);
}

static void
adc_ark_number_init (AdcArkNumber *self)
{
  gtk_box_set_spacing (GTK_BOX (self), 6);
}

GtkWidget *
adc_ark_number_new (const char *caption, const char *label, int min, int max)
{
  AdcArkNumber *self = g_object_new (ADC_TYPE_ARK_NUMBER, NULL);

  self->min = min;
  self->max = max;
  self->words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->note = GTK_LABEL (adc_wrapped_label_new (NULL, "ark-caption"));
  gtk_widget_set_visible (GTK_WIDGET (self->note), FALSE);
  gtk_widget_set_hexpand (self->words, TRUE);
  gtk_widget_set_valign (self->words, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (self->words), adc_wrapped_label_new (caption, "ark-name"));
  gtk_box_append (GTK_BOX (self->words), GTK_WIDGET (self->note));
  gtk_box_append (GTK_BOX (self), self->words);

  self->spin = GTK_SPIN_BUTTON (gtk_spin_button_new_with_range (min, max, 1));
  gtk_spin_button_set_numeric (self->spin, FALSE); /* a question mark is no number */
  gtk_editable_set_width_chars (GTK_EDITABLE (self->spin), 2);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (self->spin), 3);
  gtk_widget_set_valign (GTK_WIDGET (self->spin), GTK_ALIGN_CENTER);
  leave_wheel_to_page (self->spin);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->spin), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->spin));
  g_signal_connect_object (self->spin, "input", G_CALLBACK (input_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->spin, "output", G_CALLBACK (output_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (find_text (self->spin), "activate", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->spin, "value-changed", G_CALLBACK (value_changed_cb), self,
                           G_CONNECT_SWAPPED);
  output_cb (self);
  mark (self);

  /* For the sake of GTK 4.8: see adc-reason-list.c. */
  gtk_widget_measure (self->words, GTK_ORIENTATION_HORIZONTAL, -1, NULL, NULL, NULL, NULL);
  return GTK_WIDGET (self);
}

void
adc_ark_number_set_picture (AdcArkNumber *self, GtkWidget *picture)
{
  g_return_if_fail (ADC_IS_ARK_NUMBER (self));

  gtk_box_prepend (GTK_BOX (self), picture);
}

void
adc_ark_number_set_note (AdcArkNumber *self, const char *note)
{
  g_return_if_fail (ADC_IS_ARK_NUMBER (self));

  gtk_label_set_label (self->note, note != NULL ? note : "");
  gtk_widget_set_visible (GTK_WIDGET (self->note), note != NULL);
}

void
adc_ark_number_set_max (AdcArkNumber *self, int max)
{
  g_return_if_fail (ADC_IS_ARK_NUMBER (self));

  self->max = max;
}

int
adc_ark_number_get_value (AdcArkNumber *self)
{
  g_return_val_if_fail (ADC_IS_ARK_NUMBER (self), ADC_ARK_UNKNOWN);

  return gtk_spin_button_get_value_as_int (self->spin);
}

void
adc_ark_number_set_value (AdcArkNumber *self, int value)
{
  g_return_if_fail (ADC_IS_ARK_NUMBER (self));

  self->is_updating = TRUE;
  gtk_spin_button_set_range (self->spin, self->min, MAX (self->max, value));
  gtk_spin_button_set_value (self->spin, value);
  self->is_updating = FALSE;
  mark (self);
}

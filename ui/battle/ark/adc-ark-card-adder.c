/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-card-adder.h"

#include "adc-ark-face.h"
#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcArkCardAdder {
  GtkPopover  parent_instance;
  AdcArkFace *face;
  GtkLabel   *error;
};

G_DEFINE_FINAL_TYPE (AdcArkCardAdder, adc_ark_card_adder, GTK_TYPE_POPOVER)

enum { ADDED, N_SIGNALS };
static guint signals[N_SIGNALS];

static void
reset (AdcArkCardAdder *self)
{
  adc_ark_face_set_card (self->face, (AdcArkCard) { ADC_ARK_UNKNOWN, ADC_ARK_ICON_NO });
  gtk_widget_grab_focus (GTK_WIDGET (self->face));
}

static void
shown_cb (AdcArkCardAdder *self)
{
  adc_ark_card_adder_complain (self, NULL);
  reset (self);
}

static void
add_cb (AdcArkCardAdder *self)
{
  const AdcArkCard card = adc_ark_face_get_card (self->face);

  adc_ark_card_adder_complain (self, NULL);
  g_signal_emit (self, signals[ADDED], 0, card.power, (int) card.critical);
  reset (self);
}

static void
adc_ark_card_adder_class_init (AdcArkCardAdderClass *klass G_GNUC_UNUSED)
{
  signals[ADDED] = g_signal_new ("added", ADC_TYPE_ARK_CARD_ADDER, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 2, G_TYPE_INT, G_TYPE_INT);
}

static void
adc_ark_card_adder_init (AdcArkCardAdder *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 9);
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Add"));

  self->face = ADC_ARK_FACE (adc_ark_face_new ());
  g_signal_connect_object (self->face, "activate", G_CALLBACK (add_cb), self, G_CONNECT_SWAPPED);
  self->error = GTK_LABEL (adc_wrapped_label_new (NULL, "error"));
  gtk_widget_set_visible (GTK_WIDGET (self->error), FALSE);
  gtk_widget_add_css_class (button, "suggested-action");
  g_signal_connect_object (button, "clicked", G_CALLBACK (add_cb), self, G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->face));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->error));
  gtk_box_append (GTK_BOX (box), button);
  gtk_widget_add_css_class (box, "ark-form");
  gtk_popover_set_child (GTK_POPOVER (self), box);
  adc_ark_face_set_card (self->face, (AdcArkCard) { ADC_ARK_UNKNOWN, ADC_ARK_ICON_NO });
  g_signal_connect (self, "show", G_CALLBACK (shown_cb), NULL);
}

GtkWidget *
adc_ark_card_adder_new (void)
{
  return g_object_new (ADC_TYPE_ARK_CARD_ADDER, NULL);
}

void
adc_ark_card_adder_complain (AdcArkCardAdder *self, const char *text)
{
  g_return_if_fail (ADC_IS_ARK_CARD_ADDER (self));

  gtk_label_set_label (self->error, text != NULL ? text : "");
  gtk_widget_set_visible (GTK_WIDGET (self->error), text != NULL);
}

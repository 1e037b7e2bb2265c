/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-ark-face.h"

#include "adc-ark-number.h"
#include "adc-drop-down.h"

#include <glib/gi18n-lib.h>

struct _AdcArkFace {
  GtkBox        parent_instance;
  AdcArkNumber *power;
  GtkDropDown  *critical;
  gboolean      is_updating;
};

G_DEFINE_FINAL_TYPE (AdcArkFace, adc_ark_face, GTK_TYPE_BOX)

enum { CHANGED, ACTIVATE, N_SIGNALS };
static guint signals[N_SIGNALS];

/* In the order of the drop-down. */
static const AdcArkIcon icons[] = { ADC_ARK_ICON_UNKNOWN, ADC_ARK_ICON_NO, ADC_ARK_ICON_YES };

static void
changed_cb (AdcArkFace *self)
{
  if (!self->is_updating)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
activated_cb (AdcArkFace *self)
{
  g_signal_emit (self, signals[ACTIVATE], 0);
}

static gboolean
adc_ark_face_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (GTK_WIDGET (ADC_ARK_FACE (widget)->power));
}

static void
adc_ark_face_class_init (AdcArkFaceClass *klass)
{
  GTK_WIDGET_CLASS (klass)->grab_focus = adc_ark_face_grab_focus;
  signals[CHANGED] = g_signal_new ("changed", ADC_TYPE_ARK_FACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[ACTIVATE] = g_signal_new ("activate", ADC_TYPE_ARK_FACE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                    NULL, G_TYPE_NONE, 0);
}

static void
adc_ark_face_init (AdcArkFace *self)
{
  const char *choices[] = { _("Critical mass: unknown"), _("No critical mass"),
                            _("Critical mass"), NULL };

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), 6);
  self->power = ADC_ARK_NUMBER (adc_ark_number_new (_("Power"), _("Power of the artifact"),
                                                    ADC_ARK_UNKNOWN, ADC_ARK_MAX_POWER));
  g_signal_connect_object (self->power, "changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->power, "activate", G_CALLBACK (activated_cb), self,
                           G_CONNECT_SWAPPED);
  self->critical = GTK_DROP_DOWN (gtk_drop_down_new_from_strings (choices));
  adc_drop_down_set_up (self->critical, _("Icon of the artifact"));
  g_signal_connect_object (self->critical, "notify::selected", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->power));
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->critical));
}

GtkWidget *
adc_ark_face_new (void)
{
  return g_object_new (ADC_TYPE_ARK_FACE, NULL);
}

AdcArkCard
adc_ark_face_get_card (AdcArkFace *self)
{
  const guint selected = gtk_drop_down_get_selected (self->critical);

  return (AdcArkCard) { adc_ark_number_get_value (self->power),
                        selected < G_N_ELEMENTS (icons) ? icons[selected] : ADC_ARK_ICON_UNKNOWN };
}

void
adc_ark_face_set_card (AdcArkFace *self, AdcArkCard card)
{
  g_return_if_fail (ADC_IS_ARK_FACE (self));

  self->is_updating = TRUE;
  adc_ark_number_set_value (self->power, card.power);
  for (guint i = 0; i < G_N_ELEMENTS (icons); i++)
    if (icons[i] == card.critical)
      gtk_drop_down_set_selected (self->critical, i);
  self->is_updating = FALSE;
}

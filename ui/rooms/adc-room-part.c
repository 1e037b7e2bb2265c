/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-part.h"

#include "adc-rule-button.h"
#include "adc-wrapped-label.h"

#define SPACING 6

typedef struct {
  AdcRoomDesk *desk;
} AdcRoomPartPrivate;

G_DEFINE_ABSTRACT_TYPE_WITH_PRIVATE (AdcRoomPart, adc_room_part, GTK_TYPE_BOX)

#define PRIVATE(self) ((AdcRoomPartPrivate *) adc_room_part_get_instance_private (self))

static void
set_desk (AdcRoomPart *self, AdcRoomDesk *desk)
{
  AdcRoomPartPrivate *private = PRIVATE (self);

  if (private->desk != NULL)
    g_signal_handlers_disconnect_by_data (private->desk, self);
  g_set_object (&private->desk, desk);
}

static void
adc_room_part_dispose (GObject *object)
{
  set_desk (ADC_ROOM_PART (object), NULL);
  G_OBJECT_CLASS (adc_room_part_parent_class)->dispose (object);
}

static void
adc_room_part_class_init (AdcRoomPartClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = adc_room_part_dispose;
}

static void
adc_room_part_init (AdcRoomPart *self)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (GTK_BOX (self), SPACING);
}

void
adc_room_part_set_desk (gpointer self, AdcRoomDesk *desk)
{
  g_return_if_fail (ADC_IS_ROOM_PART (self));
  g_return_if_fail (ADC_IS_ROOM_DESK (desk));

  set_desk (self, desk);
  g_signal_connect_object (desk, "changed", G_CALLBACK (adc_room_part_update), self,
                           G_CONNECT_SWAPPED);
  adc_room_part_update (self);
}

AdcRoomDesk *
adc_room_part_get_desk (gpointer self)
{
  g_return_val_if_fail (ADC_IS_ROOM_PART (self), NULL);

  return PRIVATE (self)->desk;
}

void
adc_room_part_update (gpointer self)
{
  g_return_if_fail (ADC_IS_ROOM_PART (self));

  if (PRIVATE (self)->desk != NULL)
    ADC_ROOM_PART_GET_CLASS (self)->update (self);
}

GtkWidget *
adc_room_part_create_sentence (gpointer self, const char *text, const char *style, const char *rule)
{
  GtkWidget *label = adc_wrapped_label_new (text, style);
  GtkWidget *button = adc_rule_button_new (label, text,
                                           adc_room_desk_get_game (adc_room_part_get_desk (self)),
                                           rule);

  return button != NULL ? button : label;
}

void
adc_room_part_clear (GtkBox *box)
{
  GtkWidget *child;

  g_return_if_fail (GTK_IS_BOX (box));

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    gtk_box_remove (box, child);
}

/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-example.h"

#include "adc-wrapped-label.h"

#include <glib/gi18n-lib.h>

struct _AdcRoomExample {
  AdcRoomPart parent_instance;
  GtkLabel   *title;
  GtkBox     *summary;
};

G_DEFINE_FINAL_TYPE (AdcRoomExample, adc_room_example, ADC_TYPE_ROOM_PART)

static void
close_clicked_cb (AdcRoomExample *self)
{
  adc_room_desk_close_case (adc_room_part_get_desk (self));
}

static void
adc_room_example_update (AdcRoomPart *part)
{
  AdcRoomExample *self = ADC_ROOM_EXAMPLE (part);
  const AdcRoomCase *example = adc_room_desk_get_case (adc_room_part_get_desk (part));
  const char *summary = example != NULL ? adc_room_case_get_summary (example) : NULL;

  gtk_widget_set_visible (GTK_WIDGET (self), example != NULL);
  adc_room_part_clear (self->summary);
  if (example == NULL)
    return;

  gtk_label_set_label (self->title, adc_room_case_get_title (example));
  gtk_box_append (self->summary,
                  adc_room_part_create_sentence (self, summary != NULL ? summary : _("Its rule"),
                                                 "body", example->rule));
}

static void
adc_room_example_class_init (AdcRoomExampleClass *klass)
{
  ADC_ROOM_PART_CLASS (klass)->update = adc_room_example_update;
}

static void
adc_room_example_init (AdcRoomExample *self)
{
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  GtkWidget *close = gtk_button_new_from_icon_name ("window-close-symbolic");

  self->title = GTK_LABEL (adc_wrapped_label_new (NULL, "heading"));
  self->summary = GTK_BOX (gtk_box_new (GTK_ORIENTATION_VERTICAL, 0));
  gtk_widget_set_hexpand (GTK_WIDGET (self->title), TRUE);
  gtk_widget_set_valign (close, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (close, _("Close the Example"));
  gtk_widget_add_css_class (close, "flat");
  gtk_accessible_update_property (GTK_ACCESSIBLE (close), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Close the Example"), -1);
  g_signal_connect_object (close, "clicked", G_CALLBACK (close_clicked_cb), self,
                           G_CONNECT_SWAPPED);
  gtk_box_append (GTK_BOX (head), GTK_WIDGET (self->title));
  gtk_box_append (GTK_BOX (head), close);
  gtk_box_append (GTK_BOX (self), head);
  gtk_box_append (GTK_BOX (self), GTK_WIDGET (self->summary));
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

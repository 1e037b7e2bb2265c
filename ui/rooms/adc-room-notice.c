/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-notice.h"

struct _AdcRoomNotice {
  AdcRoomPart parent_instance;
};

G_DEFINE_FINAL_TYPE (AdcRoomNotice, adc_room_notice, ADC_TYPE_ROOM_PART)

/* What was refused has another sign than what comes of an edit: not by the words alone. */
static void
adc_room_notice_update (AdcRoomPart *part)
{
  AdcRoomDesk *desk = adc_room_part_get_desk (part);
  const AdcRefusal *notice = adc_room_desk_get_notice (desk);
  const gboolean is_refusal = adc_room_desk_was_refused (desk);
  GtkWidget *line, *sentence, *icon;

  adc_room_part_clear (GTK_BOX (part));
  gtk_widget_set_visible (GTK_WIDGET (part), notice != NULL);
  if (notice == NULL)
    return;

  line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);
  icon = g_object_new (GTK_TYPE_IMAGE, "icon-name",
                       is_refusal ? "dialog-warning-symbolic" : "dialog-information-symbolic",
                       "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (icon, is_refusal ? "error" : "accent");
  sentence = adc_room_part_create_sentence (part, notice->message, "room-notice", notice->rule);
  gtk_widget_set_hexpand (sentence, TRUE);
  gtk_box_append (GTK_BOX (line), icon);
  gtk_box_append (GTK_BOX (line), sentence);
  gtk_box_append (GTK_BOX (part), line);
}

static void
adc_room_notice_class_init (AdcRoomNoticeClass *klass)
{
  ADC_ROOM_PART_CLASS (klass)->update = adc_room_notice_update;
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_ALERT);
}

static void
adc_room_notice_init (AdcRoomNotice *self)
{
  gtk_widget_set_visible (GTK_WIDGET (self), FALSE);
}

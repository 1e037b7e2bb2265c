/* SPDX-License-Identifier: GPL-3.0-or-later */

#include "config.h"

#include "adc-room-notice.h"

struct _AdcRoomNotice {
  AdcRoomPart parent_instance;
};

G_DEFINE_FINAL_TYPE (AdcRoomNotice, adc_room_notice, ADC_TYPE_ROOM_PART)

static void
adc_room_notice_update (AdcRoomPart *part)
{
  AdcRoomDesk *desk = adc_room_part_get_desk (part);
  const AdcRefusal *notice = adc_room_desk_get_notice (desk);
  const char *style = adc_room_desk_was_refused (desk) ? "fault-text" : "room-notice";

  adc_room_part_clear (GTK_BOX (part));
  gtk_widget_set_visible (GTK_WIDGET (part), notice != NULL);
  if (notice != NULL)
    gtk_box_append (GTK_BOX (part), adc_room_part_create_sentence (part, notice->message, style,
                                                                   notice->rule));
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

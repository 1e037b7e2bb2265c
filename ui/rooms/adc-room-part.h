/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-room-desk.h"

/* A part of the view, from top to bottom: it shows something of the desk, and shows it anew whenever that changes. */

#define ADC_TYPE_ROOM_PART (adc_room_part_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdcRoomPart, adc_room_part, ADC, ROOM_PART, GtkBox)

struct _AdcRoomPartClass {
  GtkBoxClass parent_class;

  void (*update) (AdcRoomPart *self); /* there is a desk */
};

void         adc_room_part_set_desk (gpointer self, AdcRoomDesk *desk);
AdcRoomDesk *adc_room_part_get_desk (gpointer self); /* or NULL */
void         adc_room_part_update   (gpointer self); /* if there is a desk */

/* A sentence that leads to its rule, where there is one. */
GtkWidget   *adc_room_part_create_sentence (gpointer self, const char *text, const char *style, const char *rule);
void         adc_room_part_clear           (GtkBox *box);

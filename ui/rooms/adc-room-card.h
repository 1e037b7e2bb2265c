/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-room-look.h"

/* A room or a section as its tile lies on the table: what it gives, the column of numbers and what covers them, the
 * other places, who stands there and who controls it. */

#define ADC_TYPE_ROOM_CARD (adc_room_card_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomCard, adc_room_card, ADC, ROOM_CARD, GtkFlowBoxChild)

GtkWidget *adc_room_card_new        (guint place); /* of the table */
guint      adc_room_card_get_place  (AdcRoomCard *self);
void       adc_room_card_show       (AdcRoomCard *self, const AdcRoomLook *look);
void       adc_room_card_set_chosen (AdcRoomCard *self, gboolean is_chosen); /* the one that is spoken of */

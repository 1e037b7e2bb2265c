/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

/* A place of a room's card, and what stands in it: a cube is square, a cylinder round, a unit a small figure; whose it
 * is can be told by its colour and by the letters on it. */

typedef enum {
  ADC_ROOM_SLOT_SQUARE,
  ADC_ROOM_SLOT_ROUND,
  ADC_ROOM_SLOT_UNIT,
} AdcRoomSlotShape;

#define ADC_TYPE_ROOM_SLOT (adc_room_slot_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomSlot, adc_room_slot, ADC, ROOM_SLOT, GtkWidget)

GtkWidget *adc_room_slot_new (AdcRoomSlotShape shape); /* with nothing in it */

/* The letters may be NULL: nothing stands there. A colour nobody knows is grey. */
void       adc_room_slot_set_token    (AdcRoomSlot *self, const char *letters, const char *colour);
void       adc_room_slot_set_doubtful (AdcRoomSlot *self, gboolean is_doubtful); /* nobody knows whether it is there */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-part.h"

/* Places beside one another, each a card: the rooms on the table, or the home of the player that is shown. The arrow
 * keys go from card to card, letters put tokens down and take them up, digits choose whose.
 *
 * Signal "opened" (whether with Enter, or with the pointer): somebody wants to know more of the card that is chosen. */

#define ADC_TYPE_ROOM_BOARD (adc_room_board_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomBoard, adc_room_board, ADC, ROOM_BOARD, AdcRoomPart)

void     adc_room_board_set_home (AdcRoomBoard *self, gboolean is_home); /* before there is a desk */
gboolean adc_room_board_focus    (AdcRoomBoard *self, guint place); /* FALSE: it is not here */

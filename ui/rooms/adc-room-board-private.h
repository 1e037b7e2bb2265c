/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-board.h"
#include "adc-room-owners.h"

#define DESK(self) (adc_room_part_get_desk (self))

/* Between adc-room-board.c (what is shown) and adc-room-board-keys.c (what the keyboard does). */

struct _AdcRoomBoard {
  AdcRoomPart    parent_instance;
  GtkLabel      *heading;
  AdcRoomOwners *players; /* of a home */
  GtkFlowBox    *flow;
  GtkLabel      *nothing;
  guint          serial; /* of the desk, when it was looked at last */
  gboolean       is_home;
};

void adc_room_board_watch_keys (AdcRoomBoard *self);
void adc_room_board_open       (AdcRoomBoard *self);

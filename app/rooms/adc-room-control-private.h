/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-control.h"

/* Sets of players are bits, in the order of the game's. */
typedef guint AdcPlayers;

struct _AdcControls {
  AdcRooms  *rooms;    /* of the game, which is kept */
  AdcGame   *game;
  GPtrArray *places;   /* of AdcControl */
  AdcPlayers   *masters;  /* of each neutral: for whom it counts now */
};

static inline gboolean
adc_players_is_one (AdcPlayers players)
{
  return players != 0 && (players & (players - 1)) == 0;
}

int        adc_control_find_player  (AdcRooms *rooms, const char *id); /* its position, or -1 */
int        adc_control_find_neutral (AdcRooms *rooms, const char *id); /* likewise */

/* Who controls a place when neutrals count for the players given. */
AdcPlayers adc_control_find_players (AdcRooms *rooms, const AdcRoomPlace *place, const AdcPlayers *masters);

/* Fills in the reasons, once the rest is known. */
void       adc_control_explain      (AdcControl *control, const AdcControls *self, AdcRoomTable *table,
                                     const AdcRoomPlace *place, AdcPlayers players);

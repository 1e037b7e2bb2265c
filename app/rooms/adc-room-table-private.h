/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-phase.h"
#include "adc-room-table.h"

typedef struct {
  guint  place;
  char  *player;
} AdcActivation;

struct _AdcRoomTable {
  GObject     parent_instance;
  AdcGame    *game;
  AdcRooms   *rooms;       /* the game's */
  GPtrArray  *players;     /* ids */
  char       *active;      /* one of them */
  GPtrArray  *places;      /* of AdcRoomPlace */
  guint       next_id;
  GHashTable *pawns;       /* player -> section */
  GPtrArray  *activations; /* of AdcActivation */

  /* The turn. */
  char       *first;       /* the section of its first phase, or NULL */
  gboolean    is_chained;  /* there was a second one */
  char       *section;     /* of the phase under way, or NULL */
  GPtrArray  *frozen;      /* of AdcFrozen */
  GArray     *integrated;  /* ids of places that got a cube in this phase */
};

AdcRoomPlace *adc_room_table_append_place (AdcRoomTable *self, AdcPiece *card, const char *owner, const char *title);
void          adc_room_table_forget_turn  (AdcRoomTable *self);
void          adc_room_table_empty        (AdcRoomTable *self); /* nobody plays and nothing lies there */
void          adc_room_table_seat         (AdcRoomTable *self, const char * const *players); /* those and nobody else */
const AdcRoomSort *adc_room_table_find_sort (AdcRoomTable *self, AdcPiece *card); /* or NULL */
/* What is said to who wants to put a token into what is another player's own. */
AdcRefusal   *adc_room_refuse_home        (AdcRoomTable *self, AdcToken token);
void          adc_frozen_free             (gpointer frozen);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-column.h"
#include "adc-reason.h"
#include "adc-room-control.h"
#include "adc-room-value.h"

/* How much of an action a player has: his section, and the rooms he controls, each a line with its rule. */

typedef struct {
  guint       place; /* whose value it is; the stat says which */
  AdcRoomStat stat;
} AdcRoomMissing;

/* What an action takes from one card. */
typedef struct {
  guint        place;
  char        *resource; /* id of a benefit */
  AdcModifier  amount;   /* with what others add to it */
  AdcModifier  base;     /* without */
  gboolean     is_chosen; /* among the best ones, as many as may be chosen */
} AdcRoomGain;

typedef struct {
  char        *player;
  char        *benefit;
  AdcModifier  total;   /* of an action that takes from cards: what is added to each */
  AdcModifier  at_least; /* what is known of it */
  GPtrArray   *reasons; /* of AdcReason: the section, each room, the sum */
  GPtrArray   *missing; /* of AdcRoomMissing: what must be known first; empty: the total is known */
  GPtrArray   *gains;   /* of AdcRoomGain, best first, of an action that takes from cards; else NULL */
} AdcRoomTotal;

AdcRoomTotal *adc_room_total_new  (AdcRoomTable *table, const AdcControls *controls, const char *player,
                                   const char *benefit);
void          adc_room_total_free (AdcRoomTotal *self);

/* What rooms give that may serve for an action or a bonus: actions of a section, variants after what they go with. */
/* Of const AdcBenefit; NULL: all but neutrals */
GPtrArray    *adc_room_list_actions (AdcRooms *rooms, const char *section);
/* “2 Ti, 7 Di, 2 Bt”, or NULL */
char         *adc_room_total_dup_gains (AdcRoomTable *table, const AdcRoomTotal *total);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcRoomTotal, adc_room_total_free)

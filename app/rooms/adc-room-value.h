/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-column.h"
#include "adc-reason.h"
#include "adc-room-table.h"

/* What a place gives now: of each of its columns the first number that nothing covers. */

typedef struct {
  guint        place;
  char        *benefit; /* id; NULL: nobody knows what it gives */
  AdcModifier  modifier;
  guint        position;     /* in the column, from the top */
  AdcRoomStat  missing_stat; /* when it is not known: what must be said of the place first */
  GPtrArray   *reasons;      /* of AdcReason */
} AdcRoomValue;

void          adc_room_value_free  (AdcRoomValue *self);

/* One for each column, at least one: a place of which nobody knows what it gives has one without a benefit. A place
 * that gives nothing (no columns, and that is known) has none. */
GPtrArray    *adc_room_list_values (AdcRoomTable *table, const AdcRoomPlace *place); /* of AdcRoomValue */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcRoomValue, adc_room_value_free)

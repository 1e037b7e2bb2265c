/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-total.h"

/* Once the total says what is added to each card: what is taken from which. */
void adc_room_total_take_gains (AdcRoomTotal *self, AdcRoomTable *table, const AdcControls *controls,
                                const AdcBenefit *benefit);
void adc_room_total_miss       (AdcRoomTotal *self, guint place, AdcRoomStat stat);

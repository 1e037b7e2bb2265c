/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-part.h"

/* How much of each action the player that is shown has, over his sections and rooms: a row for each, with its steps
 * folded under it, and a field for what must be known first. */

#define ADC_TYPE_ROOM_TOTALS (adc_room_totals_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomTotals, adc_room_totals, ADC, ROOM_TOTALS, AdcRoomPart)

void adc_room_totals_open (AdcRoomTotals *self, const char *benefit); /* unfolds it */

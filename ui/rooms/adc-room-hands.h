/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-part.h"

/* Lays the table out as it is: whose tokens, and how many of each sort on the place that is looked at. */

#define ADC_TYPE_ROOM_HANDS (adc_room_hands_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomHands, adc_room_hands, ADC, ROOM_HANDS, AdcRoomPart)

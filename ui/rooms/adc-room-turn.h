/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-part.h"

/* Whose turn it is, the phase of action under way, and what is left of what was worked out when it began. */

#define ADC_TYPE_ROOM_TURN (adc_room_turn_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomTurn, adc_room_turn, ADC, ROOM_TURN, AdcRoomPart)

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-part.h"

/* Lays another room: one whose name is typed, or one that the user describes himself.
 *
 * Signal "described": the latter was laid, and there is everything to be said of it. */

#define ADC_TYPE_ROOM_ADDER (adc_room_adder_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomAdder, adc_room_adder, ADC, ROOM_ADDER, AdcRoomPart)

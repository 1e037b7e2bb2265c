/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-part.h"

/* What the player whose turn it is may do by the rules to the place that is looked at: a cube, a cylinder, a unit.
 * What the rules forbid is refused with a sentence. */

#define ADC_TYPE_ROOM_PLAY (adc_room_play_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomPlay, adc_room_play, ADC, ROOM_PLAY, AdcRoomPart)

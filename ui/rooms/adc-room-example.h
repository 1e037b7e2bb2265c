/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-part.h"

/* The rulebook's example that is open: what it is about, and the rule it illustrates. */

#define ADC_TYPE_ROOM_EXAMPLE (adc_room_example_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomExample, adc_room_example, ADC, ROOM_EXAMPLE, AdcRoomPart)

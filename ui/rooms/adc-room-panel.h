/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-part.h"

/* The place that is looked at: who controls it, what they get, why, and what can be done with it as a whole.
 *
 * Signal "describe": somebody wants to say what is printed on a room of his own. */

#define ADC_TYPE_ROOM_PANEL (adc_room_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomPanel, adc_room_panel, ADC, ROOM_PANEL, AdcRoomPart)

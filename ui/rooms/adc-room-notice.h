/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-part.h"

/* What is to be said of the last edit, and the rule that says so; nothing is shown when there is nothing. */

#define ADC_TYPE_ROOM_NOTICE (adc_room_notice_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomNotice, adc_room_notice, ADC, ROOM_NOTICE, AdcRoomPart)

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-part.h"

/* What is printed on the place that is looked at, to be completed or corrected: folded away until somebody asks. */

#define ADC_TYPE_ROOM_FACTS (adc_room_facts_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomFacts, adc_room_facts, ADC, ROOM_FACTS, AdcRoomPart)

void adc_room_facts_open (AdcRoomFacts *self); /* with the focus in the first field */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-desk.h"

/* What a place, what lies on it and who controls it are called in sentences. */

char       *adc_room_words_describe     (AdcRoomDesk *desk, const AdcRoomPlace *place); /* all of it */
char       *adc_room_words_dup_gifts    (AdcRoomDesk *desk, const AdcRoomPlace *place); /* “Move 10, Jump 0”, or NULL */
char       *adc_room_words_dup_chain    (AdcRoomDesk *desk, const AdcRoomPlace *place); /* or NULL */
char       *adc_room_words_dup_owners   (AdcRoomDesk *desk, GPtrArray *owners); /* “Red, Yellow” */
const char *adc_room_words_get_token    (AdcToken token); /* “Units” */
char       *adc_room_words_dup_hint     (AdcRoomDesk *desk, AdcRoomStat stat); /* what may be typed, or NULL */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-session.h"
#include "adc-room-table.h"

/* A table somebody works on. */

AdcSession   *adc_room_session_new       (AdcGame *game); /* which has rooms */
AdcRoomTable *adc_room_session_get_table (AdcSession *self);
gboolean      adc_room_session_is_for    (AdcGame *game); /* whether it has rooms */

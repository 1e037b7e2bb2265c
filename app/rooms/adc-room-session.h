/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-table.h"

/* A table somebody works on, with everything done and undone. Change the table, then commit: that is one step to undo.
 * "changed" is emitted after each step, and after undoing and doing again. */

#define ADC_TYPE_ROOM_SESSION (adc_room_session_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomSession, adc_room_session, ADC, ROOM_SESSION, GObject)

AdcRoomSession *adc_room_session_new       (AdcGame *game); /* which has rooms */
AdcRoomTable   *adc_room_session_get_table (AdcRoomSession *self);

gboolean        adc_room_session_commit    (AdcRoomSession *self); /* FALSE: nothing has changed */
void            adc_room_session_undo      (AdcRoomSession *self);
void            adc_room_session_redo      (AdcRoomSession *self);
gboolean        adc_room_session_can_undo  (AdcRoomSession *self);
gboolean        adc_room_session_can_redo  (AdcRoomSession *self);

/* What is kept across restarts. What is no table is left alone: FALSE. */
GVariant       *adc_room_session_get_state (AdcRoomSession *self);
gboolean        adc_room_session_restore   (AdcRoomSession *self, GVariant *state);

/* A card of the game says something else now. */
void            adc_room_session_refresh   (AdcRoomSession *self);

/* Whether a game has rooms. */
gboolean        adc_room_session_is_for    (AdcGame *game);

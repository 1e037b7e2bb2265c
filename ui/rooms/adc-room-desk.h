/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <glib-object.h>

#include "adc-completions.h"
#include "adc-room-control.h"
#include "adc-room-session.h"

/* What the parts of the view share: the table somebody works on, who controls what on it, the place that is looked at,
 * the player whose home and totals are shown, whose tokens are put down, and what was said of the last edit.
 *
 * Signal "changed": any of it. */

#define ADC_TYPE_ROOM_DESK (adc_room_desk_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomDesk, adc_room_desk, ADC, ROOM_DESK, GObject)

AdcRoomDesk        *adc_room_desk_new          (AdcGame *game); /* which has rooms */
AdcSession     *adc_room_desk_get_session  (AdcRoomDesk *self);
AdcRoomTable       *adc_room_desk_get_table    (AdcRoomDesk *self);
AdcRooms           *adc_room_desk_get_rooms    (AdcRoomDesk *self);
AdcGame            *adc_room_desk_get_game     (AdcRoomDesk *self);
const AdcControls  *adc_room_desk_get_controls (AdcRoomDesk *self);

/* Another number whenever the table or the player that is shown is another: for parts that have much to show, and
 * nothing that depends on the rest. Never 0. */
guint               adc_room_desk_get_serial   (AdcRoomDesk *self);

AdcCompletions     *adc_room_desk_get_completions (AdcRoomDesk *self); /* or NULL */
void                adc_room_desk_set_completions (AdcRoomDesk *self, AdcCompletions *completions);

const AdcRoomPlace *adc_room_desk_get_place    (AdcRoomDesk *self); /* which is looked at */
void                adc_room_desk_set_place    (AdcRoomDesk *self, guint place);
const char         *adc_room_desk_get_player   (AdcRoomDesk *self); /* whose home and totals are shown */
void                adc_room_desk_set_player   (AdcRoomDesk *self, const char *player);
const char         *adc_room_desk_get_owner    (AdcRoomDesk *self); /* whose tokens are put down: anybody */
void                adc_room_desk_set_owner    (AdcRoomDesk *self, const char *owner);

/* Everybody who can have tokens on the table: those who play, then the neutrals. Ids; for the caller to unref. */
GPtrArray          *adc_room_desk_list_owners  (AdcRoomDesk *self);
const char         *adc_room_desk_get_colour   (AdcRoomDesk *self, const char *owner);
const char         *adc_room_desk_get_letters  (AdcRoomDesk *self, const char *owner); /* that nobody else has */
gboolean            adc_room_desk_has_token    (AdcRoomDesk *self, const char *owner, AdcToken token);

/* So many of the chosen owner's tokens on the place that is looked at, as far as they can be put there. FALSE: nothing
 * has changed. */
gboolean            adc_room_desk_set_count    (AdcRoomDesk *self, AdcToken token, guint count);
guint               adc_room_desk_get_count    (AdcRoomDesk *self, AdcToken token);

/* An example of the rulebook, in place of what lies on the table; it is open until that is undone or it is closed.
 * FALSE: there is no such example. */
gboolean            adc_room_desk_open_case    (AdcRoomDesk *self, const char *id);
const AdcRoomCase  *adc_room_desk_get_case     (AdcRoomDesk *self); /* or NULL */
void                adc_room_desk_close_case   (AdcRoomDesk *self);

/* After an edit of the table: one step to undo; or, when it was refused, the sentence that says why, which is taken. */
gboolean            adc_room_desk_finish       (AdcRoomDesk *self, AdcRefusal *refusal); /* NULL: it was not */

/* What is to be said of the last edit, until the next one: why it was refused, or what comes of it. */
void                adc_room_desk_say          (AdcRoomDesk *self, const char *text, const char *rule); /* or NULL */
const AdcRefusal   *adc_room_desk_get_notice   (AdcRoomDesk *self); /* or NULL */
gboolean            adc_room_desk_was_refused  (AdcRoomDesk *self);

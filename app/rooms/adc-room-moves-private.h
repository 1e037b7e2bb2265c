/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-room-moves.h"

/* Whether a player occupies a place: his units stand there, or it is of his home. */
gboolean    adc_room_is_occupied   (AdcRoomTable *table, const AdcControls *controls, const AdcRoomPlace *place,
                                    const char *player);
/* Whether units of others stand there; neutrals that are at nobody's command are no others'. */
gboolean    adc_room_has_enemies   (AdcRoomTable *table, const AdcControls *controls, const AdcRoomPlace *place,
                                    const char *player);
AdcRefusal *adc_room_check_command (AdcRoomTable *table, const AdcControls *controls, const char *owner);
AdcRefusal *adc_room_check_put     (AdcRoomTable *table, guint place, AdcToken token, const char *owner);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-completions.h"
#include "adc-room-desk.h"

/* Rooms and homes as they lie on the table: who controls what, what that gives, and what each action adds up to. The
 * table of each game is kept across restarts. */

#define ADC_TYPE_ROOMS_VIEW (adc_rooms_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomsView, adc_rooms_view, ADC, ROOMS_VIEW, AdwBin)

void         adc_rooms_view_set_completions (AdcRoomsView *self, AdcCompletions *completions);
AdcRoomDesk *adc_rooms_view_get_desk        (AdcRoomsView *self); /* or NULL */
gboolean     adc_rooms_view_open_case       (AdcRoomsView *self, const char *id); /* FALSE: there is no such example */

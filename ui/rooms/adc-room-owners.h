/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-room-desk.h"

/* Players and others, one of whom is chosen: a button with his token for each.
 *
 * Signal "picked" (id): by the user. */

#define ADC_TYPE_ROOM_OWNERS (adc_room_owners_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomOwners, adc_room_owners, ADC, ROOM_OWNERS, AdwBin)

GtkWidget *adc_room_owners_new  (const char *label); /* for a screen reader */
void       adc_room_owners_show (AdcRoomOwners *self, AdcRoomDesk *desk, GPtrArray *owners, const char *chosen);

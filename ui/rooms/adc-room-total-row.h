/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-room-desk.h"

/* How much a player has of one action, and why. */

#define ADC_TYPE_ROOM_TOTAL_ROW (adc_room_total_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomTotalRow, adc_room_total_row, ADC, ROOM_TOTAL_ROW, AdwExpanderRow)

GtkWidget  *adc_room_total_row_new         (const AdcBenefit *benefit);
const char *adc_room_total_row_get_benefit (AdcRoomTotalRow *self);
void        adc_room_total_row_update      (AdcRoomTotalRow *self, AdcRoomDesk *desk);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-room-desk.h"

/* One thing that is printed on a room's tile and that was said of this one alone: typed in or chosen here. What is
 * wrong is said below, and nothing is lost. */

#define ADC_TYPE_ROOM_FACT_ROW (adc_room_fact_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcRoomFactRow, adc_room_fact_row, ADC, ROOM_FACT_ROW, AdwPreferencesRow)

/* A value of the place's card is one for all its tiles, and kept for good: that row is an AdcStatRow. */
GtkWidget *adc_room_fact_row_new      (AdcRoomDesk *desk, const AdcRoomPlace *place, AdcRoomStat stat);
GtkWidget *adc_room_fact_row_new_name (AdcRoomDesk *desk, const AdcRoomPlace *place); /* of a room the user added */

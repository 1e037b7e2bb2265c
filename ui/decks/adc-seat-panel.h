/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-tracker.h"

/* One of the decks that are followed: its zones, its cards and what remains of them; what moves a card commits it to
 * the session. Actions: "seat.move" (number of a card, zone it leaves, zone it goes to). */

#define ADC_TYPE_SEAT_PANEL (adc_seat_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdcSeatPanel, adc_seat_panel, ADC, SEAT_PANEL, AdwBin)

GtkWidget *adc_seat_panel_new         (void);
void       adc_seat_panel_set_session (AdcSeatPanel *self, AdcSession *session); /* or NULL */

/* Whatever is different now. With another seat, it begins with all zones and an empty field. */
void       adc_seat_panel_show        (AdcSeatPanel *self, guint seat, gboolean has_odds);

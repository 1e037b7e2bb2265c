/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-tracker.h"

/* Between the tracker and its states. */

typedef struct {
  char    *name;
  AdcDeck *built;
  AdcDeck *deck;
} AdcTrackerSeat;

AdcTrackerSeat *adc_tracker_seat_new   (const char *name, AdcDeck *built, AdcDeck *deck); /* takes the decks */
void            adc_tracker_seat_free  (AdcTrackerSeat *self);
void            adc_tracker_take_seats (AdcTracker *self, GPtrArray *seats); /* instead of those there are */

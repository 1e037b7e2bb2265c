/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-work.h"

/* Above the deck that is open: its title, what it is, whether it is legal and saved, and what can be done with it. */

#define ADC_TYPE_DECK_HEADING (adc_deck_heading_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckHeading, adc_deck_heading, ADC, DECK_HEADING, AdwBin)

void adc_deck_heading_set_work  (AdcDeckHeading *self, AdcDeckWork *work); /* or NULL */
void adc_deck_heading_open_menu (AdcDeckHeading *self);

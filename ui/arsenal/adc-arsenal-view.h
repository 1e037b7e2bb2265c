/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-completions.h"

/* The decks of a game's factions, what they come to and what can be built. An AdcView for any game whose cards come in
 * decks. It emits "completed" with a piece, the id of a stat and the user's previous text, or NULL, after a value was
 * filled in. */

#define ADC_TYPE_ARSENAL_VIEW (adc_arsenal_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcArsenalView, adc_arsenal_view, ADC, ARSENAL_VIEW, AdwBin)

void adc_arsenal_view_set_completions (AdcArsenalView *self, AdcCompletions *completions); /* or NULL */

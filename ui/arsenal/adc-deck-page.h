/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-completions.h"
#include "adc-faction.h"
#include "adc-game.h"

/* The decks of a faction, one at a time, as a table whose values can be filled in. It emits "completed" as
 * AdcValuePopover does, and "moved" when another deck is shown. */

#define ADC_TYPE_DECK_PAGE (adc_deck_page_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckPage, adc_deck_page, ADC, DECK_PAGE, AdwBin)

void        adc_deck_page_set_completions (AdcDeckPage *self, AdcCompletions *completions);
void        adc_deck_page_show            (AdcDeckPage *self, AdcGame *game, AdcFaction *faction,
                                           const char *edition); /* no faction: what all have */
gboolean    adc_deck_page_select          (AdcDeckPage *self, const char *deck); /* FALSE: there is none of that id */
const char *adc_deck_page_get_deck        (AdcDeckPage *self); /* the one on show, or NULL */
void        adc_deck_page_refresh         (AdcDeckPage *self); /* values changed */

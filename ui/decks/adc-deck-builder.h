/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-completions.h"
#include "adc-deck-work.h"

/* Where a deck is built: the cards there are, those in the deck, what the rules say of it. Side by side where there is
 * room, else one at a time. */

#define ADC_TYPE_DECK_BUILDER (adc_deck_builder_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckBuilder, adc_deck_builder, ADC, DECK_BUILDER, AdwBin)

GtkWidget *adc_deck_builder_new             (void);
void       adc_deck_builder_set_work        (AdcDeckBuilder *self, AdcDeckWork *work); /* or NULL */
void       adc_deck_builder_set_completions (AdcDeckBuilder *self, AdcCompletions *completions);

/* Brings the verdict into sight, with the focus. */
void       adc_deck_builder_show_findings   (AdcDeckBuilder *self);

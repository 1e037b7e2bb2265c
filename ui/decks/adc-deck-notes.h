/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-deck-work.h"

/* What its owner wrote about a deck, folded away. It is kept, as one step, when the writing is left. */

#define ADC_TYPE_DECK_NOTES (adc_deck_notes_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckNotes, adc_deck_notes, ADC, DECK_NOTES, AdwBin)

void adc_deck_notes_set_work (AdcDeckNotes *self, AdcDeckWork *work); /* or NULL */
void adc_deck_notes_commit   (AdcDeckNotes *self); /* at once */

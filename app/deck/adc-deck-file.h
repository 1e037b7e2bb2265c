/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck.h"
#include "adc-problem.h"

/* Decks as XML documents, whose form data/schemas/deck.rng is. */

#define ADC_DECK_SUFFIX ".adcdeck"
#define ADC_DECK_MIME_TYPE "application/x-aide-de-camp-deck+xml"

/* NULL: what is wrong is appended to the array, of AdcProblem. */
AdcDeck  *adc_deck_load (const char *path, GPtrArray *problems);

/* At once or not at all: whoever reads the file finds the deck as it was or as it is, whatever happens meanwhile. */
gboolean  adc_deck_save (AdcDeck *self, const char *path, GError **error);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-exchange.h"
#include "adc-deck-names.h"

/* Between what writes lists and what reads them. A name that does not say which card it is has its id behind it, in
 * brackets, and a card that nobody knows a question mark: that is the same in every language. */

#define ADC_DECK_UNKNOWN_MARK "?"

/* The first line of a table; zones and cards are said by their ids. */
#define ADC_DECK_CSV_HEADER "zone,id,name,category,count,unknown"
enum {
  ADC_DECK_CSV_ZONE,
  ADC_DECK_CSV_ID,
  ADC_DECK_CSV_NAME,
  ADC_DECK_CSV_CATEGORY,
  ADC_DECK_CSV_COUNT,
  ADC_DECK_CSV_UNKNOWN,
  ADC_DECK_N_CSV,
};

/* adc-deck-import.c: for whoever reads many lists into decks of one sort. */
GPtrArray *adc_deck_import_with (AdcDeck *deck, AdcGame *game, AdcDeckNames *names, const char *text);

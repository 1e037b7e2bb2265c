/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck.h"
#include "adc-faction.h"

/* Whether a filter of a kind of deck means an entry. Of the decks of factions, those of that one; NULL: nobody has said
 * which. */
gboolean adc_deck_filter_matches (const AdcDeckFilter *self, gboolean has_factions, AdcFaction *faction,
                                  AdcEntry *entry);

typedef enum {
  ADC_DECK_MATCH_NO,
  ADC_DECK_MATCH_YES,
  ADC_DECK_MATCH_UNKNOWN, /* nobody knows the value */
} AdcDeckMatch;

/* Whether a piece has a value for a stat; of lists, whether it is one of them. */
AdcDeckMatch adc_deck_match_value (AdcPiece *piece, const char *stat, const char *value);

/* Whether the cards of a line are that one; or, without a card, have that value for the stat; without either, they are.
 * Of a card that the game does not have, what its owner says is all there is. */
AdcDeckMatch adc_deck_match_line (const AdcDeckLine *line, AdcGame *game, const char *card, const char *stat,
                                  const char *value);

/* What a value of units or cards is called: an option, a type or an ability; else as it is written. */
const char  *adc_deck_get_value_title (AdcGame *game, const char *stat, const char *value);

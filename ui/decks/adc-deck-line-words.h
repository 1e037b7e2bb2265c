/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-row.h"

/* What the interface says of the cards of a deck. */

char       *adc_deck_line_words_dup_entry (AdcEntry *entry);     /* "Cost 3 · Initiative 2"; "" */
const char *adc_deck_line_words_get_mark  (AdcDeckMark mark);    /* or NULL */
const char *adc_deck_line_words_get_icon  (AdcDeckMark mark);    /* or NULL */
char       *adc_deck_line_words_dup_row   (AdcDeckRow *row);     /* all of it, to be read aloud */

/* The stat that says how many there are of a piece, where that is asked for and nobody knows; or NULL. */
AdcStat    *adc_deck_line_words_find_unknown_copies (AdcEntry *entry);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-pool.h"

/* Where a card usually goes during a game. */

/* From one zone to the next: from the pile one draws from to a zone of that role, then from the hand to the table, from
 * there to what is discarded, and back to the pile; past roles that the kind has no zone for. NULL: there is none. */
const AdcDeckZone *adc_tracker_find_next  (const AdcDeckKind *kind, const AdcDeckZone *from, AdcDeckRole drawn_to);

/* The first zone with a card in it that is like that one, beginning where one draws; or NULL. */
const AdcDeckZone *adc_tracker_find_first (const AdcDeckKind *kind, AdcDeck *deck, const AdcDeckLine *card);

guint              adc_tracker_count_card (AdcDeck *deck, const AdcDeckLine *card, const char *zone);

/* Of them, those that are still to be drawn. */
guint              adc_tracker_count_left (const AdcDeckKind *kind, AdcDeck *deck, const AdcDeckLine *card);

/* What a button says that moves a card: "Draw". */
const char        *adc_tracker_get_verb   (const AdcDeckZone *from, const AdcDeckZone *to);

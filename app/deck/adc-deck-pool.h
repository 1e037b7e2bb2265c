/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck.h"

/* What the game's data says about a deck in hand. */

/* The free kind where the game has no such kind (any longer). */
const AdcDeckKind *adc_deck_get_deck_kind (AdcDeck *deck, AdcGame *game);

/* What is chosen, or the first option where nobody has. */
const char        *adc_deck_get_chosen    (AdcDeck *deck, const AdcDeckChoice *choice);
gboolean           adc_deck_fits          (AdcDeck *deck, AdcGame *game, const AdcDeckWhen *when);
const AdcDeckDeal *adc_deck_find_deal     (AdcDeck *deck, AdcGame *game); /* or NULL */

/* Of the factions of a game, those that such decks may be of: each that has cards for it. Of AdcFaction. */
GPtrArray         *adc_deck_list_factions (AdcGame *game, const AdcDeckKind *kind);

/* What may be in it, as the game lists it: of AdcEntry. */
gboolean           adc_deck_admits        (AdcDeck *deck, AdcGame *game, AdcEntry *entry);
GPtrArray         *adc_deck_list_pool     (AdcDeck *deck, AdcGame *game);

/* What the heading over a line says: its category, type or pile; never NULL. */
const char        *adc_deck_line_get_category (const AdcDeckLine *line, AdcGame *game);

/* "35 tiles": cards, tiles or pieces, by what such a deck admits. */
char              *adc_deck_format_count  (AdcGame *game, const AdcDeckKind *kind, guint count);

/* How many of a piece there are, −1 when nobody knows. */
int                adc_deck_get_copies    (AdcEntry *entry);

/* The deck as the rules, or the box, have it, instead of what is in it. FALSE: there is no such list, and nothing has
 * changed. */
gboolean           adc_deck_fill_standard (AdcDeck *deck, AdcGame *game);

/* A new one for so many players, of a faction and a box as far as that matters: titled, filled with the standard list
 * if there is one. */
AdcDeck           *adc_deck_new_standard  (AdcGame *game, const AdcDeckKind *kind, const char *faction,
                                           const char *edition, guint n_players);

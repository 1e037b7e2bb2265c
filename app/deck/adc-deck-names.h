/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-pool.h"

/* What the names in a list mean for a deck: of cards in any language, titles and synonyms, those first that the deck
 * admits; of its zones; and of what only stands over cards. It is good as long as the game is. */

typedef struct _AdcDeckNames AdcDeckNames;

AdcDeckNames      *adc_deck_names_new         (AdcDeck *deck, AdcGame *game);
void               adc_deck_names_free        (AdcDeckNames *self);

AdcEntry          *adc_deck_names_find        (AdcDeckNames *self, const char *name); /* or NULL */
gboolean           adc_deck_names_is_admitted (AdcDeckNames *self, const char *name); /* one the deck admits */
gboolean           adc_deck_names_is_clear    (AdcDeckNames *self, AdcEntry *entry); /* its title means no other one,
                                                                          whatever the reader's language */
char              *adc_deck_names_dup_nearest (AdcDeckNames *self, const char *name); /* a title, or NULL: none is near */

const AdcDeckZone *adc_deck_names_find_zone   (AdcDeckNames *self, const char *name); /* by title or id; or NULL */
gboolean           adc_deck_names_is_heading  (AdcDeckNames *self, const char *name); /* a game, a faction, a category */

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcDeckNames, adc_deck_names_free)

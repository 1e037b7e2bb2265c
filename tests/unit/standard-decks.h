/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-pool.h"
#include "adc-library.h"

/* Every standard list of every kind of deck, for each faction and number of players, of every game that ships. */

typedef void (*StandardDeckFunc) (AdcDeck *deck, AdcGame *game);

AdcLibrary *standard_decks_load    (void);
guint       standard_decks_foreach (AdcLibrary *library, StandardDeckFunc func); /* how many there were */

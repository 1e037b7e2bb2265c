/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck.h"

/* Lists and codes of decks that anybody may paste: no crash, a deck within its limits or a sentence. */
void fuzz_exchange     (GRand *random, int iterations);

/* Whatever it is made of, it is a deck, and it can be given on. */
void fuzz_check_deck   (AdcDeck *deck);

/* The same for one that a list was read into, which had these strangers (AdcDeckStranger): each has its sentence. */
void fuzz_check_import (AdcDeck *deck, GPtrArray *strangers);

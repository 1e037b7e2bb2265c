/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"

/* Looks at everything that is worked out from the pieces of a game: decks, trees, averages, what can be bought. The
 * game may say the strangest things, as long as it could be loaded. */
void fuzz_pieces (GRand *random, AdcGame *game);

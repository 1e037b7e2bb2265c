/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-faction.h"
#include "adc-game.h"
#include "adc-piece.h"

/* What a faction has in a game played with certain boxes. A faction of NULL stands for everybody: the pieces that all
 * have. An edition of NULL stands for the first box. */

gboolean   adc_arsenal_exists        (AdcGame *game); /* its cards come in decks */

/* Of char *: the ids of the boxes one can play with, the first one first; none when the game has but one. */
GPtrArray *adc_arsenal_list_editions (AdcGame *game);
GPtrArray *adc_arsenal_list_pieces   (AdcGame *game, AdcKind kind, AdcFaction *faction,
                                      const char *edition); /* of AdcPiece */

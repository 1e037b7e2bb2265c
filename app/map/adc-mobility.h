/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-piece.h"
#include "adc-zone.h"

/* How a unit moves over the map, as its values of the roles “moves” and “enters” say. */

guint     adc_piece_get_moves  (AdcPiece *self); /* zones a turn; 0 as well when nobody knows */
AdcRealm  adc_piece_get_realms (AdcPiece *self); /* what it may enter; 0 when nobody knows */

/* The first unit that goes everywhere, and more than one zone a turn, else the first that moves; or NULL. */
AdcPiece *adc_game_get_traveller (AdcGame *game);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-piece.h"

/* The pieces, of AdcPiece, that what somebody types may mean: by their names in any language, or else by the names of
 * the pieces they refer to. The best fit only, in the order they came. */
GPtrArray *adc_piece_match (AdcGame *game, GPtrArray *pieces, const char *text);

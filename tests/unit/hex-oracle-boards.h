/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-position.h"

/* Boards to hold the engine and the oracle against each other on: random, but the same every
 * time. */

typedef enum {
  HEX_BOARDS_ANY, /* whatever the armies have; else much of one thing, more than there is */
  HEX_BOARDS_NETS,
  HEX_BOARDS_MEDICS,
  HEX_BOARDS_CLOWNS,
  HEX_BOARDS_QUARTERMASTERS,
  HEX_BOARDS_HACKERS,
  HEX_BOARDS_MODULES,
  HEX_BOARDS_TEMPO, /* all that changes who acts when */
  HEX_BOARDS_MIXED, /* of all these */
  HEX_BOARDS_THEMES,
} HexBoardsTheme;

/* Tiles are AdcHexTile; which army they are of is the beginning of their unit's id. */
void     hex_boards_fill  (GPtrArray *tiles, HexBoardsTheme theme, GRand *random,
                           AdcHexPosition *position);

/* Says what is wrong on a board, to be freed; NULL: nothing is, or it is too much to be told. */
typedef char *(*HexBoardsCheck) (const AdcHexPosition *position, gboolean *is_skipped);

/* Ends the test if something is wrong, with the smallest part of the board on which it still is.
 * FALSE: it was too much to be told. */
gboolean hex_boards_check (const AdcHexPosition *position, HexBoardsCheck check, guint64 number);

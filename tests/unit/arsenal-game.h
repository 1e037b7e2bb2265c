/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-arsenal.h"
#include "adc-test-game.h"

/* A small game with decks, two boxes and a tree of things to build, made for tests. */

/* With that <average> of a stat; NULL: the usual one. */
void        arsenal_game_write    (AdcTestGame *files, const char *average);
AdcGame    *arsenal_game_load     (const char *average, GPtrArray *problems);
AdcFaction *arsenal_game_faction  (AdcGame *game, const char *id);
AdcPiece   *arsenal_game_piece    (AdcGame *game, const char *id);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"

/* A small game called “duel” with a sort of deck of its own: two factions, a box that adds to the first, zones to build
 * in and to play in, and a rule of every sort. */

#define DECK_GAME "duel"

AdcGame *deck_game_load         (void); /* it must be sound */

/* Of AdcProblem: what is wrong with the same game and a file of other entries. */
GPtrArray *deck_game_list_problems (const char *entries);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-hex-resolve.h"

/* The tiles that ship with Neuroshima Hex!, and boards laid out with them in a line or two. */

#define HEX_ARMIES 4

extern const char * const hex_armies[HEX_ARMIES]; /* ids of the factions */

typedef struct {
  const char *path;
  GTestFunc   function;
} HexTest;

void              hex_tiles_load   (void); /* fails when a tile has a problem */
void              hex_tiles_unload (void);
AdcGame          *hex_tiles_get_game (void);

/* What main () returns: tests between loading and unloading. */
int               hex_tiles_run    (int argc, char *argv[], const HexTest *tests, guint n_tests);

const AdcHexTile *hex_tile         (const char *unit);

/* Of AdcHexTile: as many of each as the box holds, the HQ first. */
GPtrArray        *hex_tiles_get    (const char *army);

/* Armies: "moloch posterunek", or "moloch+borgo posterunek+hegemonia" for an alliance; sides are
 * numbered in that order. Tiles: "c3:moloch-hunter@2/1" is a hunter in c3, turned by two sixths,
 * with a wound; of an HQ the last number is its points. */
void hex_board (AdcHexPosition *position, const char *armies, const char *tiles);
char *hex_board_print (const AdcHexPosition *position); /* the tiles, as hex_board reads them */

/* A board with so many tiles drawn from the armies, their HQs among them. */
void hex_board_deal (AdcHexPosition *position, const char *armies, guint n_tiles, GRand *random);

/* Exchanges so many tiles, drawn by chance, for medics, nets and whatever else makes a battle
 * hard to follow. */
void hex_board_entangle (AdcHexPosition *position, guint n_tiles, GRand *random);

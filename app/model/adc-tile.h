/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ability.h"
#include "adc-piece.h"
#include "adc-sides.h"

/* The face of a hexagonal tile: what stands on its six sides, clockwise from the top, and in its middle. Any unit or card
 * of a game that describes sides has one, whatever the game. Plain data: copy it by assignment. */

#define ADC_TILE_INITIATIVES 4
#define ADC_TILE_SIGNS 4

/* What a tile does: an ability that has a symbol. */
typedef struct {
  AdcSymbol symbol;
  int       amount; /* 0: none */
} AdcTileSign;

typedef struct {
  guint8      melee[ADC_SIDES_N];
  guint8      ranged[ADC_SIDES_N];
  guint8      beam[ADC_SIDES_N];
  guint8      armour[ADC_SIDES_N];
  guint8      net[ADC_SIDES_N];
  guint8      link[ADC_SIDES_N];
  guint       n_initiatives;                     /* 0 with is_always: X */
  int         initiatives[ADC_TILE_INITIATIVES]; /* the highest first */
  gboolean    is_always;
  int         toughness;
  guint       n_signs;
  AdcTileSign signs[ADC_TILE_SIGNS];
} AdcTile;

gboolean adc_tile_read   (AdcPiece *piece, AdcTile *tile);               /* FALSE: it is no tile with sides */
void     adc_tile_rotate (AdcTile *tile, guint rotation);                /* sixths of a turn clockwise */
char    *adc_tile_describe (AdcPiece *piece, guint rotation);            /* in words, for those who cannot see it */
char    *adc_tile_draw_text (const AdcTile *tile);                       /* in characters, for the terminal; lines end in \n */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gio/gio.h>

#include "adc-hex-choice.h"

/* Where the tiles in hand would change an immediate battle most for the player: every placement
 * and rotation of each tile, and of each two tiles together, forecast. It looks no further than
 * that battle. */

#define ADC_HEX_ADVICE_TILES 2

typedef struct {
  const AdcHexTile *tile;
  guint8            cell;
  guint8            rotation;
} AdcHexPlacement;

typedef struct {
  guint           n_placements;
  AdcHexPlacement placements[ADC_HEX_ADVICE_TILES];
  int             gain;  /* against the rating of the board as it lies */
  AdcHexState     end;
} AdcHexAdvice;

/* Called from the thread that computes: the part done, from 0 to 1. */
typedef void (*AdcHexProgress) (double part, gpointer data);

/* The best n of AdcHexAdvice, the best first; only what is better than nothing, and two tiles only
 * if they do more than one of them. Placements that look the same (a tile whose sides are all
 * alike) count once, and of several pieces of advice with the same tiles in the same hexes only
 * the best stays. NULL: cancelled. */
GPtrArray *adc_hex_advise (const AdcHexPosition *position, guint side,
                           const AdcHexTile * const *hand, guint n_hand, guint n,
                           AdcHexProgress progress, gpointer data, GCancellable *cancellable,
                           GError **error);

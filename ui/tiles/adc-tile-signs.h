/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ability.h"
#include "adc-tile-canvas.h"

/* Our own signs for what a tile does, and for what it bears. Each is drawn around the origin and
 * reaches 1 to every side; scale before. */

void adc_tile_draw_sign   (const AdcTileCanvas *canvas, AdcSymbol symbol);
void adc_tile_draw_shield (const AdcTileCanvas *canvas, gboolean is_broken);

/* What stands before the amount of a sign: “+1”, “−1”. */
const char *adc_tile_get_amount_prefix (AdcSymbol symbol);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-tile-canvas.h"
#include "adc-tile-painter.h"

/* Draws what stands in the middle of a tile, upright however the tile is turned: when it acts, what it
 * does, what it withstands, its name; as much of it as there is room for. */
void adc_tile_draw_middle (const AdcTileCanvas *canvas, const AdcTileLook *look);

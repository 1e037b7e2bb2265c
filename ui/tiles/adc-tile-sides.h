/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-tile-canvas.h"
#include "adc-tile.h"

/* Draws what stands on the six sides of a tile, turned by that many sixths. */
void adc_tile_draw_sides (const AdcTileCanvas *canvas, const AdcTile *tile, guint rotation);

/* Draws the head of a blow or of a shot around the origin, pointing up, as the signs that strengthen
 * them use it. */
void adc_tile_trace_spike (cairo_t *cr, double x, double tip, double width, double length);
void adc_tile_trace_arrow (cairo_t *cr, double x, double tip, double width, double length);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-tile.h"

/* Draws a hexagonal tile, a flat side up, with signs of our own: blows are short spikes on a side, as many as they
 * are strong; shots long arrows; a shot that goes on a double line; armour a thick bar; a net a hatched side;
 * links small sockets; the army by its first letter in the right corner; initiative in a disc, toughness as shields, what the tile does as a sign in its middle.
 * What does not fit a small tile is left out, never blurred. */

typedef struct {
  const AdcTile *tile;
  guint          rotation; /* sixths of a turn clockwise */
  GdkRGBA        colour;   /* of its army */
  char           letters[24]; /* of its army, in a corner: the colour does not tell everybody; or none */
  const char    *name;     /* written where there is room; or NULL */
  int            wounds;
  int            points;   /* of an HQ; -1: none shown */
  int            initiatives[ADC_TILE_INITIATIVES]; /* as they are now; -1: as printed */
  gboolean       is_netted;
  gboolean       is_faint; /* gone, or only a proposal */
} AdcTileLook;

/* Reads the piece into the tile: as printed, unturned. */
void adc_tile_look_init (AdcTileLook *look, AdcPiece *piece, AdcTile *tile);
void adc_tile_paint     (GtkSnapshot *snapshot, GtkWidget *widget, const AdcTileLook *look, float x, float y,
                         float size);

/* The width of a hexagon of that height, for whoever draws around tiles. */
float adc_tile_get_width (float height);

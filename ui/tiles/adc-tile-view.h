/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-piece.h"

/* The picture of one tile, with its description for those who cannot see it. */

#define ADC_TYPE_TILE_VIEW (adc_tile_view_get_type ())
G_DECLARE_FINAL_TYPE (AdcTileView, adc_tile_view, ADC, TILE_VIEW, GtkWidget)

GtkWidget *adc_tile_view_new          (void);
void       adc_tile_view_set_piece    (AdcTileView *self, AdcPiece *piece); /* NULL: nothing is drawn */
void       adc_tile_view_set_rotation (AdcTileView *self, guint rotation);
void       adc_tile_view_set_size     (AdcTileView *self, int size); /* its height in pixels; 48 to 300 */

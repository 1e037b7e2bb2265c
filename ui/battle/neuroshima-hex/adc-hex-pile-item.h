/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-piece.h"

/* A tile beside the board, and how many there are of it. */

#define ADC_TYPE_HEX_PILE_ITEM (adc_hex_pile_item_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexPileItem, adc_hex_pile_item, ADC, HEX_PILE_ITEM, GtkFlowBoxChild)

GtkWidget *adc_hex_pile_item_new       (AdcPiece *piece);
AdcPiece  *adc_hex_pile_item_get_piece (AdcHexPileItem *self);
guint      adc_hex_pile_item_get_count (AdcHexPileItem *self);

/* The words are what a screen reader says of that count: “2 left”. With none it cannot be chosen. */
void       adc_hex_pile_item_set_count (AdcHexPileItem *self, guint count, const char *words);
void       adc_hex_pile_item_set_held  (AdcHexPileItem *self, gboolean is_held);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-game.h"
#include "adc-name-picker.h"

/* A unit or a card, by typing. */

#define ADC_TYPE_PIECE_ENTRY (adc_piece_entry_get_type ())
G_DECLARE_FINAL_TYPE (AdcPieceEntry, adc_piece_entry, ADC, PIECE_ENTRY, AdcNamePicker)

typedef GPtrArray *(*AdcPieceLister) (gpointer user_data); /* of AdcPiece: what there is to choose from */

GtkWidget *adc_piece_entry_new      (const char *label, AdcPieceLister lister, gpointer user_data);
void       adc_piece_entry_set_game (AdcPieceEntry *self, AdcGame *game);

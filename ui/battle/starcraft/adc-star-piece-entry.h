/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-name-entry.h"
#include "adc-piece.h"

/* A field where the name of a unit or a card is typed. */

#define ADC_TYPE_STAR_PIECE_ENTRY (adc_star_piece_entry_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarPieceEntry, adc_star_piece_entry, ADC, STAR_PIECE_ENTRY, AdcNameEntry)

/* What a list says of a piece besides its title, or NULL. */
typedef char *(*AdcStarDescribe) (AdcPiece *piece);

GtkWidget *adc_star_piece_entry_new          (void);
void       adc_star_piece_entry_set_describe (AdcStarPieceEntry *self, AdcStarDescribe describe);
void       adc_star_piece_entry_set_pieces   (AdcStarPieceEntry *self, GPtrArray *pieces); /* of AdcPiece */

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-piece.h"

/* A field where the name of a unit or a card is typed: those that are meant are listed below it, Enter takes the one that
 * is lit, which is the first until the arrows go elsewhere. What names nothing is not taken.
 *
 * Signal "picked" (piece, or NULL when the field was emptied and keeps what is picked). */

#define ADC_TYPE_STAR_PIECE_ENTRY (adc_star_piece_entry_get_type ())
G_DECLARE_FINAL_TYPE (AdcStarPieceEntry, adc_star_piece_entry, ADC, STAR_PIECE_ENTRY, AdwBin)

/* What a list says of a piece besides its title, or NULL. */
typedef char *(*AdcStarDescribe) (AdcPiece *piece);

GtkWidget *adc_star_piece_entry_new        (void);

/* A field that keeps shows what was picked; any other is empty again for the next one. */
void       adc_star_piece_entry_set_up     (AdcStarPieceEntry *self, const char *name, const char *hint,
                                            gboolean keeps, AdcStarDescribe describe);
void       adc_star_piece_entry_set_pieces (AdcStarPieceEntry *self, GPtrArray *pieces); /* of AdcPiece */
void       adc_star_piece_entry_set_piece  (AdcStarPieceEntry *self, AdcPiece *piece);   /* or NULL */
GtkEntry  *adc_star_piece_entry_get_entry  (AdcStarPieceEntry *self);

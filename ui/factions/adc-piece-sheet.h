/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-completions.h"
#include "adc-piece.h"

/* A unit or a card as drawn, beside all its values with where each comes from. The user fills in or
 * corrects them on the spot; then it emits "completed" with the piece, the id of the stat and the
 * user's previous text, or NULL. */

#define ADC_TYPE_PIECE_SHEET (adc_piece_sheet_get_type ())
G_DECLARE_FINAL_TYPE (AdcPieceSheet, adc_piece_sheet, ADC, PIECE_SHEET, AdwBin)

GtkWidget *adc_piece_sheet_new             (void);
void       adc_piece_sheet_set_completions (AdcPieceSheet *self, AdcCompletions *completions);
void       adc_piece_sheet_set_piece       (AdcPieceSheet *self, AdcPiece *piece); /* or NULL */

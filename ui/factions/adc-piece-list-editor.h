/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-game.h"
#include "adc-piece.h"

/* A list of units and cards to add to and to take from; one may be in it more than once. Its text is that of a stat:
 * ids separated by spaces, or the word for whichever there is. */

#define ADC_TYPE_PIECE_LIST_EDITOR (adc_piece_list_editor_get_type ())
G_DECLARE_FINAL_TYPE (AdcPieceListEditor, adc_piece_list_editor, ADC, PIECE_LIST_EDITOR, AdwBin)

typedef enum {
  ADC_PICK_ANY = 1 << 0,   /* the word "any" may stand for all of them */
  ADC_PICK_CARDS = 1 << 1, /* cards too */
} AdcPickFlags;

/* The name is what it is a list of. Only what the faction owns is offered; NULL: everything. */
GtkWidget *adc_piece_list_editor_new      (AdcGame *game, const char *faction, const char *name, AdcPickFlags flags);
void       adc_piece_list_editor_set_text (AdcPieceListEditor *self, const char *text);
char      *adc_piece_list_editor_dup_text (AdcPieceListEditor *self);

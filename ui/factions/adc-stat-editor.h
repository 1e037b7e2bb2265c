/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-game.h"
#include "adc-piece.h"

/* Where the user types or chooses one value of a unit or a card, in the way that suits its kind. It
 * emits "activate" when Enter is pressed in it. */

#define ADC_TYPE_STAT_EDITOR (adc_stat_editor_get_type ())
G_DECLARE_FINAL_TYPE (AdcStatEditor, adc_stat_editor, ADC, STAT_EDITOR, AdwBin)

GtkWidget *adc_stat_editor_new       (AdcPiece *piece, AdcStat *stat);
char      *adc_stat_editor_dup_text  (AdcStatEditor *self); /* NULL: nothing was typed or chosen */
void       adc_stat_editor_set_error (AdcStatEditor *self, gboolean error);

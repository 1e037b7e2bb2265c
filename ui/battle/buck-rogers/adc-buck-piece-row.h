/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-buck-board-words.h"

/* How many pieces of one kind a side has, to be changed by the pointer or by typing the number.
 *
 * "counted" is emitted with a number the player wants instead, and whether it goes on with what he
 * typed just before, as the 2 of 12 does; "chosen" when he points at the pieces themselves. */

#define ADC_TYPE_BUCK_PIECE_ROW (adc_buck_piece_row_get_type ())
G_DECLARE_FINAL_TYPE (AdcBuckPieceRow, adc_buck_piece_row, ADC, BUCK_PIECE_ROW, GtkWidget)

GtkWidget         *adc_buck_piece_row_new       (const AdcBuckSlot *slot);
const AdcBuckSlot *adc_buck_piece_row_get_slot  (AdcBuckPieceRow *self);
const char        *adc_buck_piece_row_get_force (AdcBuckPieceRow *self); /* or NULL */

void               adc_buck_piece_row_show      (AdcBuckPieceRow *self, const AdcBuckStock *stock,
                                                 const AdcBuckCamp *camp, AdcBuckRole role,
                                                 const AdcShot *shot);

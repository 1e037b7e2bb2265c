/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-piece.h"

/* One value of a card, to be pressed by whoever wants to fill it in. It follows the value. */

#define ADC_TYPE_VALUE_CELL (adc_value_cell_get_type ())
G_DECLARE_FINAL_TYPE (AdcValueCell, adc_value_cell, ADC, VALUE_CELL, GtkButton)

GtkWidget *adc_value_cell_new       (AdcPiece *piece, AdcStat *stat, gboolean is_named); /* with the value's name */
void       adc_value_cell_show      (AdcValueCell *self, AdcPiece *piece, AdcStat *stat); /* of the same sort */
AdcPiece  *adc_value_cell_get_piece (AdcValueCell *self);
AdcStat   *adc_value_cell_get_stat  (AdcValueCell *self);

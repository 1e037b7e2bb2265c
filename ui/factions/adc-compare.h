/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-piece.h"

/* Two units, or two cards, side by side, value by value. */

#define ADC_TYPE_COMPARE (adc_compare_get_type ())
G_DECLARE_FINAL_TYPE (AdcCompare, adc_compare, ADC, COMPARE, AdwBin)

GtkWidget *adc_compare_new       (void);

/* The one on the left; NULL empties it. */
void       adc_compare_set_piece (AdcCompare *self, AdcPiece *piece);

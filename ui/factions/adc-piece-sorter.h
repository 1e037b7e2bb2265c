/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-game.h"

/* The order of units and cards. Whatever it goes by, units come before cards, an unknown value
 * comes last and names decide between equals. */

typedef enum {
  ADC_PIECE_ORDER_NAME,
  ADC_PIECE_ORDER_COST,
  ADC_PIECE_ORDER_INITIATIVE, /* the highest first */
  ADC_PIECE_ORDER_TYPE,
  ADC_PIECE_ORDER_UNKNOWN,    /* the least known first */
} AdcPieceOrder;

#define ADC_N_PIECE_ORDERS (ADC_PIECE_ORDER_UNKNOWN + 1)

const char *adc_piece_order_get_title (AdcPieceOrder order);

/* Whether the game has what this order goes by. */
gboolean    adc_piece_order_applies   (AdcPieceOrder order, AdcGame *game);

#define ADC_TYPE_PIECE_SORTER (adc_piece_sorter_get_type ())
G_DECLARE_FINAL_TYPE (AdcPieceSorter, adc_piece_sorter, ADC, PIECE_SORTER, GtkSorter)

AdcPieceSorter *adc_piece_sorter_new       (void);
void            adc_piece_sorter_set_order (AdcPieceSorter *self, AdcPieceOrder order);

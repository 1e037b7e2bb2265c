/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "adc-piece.h"

/* A unit or a card drawn as a playing card, from what the game says its pieces are made of. It
 * follows the values the user types in. */

#define ADC_TYPE_UNIT_CARD (adc_unit_card_get_type ())
G_DECLARE_FINAL_TYPE (AdcUnitCard, adc_unit_card, ADC, UNIT_CARD, AdwBin)

GtkWidget *adc_unit_card_new       (void);
void       adc_unit_card_set_piece (AdcUnitCard *self, AdcPiece *piece); /* NULL empties it */
AdcPiece  *adc_unit_card_get_piece (AdcUnitCard *self);

/* A piece that has sides is drawn as a tile, which can be turned by sixths, clockwise. */
gboolean   adc_unit_card_is_tile      (AdcUnitCard *self);
void       adc_unit_card_set_rotation (AdcUnitCard *self, guint rotation);

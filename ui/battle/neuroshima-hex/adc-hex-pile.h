/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-grip.h"
#include "adc-hex-pile-item.h"

/* Some of an army's tiles beside the board: what is left of its units, of its action tiles, its hand, its discard pile.
 *
 * "chosen" (AdcPiece *): to be laid or played; or, of what was discarded, to come back. "moved" (AdcPiece *, name
 * of a pile or NULL for those left): to go there instead. "dropped" (name of this pile): what is in the fingers
 * was let fall here. */

typedef enum {
  ADC_HEX_PILE_UNITS,
  ADC_HEX_PILE_CARDS,
  ADC_HEX_PILE_HAND,
  ADC_HEX_PILE_DISCARD,
} AdcHexPileKind;

#define ADC_TYPE_HEX_PILE (adc_hex_pile_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexPile, adc_hex_pile, ADC, HEX_PILE, GtkWidget)

GtkWidget      *adc_hex_pile_new      (AdcHexPileKind kind);
AdcHexPileKind  adc_hex_pile_get_kind (AdcHexPile *self);
const char     *adc_hex_pile_get_name (AdcHexPile *self); /* as the table calls it: "hand", or NULL for those left */
void            adc_hex_pile_set_grip (AdcHexPile *self, AdcHexGrip *grip); /* what is dragged goes through it */
void            adc_hex_pile_update   (AdcHexPile *self, AdcHexTable *table, const char *side);
guint           adc_hex_pile_get_n    (AdcHexPile *self); /* tiles */
AdcHexPileItem *adc_hex_pile_find     (AdcHexPile *self, const char *piece); /* or NULL */

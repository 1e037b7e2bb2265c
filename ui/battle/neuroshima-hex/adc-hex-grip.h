/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-hex-table.h"

/* What the player has in the fingers: a tile on its way to the board, a tile lifted from it, or a card that is being
 * played step by step. It knows which hexes may be pointed at next, and does what there is to do when one is.
 *
 * "changed": something else is held, or another step is next. "ask" (AdcHexResult *, number of the question):
 * medics leave a choice, which is to be answered with adc_hex_grip_answer. */

typedef enum {
  ADC_HEX_HOLD_NOTHING,
  ADC_HEX_HOLD_TILE,    /* from the hand or from what is left */
  ADC_HEX_HOLD_LIFTED,  /* from the board */
  ADC_HEX_HOLD_MOVE,    /* by a card or, without one, by what the tiles can do themselves */
  ADC_HEX_HOLD_PUSH,
  ADC_HEX_HOLD_GRENADE,
  ADC_HEX_HOLD_SNIPER,
  ADC_HEX_HOLD_BOMB,
} AdcHexHold;

#define ADC_TYPE_HEX_GRIP (adc_hex_grip_get_type ())
G_DECLARE_FINAL_TYPE (AdcHexGrip, adc_hex_grip, ADC, HEX_GRIP, GObject)

AdcHexGrip *adc_hex_grip_new          (AdcHexTable *table);
AdcHexHold  adc_hex_grip_get_hold     (AdcHexGrip *self);
const char *adc_hex_grip_get_side     (AdcHexGrip *self); /* id, or NULL */
const char *adc_hex_grip_get_piece    (AdcHexGrip *self); /* id of the unit or card, or NULL */
guint       adc_hex_grip_get_from     (AdcHexGrip *self); /* the hex a tile was taken from, or ADC_HEX_NOWHERE */
guint       adc_hex_grip_get_pushed   (AdcHexGrip *self); /* likewise */
guint       adc_hex_grip_get_rotation (AdcHexGrip *self); /* of the tile held */
guint32     adc_hex_grip_get_open     (AdcHexGrip *self); /* the hexes that may be chosen now */
gboolean    adc_hex_grip_has_tile     (AdcHexGrip *self); /* one that would lie where it is put */
char       *adc_hex_grip_describe     (AdcHexGrip *self); /* what to do next; NULL when nothing is held */

/* Takes a unit or a card of a side; TRUE also for a card that is done with at once, such as one that starts a
 * battle. */
gboolean    adc_hex_grip_take         (AdcHexGrip *self, const char *side, const char *piece);
gboolean    adc_hex_grip_lift         (AdcHexGrip *self, guint cell);
gboolean    adc_hex_grip_take_moves   (AdcHexGrip *self, const char *side); /* without a card */
void        adc_hex_grip_turn         (AdcHexGrip *self, int sixths);
gboolean    adc_hex_grip_put          (AdcHexGrip *self, guint cell); /* FALSE: refused */
void        adc_hex_grip_answer       (AdcHexGrip *self, guint option);
gboolean    adc_hex_grip_back         (AdcHexGrip *self); /* one step; FALSE: nothing was held */
void        adc_hex_grip_drop         (AdcHexGrip *self);

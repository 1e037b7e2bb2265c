/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"
#include "adc-stat.h"
#include "adc-value.h"

/* What units and cards have in common: a faction, and a value for each stat that is known. A value typed in by the
 * user lies over ours and can be taken away again. */

#define ADC_TYPE_PIECE (adc_piece_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdcPiece, adc_piece, ADC, PIECE, AdcEntry)

struct _AdcPieceClass {
  AdcEntryClass parent_class;
};

const char     *adc_piece_get_faction       (AdcPiece *self); /* id, or NULL when nobody knows */
AdcEntry       *adc_piece_lookup_faction    (AdcPiece *self); /* or NULL */
gboolean        adc_piece_is_shared         (AdcPiece *self); /* every faction has it, and none is named */
AdcEntry       *adc_piece_get_unit_type     (AdcPiece *self); /* an AdcUnitType, or NULL when unknown */
const AdcValue *adc_piece_get_value         (AdcPiece *self, const char *stat); /* the user's, else ours, else NULL */
const AdcValue *adc_piece_get_shipped_value (AdcPiece *self, const char *stat);
char           *adc_piece_format_value      (AdcPiece *self, AdcStat *stat);
GStrv           adc_piece_dup_list          (AdcPiece *self, AdcStatRole role); /* of ids, as often as they stand there;
                                                                             NULL: unknown */
const char     *adc_piece_get_category      (AdcPiece *self); /* what its first choice without a role says, or NULL */
gboolean        adc_piece_concerns          (AdcPiece *self, AdcStat *stat); /* FALSE: none of its sort has it */
GListModel     *adc_piece_get_stats         (AdcPiece *self); /* of AdcStat; NULL once the game is gone */

/* Emits "value-changed" with the stat's id. */
void            adc_piece_set_user_value    (AdcPiece *self, const char *stat, const char *text);

/* For the loader, before the piece is shared. */
void            adc_piece_set_faction       (AdcPiece *self, const char *faction);
void            adc_piece_set_shared        (AdcPiece *self, gboolean is_shared);
gboolean        adc_piece_take_value        (AdcPiece *self, const char *stat, AdcValue *value);

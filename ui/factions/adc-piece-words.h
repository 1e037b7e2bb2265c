/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-piece.h"

/* What the interface says of a unit or a card, and of where each of its values comes from. */

typedef enum {
  ADC_MARK_NONE,    /* printed: nothing to add */
  ADC_MARK_UNKNOWN,
  ADC_MARK_DEDUCED,
  ADC_MARK_USER,
} AdcMark;

AdcMark  adc_piece_get_mark        (AdcPiece *piece, AdcStat *stat);

/* "?", "3", "≈ 3"; "Deduced from an example"; "Cost: 3 (deduced from an example)". */
char    *adc_piece_dup_value       (AdcPiece *piece, AdcStat *stat);
char    *adc_piece_dup_provenance  (AdcPiece *piece, AdcStat *stat);
char    *adc_piece_dup_value_line  (AdcPiece *piece, AdcStat *stat);

char    *adc_piece_dup_description (AdcPiece *piece); /* all of it, to be read aloud */
guint    adc_piece_count_unknown   (AdcPiece *piece);

/* The colour a faction is known by, "#rrggbb": its own, or one of ours by its place in the game. */
const char *adc_faction_get_accent  (AdcEntry *faction);

/* Beside the colour, for those who cannot tell colours apart: as many letters its name begins with as no other faction of
 * the game shares, three at most. Free them. */
char       *adc_faction_dup_letters (AdcEntry *faction);

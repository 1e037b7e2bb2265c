/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <gtk/gtk.h>

#include "adc-kind.h"

/* Which units and cards are shown: those that pass every condition set. */

#define ADC_TYPE_PIECE_FILTER (adc_piece_filter_get_type ())
G_DECLARE_FINAL_TYPE (AdcPieceFilter, adc_piece_filter, ADC, PIECE_FILTER, GtkFilter)

#define ADC_NO_FACTION    ""  /* those nobody knows the faction of */
#define ADC_EVERY_FACTION "*" /* those every faction has */
#define ADC_ANY_KIND   (-1)

AdcPieceFilter *adc_piece_filter_new           (void);

/* The faction, the unit type or the deck: an id, or NULL for any. Those of a faction are its own, those of the faction
 * it is part of and units that every faction has; cards that every faction has are of none. */
void            adc_piece_filter_set_faction   (AdcPieceFilter *self, const char *faction);
void            adc_piece_filter_set_unit_type (AdcPieceFilter *self, const char *type);
void            adc_piece_filter_set_deck      (AdcPieceFilter *self, const char *deck);
void            adc_piece_filter_set_kind      (AdcPieceFilter *self, int kind);

/* Names, synonyms, types and abilities that have words beginning like the words of the text, in any
 * language, whatever the accents and capitals. */
void            adc_piece_filter_set_text      (AdcPieceFilter *self, const char *text);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-faction.h"
#include "adc-game.h"

/* The cards of one deck that a faction has, and a column for each stat that one of them at least has a value for; but
 * what is the same for all of them has no column, nor has the box while there is but the first. It counts what was known
 * when it was made: after a value changed, another must be made. */

#define ADC_TYPE_DECK_TABLE (adc_deck_table_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckTable, adc_deck_table, ADC, DECK_TABLE, GObject)

AdcDeckTable *adc_deck_table_new             (AdcGame *game, AdcFaction *faction, const char *edition,
                                              const char *deck);
GPtrArray    *adc_deck_table_get_cards       (AdcDeckTable *self); /* of AdcPiece, as the game lists them */
GPtrArray    *adc_deck_table_get_columns     (AdcDeckTable *self); /* of AdcStat */
GPtrArray    *adc_deck_table_get_shared      (AdcDeckTable *self); /* of AdcStat: the same for all cards */

guint         adc_deck_table_get_n_copies    (AdcDeckTable *self); /* each card as often as it is there */
guint         adc_deck_table_get_n_unknown   (AdcDeckTable *self); /* of those, the ones whose face nobody knows */
guint         adc_deck_table_get_n_uncounted (AdcDeckTable *self); /* cards counted once for want of a number */

gboolean      adc_deck_table_has_same_cells  (AdcDeckTable *self, AdcDeckTable *other);

/* Which of two cards comes first in a column, or by title when it is NULL; what is unknown comes last, whichever way
 * round. */
int           adc_deck_table_compare         (AdcPiece *a, AdcPiece *b, AdcStat *stat, gboolean is_descending);

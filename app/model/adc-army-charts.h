/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-army.h"
#include "adc-game.h"

/* What charts of pieces are made of, be they a whole army or a deck in hand. */

typedef struct {
  AdcPiece *piece; /* which whoever counts keeps alive */
  guint     count;
} AdcArmyCount;

GPtrArray    *adc_army_charts_new       (void); /* of AdcArmyChart, none yet */
AdcArmyChart *adc_army_charts_add       (GPtrArray *charts, const char *title);
void          adc_army_chart_add_sort   (AdcArmyChart *self, const char *label, guint count);

/* The words of a value, without the amounts that some have after a colon; none where nobody knows it. */
GStrv         adc_army_list_words       (AdcPiece *piece, AdcStat *stat);
GStrv         adc_army_split_words      (const char *text);

/* How many have a word in their value. */
guint         adc_army_count_word       (GArray *counts, AdcStat *stat, const char *word); /* of AdcArmyCount */

/* Everything that any piece of that kind has there, beside what is listed already; then in its order and with the
 * numbers in between. Of char *. */
GPtrArray    *adc_army_sorts_new        (void);
void          adc_army_sorts_add_all    (GPtrArray *sorts, AdcGame *game, AdcKind kind, AdcStat *stat);
void          adc_army_sorts_add        (GPtrArray *sorts, const char *word);
void          adc_army_sorts_complete   (GPtrArray *sorts);

/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-check.h"
#include "adc-deck-filter.h"
#include "adc-deck-pool.h"

/* Between the files that judge a deck. */

typedef struct {
  AdcDeck           *deck;
  AdcGame           *game;
  const AdcDeckKind *kind;
  AdcDeckStage       stage;
} AdcDeckCase;

/* adc-deck-judge.c: whether a rule is about a deck at all, and which of its bounds applies (NULL: none). */
gboolean            adc_deck_judge_applies    (const AdcDeckCase *self, const AdcDeckLimit *limit);
const AdcDeckBound *adc_deck_judge_find_bound (const AdcDeckCase *self, const AdcDeckLimit *limit);

/* Whether a rule counts the cards of a line. */
AdcDeckMatch        adc_deck_judge_line       (const AdcDeckCase *self, const AdcDeckLimit *limit,
                                               const AdcDeckLine *line);
gboolean            adc_deck_judge_in_zone    (const AdcDeckCase *self, const AdcDeckLimit *limit,
                                               const AdcDeckLine *line);

/* adc-deck-words.c: sentences. */
char *adc_deck_words_subject   (const AdcDeckCase *self, const AdcDeckLimit *limit);
char *adc_deck_words_count     (const char *subject, const AdcDeckFinding *finding);
char *adc_deck_words_foreign   (const char *card, guint count);
char *adc_deck_words_alone     (const char *card, const char *missing);
char *adc_deck_words_summary   (const AdcDeckCase *self, const AdcDeckReport *report);

/* adc-deck-repair.c: says how a broken rule could be mended, if there is a way. The line: the only card it is about. */
void  adc_deck_repair_count    (const AdcDeckCase *self, AdcDeckFinding *finding, const AdcDeckLine *line);
void  adc_deck_repair_set      (const AdcDeckCase *self, AdcDeckFinding *finding, AdcEntry *missing);

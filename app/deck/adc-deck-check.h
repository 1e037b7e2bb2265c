/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-rule.h"
#include "adc-deck.h"

/* Whether a deck is legal, rule by rule. The one judge there is: for the builder, for what is imported, on paper and in
 * the terminal. What nobody knows is never held against a deck. */

typedef enum {
  ADC_DECK_STAGE_BUILD, /* zones a deck is built in */
  ADC_DECK_STAGE_PLAY,  /* those that are there during the game only: a hand */
} AdcDeckStage;

typedef enum {
  ADC_DECK_KEPT,
  ADC_DECK_UNDECIDED, /* it hangs on cards nobody knows */
  ADC_DECK_IGNORED,   /* broken, and the table does without */
  ADC_DECK_BROKEN,
} AdcDeckVerdict;

typedef struct {
  AdcDeckRule    *rule;
  AdcDeckVerdict  verdict;
  char           *card;      /* id of the one card it is about, or NULL */
  char           *message;   /* one sentence */
  guint           count;     /* what there is, without unknown cards */
  guint           n_unknown; /* cards of which nobody knows whether they count */
  int             min;       /* or ADC_DECK_NO_LIMIT */
  int             max;       /* likewise */
  char           *repair;    /* what would mend it, in words; or NULL */
  GVariant       *repaired;  /* the deck as it would be then: see adc_deck_restore (); or NULL */
} AdcDeckFinding;

typedef struct {
  GPtrArray      *findings;  /* of AdcDeckFinding: the worst first; what is kept too */
  guint           n_cards;   /* that are part of the deck */
  guint           n_unknown; /* of them: nobody knows what they are */
  guint           n_broken;
  guint           n_ignored;
  AdcDeckVerdict  verdict;   /* of the whole: kept, undecided or broken */
  char           *summary;   /* one sentence */
} AdcDeckReport;

AdcDeckReport *adc_deck_check       (AdcDeck *deck, AdcGame *game, AdcDeckStage stage);
void           adc_deck_report_free (AdcDeckReport *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdcDeckReport, adc_deck_report_free)

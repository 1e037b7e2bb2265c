/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-deck-when.h"
#include "adc-entry.h"

/* How many cards, of which sort, a deck or a hand holds: what the legality of a deck is judged by. */

#define ADC_DECK_NO_LIMIT (-1)

typedef struct {
  AdcDeckWhen when;
  int         min;        /* or ADC_DECK_NO_LIMIT */
  int         max;        /* likewise */
  gboolean    all_copies; /* instead of min: as many as there are of the card */
  gboolean    copies;     /* instead of max, likewise */
} AdcDeckBound;

typedef struct {
  char      *kind;    /* id of an AdcDeckKind, or NULL: all of the game's */
  char      *faction; /* or NULL: every faction */
  char      *zone;    /* where cards are counted, or NULL: wherever they are part of the deck */
  char      *card;    /* which are counted: that one, */
  char      *stat;    /* or those whose stat has the value, */
  char      *value;
  gboolean   foreign; /* or those that the deck does not admit; else all of them */
  gboolean   each;    /* each card is counted alone */
  GPtrArray *bounds;  /* of AdcDeckBound: the first that is for the deck applies; none: nothing is limited */
  GPtrArray *sets;    /* of GStrv: cards that are there all together or not at all */
  char      *rule;    /* the rule a verdict quotes */
} AdcDeckLimit;

#define ADC_TYPE_DECK_RULE (adc_deck_rule_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckRule, adc_deck_rule, ADC, DECK_RULE, AdcEntry)

const AdcDeckLimit *adc_deck_rule_get_limit  (AdcDeckRule *self);

/* For the loader, before the rule is shared. */
AdcDeckLimit       *adc_deck_rule_edit_limit (AdcDeckRule *self);
AdcDeckBound       *adc_deck_rule_add_bound  (AdcDeckRule *self);

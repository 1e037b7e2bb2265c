/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-entry.h"

/* How many cards, of which sort, a deck or a hand holds: what the legality of a deck is judged by. */

typedef enum {
  ADC_DECK_ZONE_DECK,
  ADC_DECK_ZONE_HAND,
} AdcDeckZone;

typedef struct {
  AdcDeckZone  zone;
  char        *faction; /* or NULL: every faction */
  char        *card;    /* or NULL: every card, unless a stat is given */
  char        *stat;    /* with value: the cards whose stat has it */
  char        *value;
  int          min;     /* -1: no limit */
  int          max;     /* -1: no limit */
  char        *rule;    /* the rule a verdict quotes */
} AdcDeckLimit;

#define ADC_TYPE_DECK_RULE (adc_deck_rule_get_type ())
G_DECLARE_FINAL_TYPE (AdcDeckRule, adc_deck_rule, ADC, DECK_RULE, AdcEntry)

const AdcDeckLimit *adc_deck_rule_get_limit (AdcDeckRule *self);
void                adc_deck_rule_set_limit (AdcDeckRule *self, const AdcDeckLimit *limit);

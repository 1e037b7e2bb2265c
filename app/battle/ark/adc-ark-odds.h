/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include "adc-ark-combat.h"

/* The chances of a card against a hand that is not known, or not wholly. Exact: cards are counted, none is drawn. */

/* How many cards there are of each power, without and with the icon. */
typedef struct {
  guint plain[ADC_ARK_MAX_POWER + 1];
  guint critical[ADC_ARK_MAX_POWER + 1];
} AdcArkPool;

/* How the other side picks its card. */
typedef enum {
  ADC_ARK_PLAYS_RANDOM,  /* any card of the hand as likely as any other */
  ADC_ARK_PLAYS_HIGHEST, /* one of those with the greatest power */
  ADC_ARK_PLAYS_REPLY,   /* the best there is against ours, as if it were seen: the worst case */
} AdcArkPlays;

typedef struct {
  AdcArkCard  cards[ADC_ARK_MAX_HAND]; /* known to be in the hand */
  guint       n_cards;
  guint       n_unseen; /* in the hand too: any of the pool */
  AdcArkPool  pool;
  AdcArkPlays plays;
} AdcArkHand;

guint    adc_ark_pool_count   (const AdcArkPool *self);
gboolean adc_ark_pool_add     (AdcArkPool *self, AdcArkCard card); /* FALSE: not all of it is known */
gboolean adc_ark_pool_remove  (AdcArkPool *self, AdcArkCard card); /* FALSE: there is none like it */

/* The chance of each outcome when SIDE reveals CARD. FALSE, and nothing said, when a value is missing that it depends
 * on, when the hand is empty or when the pool has too few cards. */
gboolean adc_ark_odds_compute (const AdcArkCombat *combat, AdcArkSide side, AdcArkCard card, const AdcArkHand *other,
                               double chances[ADC_ARK_N_OUTCOMES]);
